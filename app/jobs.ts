import { forgetOldCodes } from './core/codes/forget-codes.job.ts'
import type { Job } from './platform/jobs.server.ts'

/** Everything that is done by the clock, and who does it. */
export const jobs: readonly Job[] = [{ name: 'forget-codes', every: '17 * * * *', run: forgetOldCodes }]
