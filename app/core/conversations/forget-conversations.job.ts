import type { JobServices } from '../../platform/jobs.server.ts'
import { endSilent, forgetOld } from './forget-conversations.server.ts'

/** Ends conversations in which nobody writes any more, and deletes those that the operator no longer keeps. */
export async function forgetConversations({
  db,
  clock,
  environment,
}: Pick<JobServices, 'db' | 'clock' | 'environment'>): Promise<void> {
  await endSilent(db, clock.now())
  await forgetOld(db, environment.chatKeepDays, clock.now())
}
