import type { JobServices } from '../../platform/jobs.server.ts'
import { endSilent, forgetExpired } from './forget-conversations.server.ts'

/** Ends conversations in which nobody writes any more, and deletes blocks and links that have expired. */
export async function forgetConversations({ db, clock }: Pick<JobServices, 'db' | 'clock'>): Promise<void> {
  await endSilent(db, clock.now())
  await forgetExpired(db, clock.now())
}
