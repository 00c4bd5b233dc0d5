import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyFolder, filesIn } from '../../../tests/support/channels.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { takeNext } from '../../../tests/support/outbox.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import type { JobServices } from '../../platform/jobs.server.ts'
import { log } from '../../platform/log.server.ts'
import { compose } from './message.ts'
import { writeMessage } from './messages.server.ts'
import { markDelivered, nextDue, noteProblem, takeDue } from './outbox.server.ts'
import { OutboxWorker } from './outbox-worker.server.ts'
import { outbox } from './tables.ts'
import { template } from './template.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const later = (seconds: number) => morning.add({ seconds })

const greeting = template('greeting', 'Halo', 'Halo {{name}}, buka {{link}} hari ini.', ['link'])
const code = template('one_time_code', 'Kode', 'Kode Anda {{code}}.', ['code'])
const toRina = { channel: 'whatsapp' as const, to: '+6281234567890' }
const brochure = { name: 'brosur-xpander.pdf', address: '/brosur/download?id=22', contentType: 'application/pdf' }

describe.each(everyDatabase)('messages on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(() => database.db.delete(outbox))

  test('a message is delivered once as a file, however often it is written and the worker looks', async () => {
    await using folder = await emptyFolder()
    const services = servicesAt(morning, folder.path)
    await greet('a')
    await greet('a')
    await deliver(services)
    await deliver(services)
    const [row] = await rows()
    expect(await filesIn(folder.path)).toEqual([
      {
        id: row?.id,
        channel: 'whatsapp',
        to: '+6281234567890',
        template: 'greeting',
        text: 'Halo Ibu Rina, buka https://contoh.id/rahasia hari ini.',
        attachments: [brochure],
        createdAt: '2026-11-28T02:00:00Z',
      },
    ])
  })

  test('the secrets of a message are deleted after its delivery', async () => {
    await using folder = await emptyFolder()
    await greet('a')
    expect(await rows()).toMatchObject([{ text: 'Halo Ibu Rina, buka {{link}} hari ini.', values: { name: 'Ibu Rina' } }])
    await deliver(servicesAt(morning, folder.path))
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 1, secrets: null, deadAt: null })
    expect(JSON.stringify(row)).not.toContain('rahasia')
  })

  test('a message is not written when its transaction fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      await writeMessage(tx, greetingFor('never'), morning)
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await rows()).toEqual([])
  })

  test('a message that cannot be delivered waits and is tried again', async () => {
    await using folder = await emptyFolder()
    const blocked = join(folder.path, 'outbox')
    await writeFile(blocked, 'a file where the folder should be')
    await greet('b')
    await deliver(servicesAt(morning, folder.path))
    await rm(blocked)
    await deliver(servicesAt(later(14), folder.path))
    expect(await filesIn(folder.path)).toEqual([])
    await deliver(servicesAt(later(15), folder.path))
    expect(await filesIn(folder.path)).toHaveLength(1)
  })

  test('a message taken by a killed process becomes due again, and no process gets it earlier', async () => {
    await greet('c')
    const taken = await take(morning)
    expect(taken).toMatchObject({ attempts: 1, text: 'Halo Ibu Rina, buka https://contoh.id/rahasia hari ini.' })
    expect(await take(later(14))).toBeNull()
    expect(await take(later(15))).toEqual({ ...taken, attempts: 2 })
  })

  test('a message stays taken as long as an attempt may last, when that is longer than the pause', async () => {
    await greet('c')
    await takeNext(database.db, 'whatsapp', morning, 125)
    expect(await take(later(124))).toBeNull()
    expect(await take(later(125))).toMatchObject({ attempts: 2 })
  })

  test('an instance whose clock is ahead does not take a message that another instance is sending', async () => {
    await greet('c')
    const room = new Map([['whatsapp', 1] as const])
    const [taken] = await takeDue(database.db, room, morning, 15)
    expect(await takeDue(database.db, room, later(60), 15)).toEqual([])
    await noteProblem(database.db, { id: String(taken?.id), attempts: 1 }, 'http 503')
    expect(await takeDue(database.db, room, later(60), 0)).toMatchObject([{ attempts: 2 }])
    // The hold of that attempt has ended: it was for no second.
    expect(await takeDue(database.db, room, later(120), 15)).toMatchObject([{ attempts: 3 }])
  })

  test('an attempt that ends late does not end the hold of the next one', async () => {
    await greet('c')
    const room = new Map([['whatsapp', 1] as const])
    const [late] = await takeDue(database.db, room, morning, 0)
    await takeDue(database.db, room, later(60), 15)
    await noteProblem(database.db, { id: String(late?.id), attempts: 1 }, 'timeout')
    expect(await takeDue(database.db, room, later(120), 15)).toEqual([])
  })

  test('codes are taken first, then messages never tried, then the others', async () => {
    await greet('tried')
    await take(morning)
    await greet('fresh', later(20))
    await write(compose(code, { code: '123456' }, { ...toRina, key: 'code', expiresAt: later(300) }), later(21))
    const order = [await take(later(30)), await take(later(30)), await take(later(30)), await take(later(30))]
    const ids = new Map((await rows()).map(({ id, key }) => [id, key]))
    expect(order.map((message) => message && ids.get(message.id))).toEqual(['code', 'fresh', 'tried', null])
  })

  test('many workers at once take each message once', async () => {
    const keys = Array.from({ length: 12 }, (_, number) => `many ${number}`)
    await Promise.all(keys.map((key) => greet(key)))
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(morning)))
    const ids = taken.flatMap((message) => message?.id ?? [])
    expect(ids.toSorted()).toEqual((await rows()).map(({ id }) => id).toSorted())
  })

  test('a delivered message is never taken again', async () => {
    await greet('d')
    const taken = await take(morning)
    await markDelivered(database.db, [String(taken?.id)], morning)
    expect(await take(later(100_000))).toBeNull()
  })

  test('all due messages are taken at once, up to the limit of each channel', async () => {
    for (const key of ['1', '2', '3']) await greet(key)
    for (const key of ['4', '5', '6']) await write({ ...greetingFor(key), channel: 'sms' }, morning)
    const room = new Map([['whatsapp', 2] as const, ['sms', 5] as const])
    const taken = await takeDue(database.db, room, morning, 15)
    expect(taken.map(({ channel }) => channel).toSorted()).toEqual(['sms', 'sms', 'sms', 'whatsapp', 'whatsapp'])
  })

  test('the next look is due when the first waiting message of these channels is due', async () => {
    await greet('a', later(60))
    await greet('b', later(30))
    await write({ ...greetingFor('c'), channel: 'sms' }, morning)
    expect(await nextDue(database.db, ['whatsapp', 'email'])).toEqual(later(30))
    expect(await nextDue(database.db, ['email'])).toBeNull()
    expect(await nextDue(database.db, [])).toBeNull()
  })

  test('a running worker delivers a message soon after its commit, once', async () => {
    await using folder = await emptyFolder()
    const worker = new OutboxWorker(servicesAt(morning, folder.path))
    await worker.start()
    await Promise.all(['c', 'd', 'e'].map((key) => greet(key)))
    await vi.waitFor(async () => expect(await filesIn(folder.path)).toHaveLength(3), { timeout: 20_000, interval: 200 })
    await worker.stop()
    expect(await rows()).toMatchObject(['c', 'd', 'e'].map((key) => ({ key, attempts: 1, secrets: null })))
  })

  const deliver = (services: JobServices) => new OutboxWorker(services).deliverDue()
  const greet = (key: string, now = morning) => write(greetingFor(key), now)
  const write = (message: ReturnType<typeof greetingFor>, now: Instant) =>
    database.db.transaction((tx) => writeMessage(tx, message, now))
  const take = (now: Instant) => takeNext(database.db, 'whatsapp', now)
  const rows = () => database.db.select().from(outbox).orderBy(outbox.key)
  const servicesAt = (now: Instant, dataDir: string): JobServices => ({
    db: database.db,
    database,
    clock: { now: () => now },
    environment: readEnvironment({ DATA_DIR: dataDir }),
    log,
  })
})

function greetingFor(key: string) {
  const values = { name: 'Ibu Rina', link: 'https://contoh.id/rahasia' }
  return compose(greeting, values, { ...toRina, key, attachments: [brochure] })
}
