import type { JobServices } from '../../platform/jobs.server.ts'
import { deliverToFile } from './file-channel.server.ts'
import { markDelivered, takeMessage } from './messages.server.ts'

/** Delivers every waiting message. One that cannot be delivered waits longer and does not hold up the others. */
export async function deliverMessages({ db, clock, environment, log }: JobServices): Promise<void> {
  for (;;) {
    const message = await takeMessage(db, clock.now())
    if (!message) return
    const { id, channel, template } = message
    try {
      await deliverToFile(environment.dataDir, message)
      await markDelivered(db, message, clock.now())
      log.info({ id, channel, template }, 'message delivered')
    } catch (error) {
      log.warn({ err: error, id, channel, template }, 'message not delivered, will be tried again')
    }
  }
}
