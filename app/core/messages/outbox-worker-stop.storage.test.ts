import { expect, test } from 'vitest'
import { emptyFolder, startGateway } from '../../../tests/support/channels.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { systemClock } from '../../platform/clock.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { log } from '../../platform/log.server.ts'
import { compose } from './message.ts'
import { writeMessage } from './messages.server.ts'
import { OutboxWorker } from './outbox-worker.server.ts'
import { outbox } from './tables.ts'
import { template } from './template.ts'

log.level = 'silent'

const thanks = compose(
  template('thanks', 'Terima kasih', 'Terima kasih, {{name}}.'),
  { name: 'Rina' },
  { channel: 'sms', to: '+6281', key: 'thanks' },
)

test.each(everyDatabase)('a stop during an attempt ends once the outcome is recorded, on $name', async ({ open }) => {
  await using folder = await emptyFolder()
  const answer = Promise.withResolvers<200>()
  await using gateway = await startGateway(answer.promise)
  const sms = { SMS_URL: gateway.url, SMS_TOKEN: 'sms-token', SMS_FROM: 'MOBIL' }
  const environment = readEnvironment({ DATA_DIR: folder.path, ...sms })
  const database = await open()
  const worker = new OutboxWorker({ db: database.db, database, clock: systemClock, environment, log })
  await worker.start()
  await database.db.transaction((tx) => writeMessage(tx, thanks, systemClock.now()))
  await eventually(() => expect(gateway.received).toHaveLength(1))

  const stopped = worker.stop()
  answer.resolve(200)
  await stopped

  expect(await database.db.select().from(outbox)).toMatchObject([{ deliveredAt: expect.anything() }])
  await database.close()
})
