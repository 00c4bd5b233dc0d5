import { messagesStore } from '../../core/messages/personal-data.server.ts'
import type { JobServices } from '../../platform/jobs.server.ts'
import { escalatePrivacy, forgetVisits } from './escalate.server.ts'

/** Every hour: escalates what is nearly due, and forgets visits and files that are no longer needed. */
export async function watchPrivacy({ db, clock, environment, log }: JobServices): Promise<void> {
  const now = clock.now()
  const escalated = await escalatePrivacy(db, { now, publicUrl: environment.publicUrl })
  if (escalated > 0) log.warn({ escalated }, 'privacy requests nearly due')
  await forgetVisits(db, now)
  await messagesStore.eraseFiles?.(db, environment.dataDir)
}
