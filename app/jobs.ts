import { forgetOldCodes } from './core/codes/forget-codes.job.ts'
import { deliverOver } from './core/messages/deliver.job.ts'
import { channels } from './core/messages/message.ts'
import { outboxChannel } from './core/messages/messages.server.ts'
import type { Job } from './platform/jobs.server.ts'

/** Everything that is done later, and who does it. */
export const jobs: readonly Job[] = [
  ...channels.map(
    (channel): Job => ({
      name: `deliver-${channel}`,
      every: '* * * * *',
      wokenBy: outboxChannel,
      run: (services) => deliverOver(channel, services),
    }),
  ),
  { name: 'forget-codes', every: '17 * * * *', run: forgetOldCodes },
]
