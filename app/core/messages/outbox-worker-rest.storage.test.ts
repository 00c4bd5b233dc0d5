import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyFolder, filesIn } from '../../../tests/support/channels.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { log } from '../../platform/log.server.ts'
import { compose } from './message.ts'
import { writeMessage } from './messages.server.ts'
import { OutboxWorker } from './outbox-worker.server.ts'
import { outbox } from './tables.ts'
import { template } from './template.ts'

/** The length of every rest in ms. The test does not actually wait. */
const rests = vi.hoisted(() => [] as unknown[])
vi.mock(import('node:timers/promises'), async (original) => {
  const promises = await original()
  const setTimeout = async (milliseconds?: number) => void rests.push(milliseconds)
  return { ...promises, setTimeout: setTimeout as unknown as typeof promises.setTimeout }
})

const thanks = (key: string) =>
  compose(template('thanks', 'Terima kasih', 'Terima kasih, {{name}}.'), { name: 'Rina' }, { channel: 'sms', to: '+6281', key })

describe.each(everyDatabase)('the outbox worker on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await database.db.delete(outbox)
    rests.length = 0
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  afterAll(() => database.close())

  /** The fake clock moves by `step` each time it is read. */
  const deliver = async (messages: number, step: number, isQuiet: boolean) => {
    await using folder = await emptyFolder()
    for (let number = 0; number < messages; number++) await writeMessage(database.db, thanks(`${number}`), systemClock.now())
    const environment = readEnvironment({ DATA_DIR: folder.path })
    const worker = new OutboxWorker({ db: database.db, database, clock: systemClock, environment, log }, () => isQuiet)
    let milliseconds = 0
    vi.spyOn(performance, 'now').mockImplementation(() => {
      milliseconds += step
      return milliseconds
    })
    await worker.deliverDue()
    expect(await filesIn(folder.path)).toHaveLength(messages)
  }

  test('takes the first message at once, then rests nineteen times as long as it worked while visitors are there', async () => {
    await deliver(1, 5, false)
    // Reading the clock for the rest takes one step of it.
    expect(rests).toEqual([19 * 5 - 5])
  })

  test('rests only as long as it worked while nobody visits', async () => {
    await deliver(40, 100, true)
    expect(Math.max(...rests.map(Number), 0)).toBeLessThanOrEqual(100)
  })

  test('rests after every look, up to a limit', async () => {
    await deliver(40, 100, false)
    expect(rests.length).toBeGreaterThanOrEqual(5)
    expect(new Set(rests)).toEqual(new Set([400 - 100]))
  })
})
