import { deliverMessages } from './core/messages/deliver.job.ts'
import { outboxChannel } from './core/messages/messages.server.ts'
import type { Job } from './platform/jobs.server.ts'

/** Everything that is done later, and who does it. */
export const jobs: readonly Job[] = [
  { name: 'deliver-messages', every: '* * * * *', wokenBy: outboxChannel, run: deliverMessages },
]
