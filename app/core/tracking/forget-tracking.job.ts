import type { JobServices } from '../../platform/jobs.server.ts'
import { forgetChoices } from './choices.server.ts'
import { forgetPageSpeeds } from './page-speed.server.ts'

const hours = { choices: 2 * 365 * 24, speeds: 400 * 24 }

/** Deletes records of choices after two years, and counts of page speed after a little more than one. */
export async function forgetOldTracking({ db, clock }: Pick<JobServices, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await forgetChoices(db, now.subtract({ hours: hours.choices }))
  await forgetPageSpeeds(db, now.subtract({ hours: hours.speeds }))
}
