import type { JobServices } from '../../platform/jobs.server.ts'
import { forgetCounts } from '../../platform/rate-limit.server.ts'
import { forgetCodes } from './codes.server.ts'
import { forgetOwnNumbers } from './own-numbers.server.ts'

/** Deletes numbers and counts that no limit needs any more. */
export async function forgetOldCodes({ db, clock }: Pick<JobServices, 'db' | 'clock'>): Promise<void> {
  await forgetCodes(db, clock.now())
  await forgetOwnNumbers(db, clock.now())
  await forgetCounts(db, clock.now())
}
