import type { JobServices } from '../../platform/jobs.server.ts'
import { forgetPageSpeeds } from './page-speed.server.ts'

const hoursOfSpeeds = 400 * 24

/** Deletes counts of page speed after a little more than a year. Records of choices have a period in the office. */
export async function forgetOldTracking({ db, clock }: Pick<JobServices, 'db' | 'clock'>): Promise<void> {
  await forgetPageSpeeds(db, clock.now().subtract({ hours: hoursOfSpeeds }))
}
