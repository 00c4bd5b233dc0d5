import type { JobServices } from '../../../platform/jobs.server.ts'
import { forgetExpiredContacts } from './remembered.server.ts'

/** Deletes remembered contacts whose time is over, also when their device never comes back. */
export async function forgetOldContacts({ db, clock }: Pick<JobServices, 'db' | 'clock'>): Promise<void> {
  await forgetExpiredContacts(db, clock.now())
}
