import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { emptyFolder, filesIn } from '../../../tests/support/channels.ts'
import { type PostgresServer, startPostgres } from '../../../tests/support/postgres.ts'
import { newServerDatabase } from '../../../tests/support/server-database.ts'
import { systemClock } from '../../platform/clock.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { log } from '../../platform/log.server.ts'
import { openPostgres } from '../../platform/postgres.server.ts'
import { compose } from './message.ts'
import { writeMessage } from './messages.server.ts'
import { OutboxWorker } from './outbox-worker.server.ts'
import { template } from './template.ts'

log.level = 'silent'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

const thanks = (key: string) =>
  compose(template('thanks', 'Terima kasih', 'Terima kasih, {{name}}.'), { name: 'Rina' }, { channel: 'sms', to: '+6281', key })

test('messages written before and after a restart of the server are delivered', async () => {
  await using folder = await emptyFolder()
  const database = openPostgres(await newServerDatabase(server.url), log)
  await database.migrate()
  const environment = readEnvironment({ DATA_DIR: folder.path })
  const worker = new OutboxWorker({ db: database.db, database, clock: systemClock, environment, log })
  await worker.start()
  const write = (key: string) => database.db.transaction((tx) => writeMessage(tx, thanks(key), systemClock.now()))
  const delivered = (count: number) =>
    vi.waitFor(async () => expect(await filesIn(folder.path)).toHaveLength(count), { timeout: 30_000, interval: 100 })
  await write('before')
  await delivered(1)
  server.restart()
  await vi.waitFor(() => write('after'), { timeout: 20_000 })
  await delivered(2)
  await worker.stop()
  await database.close()
})
