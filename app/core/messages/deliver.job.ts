import type { JobServices } from '../../platform/jobs.server.ts'
import { deliverToFile } from './file-channel.server.ts'
import { markDelivered, takeLetter } from './messages.server.ts'

/** Delivers every waiting letter. One that cannot be delivered waits longer and does not hold up the others. */
export async function deliverMessages({ db, clock, environment, log }: JobServices): Promise<void> {
  for (;;) {
    const letter = await takeLetter(db, clock.now())
    if (!letter) return
    const { id, channel, template } = letter
    try {
      await deliverToFile(environment.dataDir, letter)
      await markDelivered(db, letter, clock.now())
      log.info({ id, channel, template }, 'message delivered')
    } catch (error) {
      log.warn({ err: error, id, channel, template }, 'message not delivered, will be tried again')
    }
  }
}
