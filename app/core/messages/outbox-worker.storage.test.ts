import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { emptyFolder, filesIn, startGateway, startMailServer } from '../../../tests/support/channels.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { takeNext } from '../../../tests/support/outbox.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import type { JobServices } from '../../platform/jobs.server.ts'
import { mostAtOnce } from './concurrency-limit.ts'
import { channels, compose, type Message, mostAttempts } from './message.ts'
import { writeMessage } from './messages.server.ts'
import { OutboxWorker } from './outbox-worker.server.ts'
import { outbox } from './tables.ts'
import { template } from './template.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const later = (seconds: number) => morning.add({ seconds })

const code = template('one_time_code', 'Kode', 'Kode Anda {{code}}.', ['code'])
/** A short timeout for gateways that hang. */
const shortTimeouts = { CHANNEL_TIMEOUT_SECONDS: '1' }
const receivers = { whatsapp: '+6281234567890', sms: '+6281234567890', email: 'rina@contoh.id', webhook: 'crm', affiliate: 'b' }

describe.each(everyDatabase)('delivery on $name', ({ open }) => {
  let database: Database
  let folder: Awaited<ReturnType<typeof emptyFolder>>
  beforeAll(async () => {
    database = await open()
    folder = await emptyFolder()
  })
  afterAll(async () => {
    await database.close()
    await folder[Symbol.asyncDispose]()
  })
  beforeEach(() => database.db.delete(outbox))

  test('every configured channel is used, and the gateway fetches files from this site', async () => {
    await using gateway = await startGateway()
    await using mailServer = await startMailServer()
    const attachments = [{ name: 'brosur.pdf', address: '/brosur/download?id=22', contentType: 'application/pdf' }]
    // A partner's address is on the internet only: channels/affiliate.test.ts.
    const here = channels.filter((channel) => channel !== 'affiliate')
    for (const channel of here) await write({ channel, attachments })
    await deliver(services({ ...gatewaysAt(gateway.url), ...mailAt(mailServer.port) }))
    expect(gateway.received.map(({ path }) => path).toSorted()).toEqual(['/1055512345/messages', '/crm', '/sms'])
    expect(mailServer.mails()[0]?.text).toContain('brosur.pdf: https://contoh.id/brosur/download?id=22')
    expect(await filesIn(folder.path)).toEqual([])
    expect(await rows()).toMatchObject(here.map(() => ({ attempts: 1, secrets: null, deadAt: null })))
  })

  test.each(['hangs', 'loses-answer', 500, 503, 429, 401] as const)(
    'after %s from a gateway the message is sent again and delivered once',
    async (manner) => {
      await using gateway = await startGateway(manner)
      await write()
      await deliver(services({ ...gatewaysAt(gateway.url), ...shortTimeouts }))
      expect(await rows()).toMatchObject([{ deliveredAt: null, deadAt: null, problem: expect.stringMatching(/timeout|http/) }])
      await deliver(services(gatewaysAt(gateway.url), later(14)))
      expect(gateway.received).toHaveLength(1)
      await deliver(services(gatewaysAt(gateway.url), later(15)))
      await deliver(services(gatewaysAt(gateway.url), later(100_000)))
      expect(gateway.received).toHaveLength(2)
      expect(gateway.kept().map(({ body }) => JSON.parse(body).text)).toEqual(['Kode Anda 123456.'])
      expect(await rows()).toMatchObject([{ deliveredAt: later(15), secrets: null, problem: null }])
    },
  )

  test('a gateway that asks for a pause gets no message during it', async () => {
    // One refusal for each message that can be sent at the same time.
    const refusals = Array.from({ length: mostAtOnce }, () => ({ status: 429, retryAfter: '120' }))
    await using gateway = await startGateway(...refusals)
    for (let number = 0; number < mostAtOnce + 2; number++) await write({ key: `sms ${number}` })
    const { deliverAt } = movingWorker(gatewaysAt(gateway.url))
    await deliverAt(morning)
    expect(gateway.received).toHaveLength(mostAtOnce)
    await deliverAt(later(119))
    expect(gateway.received).toHaveLength(mostAtOnce)
    await deliverAt(later(120))
    expect(gateway.kept()).toHaveLength(mostAtOnce + 2)
  })

  test('a gateway that asks for a pause of weeks gets the next attempt within a day', async () => {
    await using gateway = await startGateway({ status: 503, retryAfter: '9999999' })
    await write()
    const { deliverAt } = movingWorker(gatewaysAt(gateway.url))
    await deliverAt(morning)
    await deliverAt(later(6 * 60 * 60))
    expect(gateway.kept()).toHaveLength(1)
  })

  test('a gateway that answers twice gets the message once', async () => {
    await using gateway = await startGateway('answers-twice')
    await write()
    await deliver(services(gatewaysAt(gateway.url)))
    await deliver(services(gatewaysAt(gateway.url), later(100_000)))
    expect(gateway.received).toHaveLength(1)
  })

  test('an unreachable gateway gets the message when it can be reached', async () => {
    await using gateway = await startGateway()
    const gone = await startGateway()
    await gone[Symbol.asyncDispose]()
    await write()
    await deliver(services(gatewaysAt(gone.url)))
    expect(await rows()).toMatchObject([{ problem: 'ECONNREFUSED' }])
    await deliver(services(gatewaysAt(gateway.url), later(15)))
    expect(gateway.kept()).toHaveLength(1)
  })

  test.each([450, 'hangs', 'loses-answer'] as const)(
    'after %s from a mail server exactly one e-mail reaches the mailbox',
    async (manner) => {
      await using mailServer = await startMailServer({}, manner)
      await write({ channel: 'email' })
      await deliver(services({ ...mailAt(mailServer.port), ...shortTimeouts }))
      expect(await rows()).toMatchObject([{ deliveredAt: null, deadAt: null }])
      await deliver(services(mailAt(mailServer.port), later(15)))
      expect(mailServer.mails()).toHaveLength(1)
      expect(await rows()).toMatchObject([{ deliveredAt: later(15) }])
    },
  )

  test('a message that a gateway refuses becomes a dead letter at once, shown without its content', async () => {
    await using gateway = await startGateway(400)
    await using own = await emptyFolder()
    const lines: string[] = []
    await write({ channel: 'whatsapp' })
    const environment = { ...gatewaysAt(gateway.url), DATA_DIR: own.path }
    await deliver(services(environment, morning, lines))
    await deliver(services(environment, later(100_000), lines))
    expect(gateway.received).toHaveLength(1)
    const letter = { channel: 'whatsapp', template: 'one_time_code', problem: 'http 400, code 131026' }
    expect(await rows()).toMatchObject([letter])
    expect(await filesIn(own.path, 'dead')).toMatchObject([letter])
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ ...letter, level: 50, msg: 'message given up' }])
    const shown = lines.join() + JSON.stringify(await filesIn(own.path, 'dead'))
    for (const content of ['123456', '6281234567890', 'Kode']) expect(shown).not.toContain(content)
    expect(await rows()).toMatchObject([{ secrets: null }])
  })

  test('a message that is never delivered is given up after a day, with the last answer of the gateway', async () => {
    await using gateway = await startGateway(...Array.from({ length: mostAttempts }, () => 503))
    await write()
    for (let day = 0; day < mostAttempts; day++) await deliver(services(gatewaysAt(gateway.url), later(day * 86_400)))
    expect(gateway.received).toHaveLength(mostAttempts)
    expect(await rows()).toMatchObject([{ problem: 'http 503', attempts: mostAttempts }])
  })

  test('an expired code is not sent', async () => {
    await using gateway = await startGateway(503)
    await write({ expiresAt: later(300) })
    await deliver(services(gatewaysAt(gateway.url)))
    await deliver(services(gatewaysAt(gateway.url), later(300)))
    expect(gateway.received).toHaveLength(1)
    expect(await rows()).toMatchObject([{ problem: 'expired' }])
  })

  test('two instances at once send each message once', async () => {
    await using gateway = await startGateway()
    const keys = Array.from({ length: 20 }, (_, number) => `code:${number}`)
    for (const key of keys) await write({ key })
    await Promise.all([1, 2].map(() => deliver(services(gatewaysAt(gateway.url)))))
    expect(gateway.received).toHaveLength(keys.length)
    expect(gateway.kept()).toHaveLength(keys.length)
  })

  test('a message that was not accepted is tried again when its next attempt is due, without a notification', async () => {
    await using gateway = await startGateway(503)
    await write()
    const { start, moveTo } = movingWorker(gatewaysAt(gateway.url))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await start()
    await eventually(async () => expect(await rows()).toMatchObject([{ problem: 'http 503' }]))
    moveTo(later(15))
    // In small steps: a large one would also end a connection to the database that is being made.
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(500)
        expect(gateway.kept()).toHaveLength(1)
      },
      { timeout: 20_000 },
    )
  })

  test('a message that cannot be read is given up in the end, and delays no other', async () => {
    await using gateway = await startGateway()
    await write({ key: 'good' })
    await write({ key: 'unreadable', attachments: [{ name: 'brosur.pdf' } as never] })
    const { deliverAt } = movingWorker(gatewaysAt(gateway.url))
    for (let day = 0; day < mostAttempts; day++) await deliverAt(later(day * 86_400))
    expect(gateway.kept()).toHaveLength(1)
    expect(await rows()).toMatchObject([
      { key: 'good', deadAt: null },
      { key: 'unreadable', problem: 'fault', deadAt: expect.anything() },
    ])
  })

  test('a dead letter that an operator revives is sent at once', async () => {
    await using gateway = await startGateway(400)
    await database.db.insert(outbox).values({ ...smsRow('thanks'), secrets: {} })
    const { start } = movingWorker(gatewaysAt(gateway.url))
    await start()
    await eventually(async () => expect((await rows())[0]?.deadAt).not.toBeNull())
    await database.db.update(outbox).set({ deadAt: null, problem: null, attempts: 0, tryAt: morning, heldUntil: null })
    await eventually(() => expect(gateway.kept()).toHaveLength(1))
  })

  test('two hundred messages are sent, each once', async () => {
    await using gateway = await startGateway()
    await database.db.insert(outbox).values(Array.from({ length: 200 }, (_, number) => smsRow(`many ${number}`)))
    await deliver(services(gatewaysAt(gateway.url)))
    expect(gateway.received).toHaveLength(200)
    expect(gateway.kept()).toHaveLength(200)
  })

  test('a message taken by a killed process is sent after the restart', async () => {
    await using gateway = await startGateway()
    await write()
    await takeNext(database.db, 'sms', morning)
    await deliver(services(gatewaysAt(gateway.url), later(14)))
    expect(gateway.received).toEqual([])
    await deliver(services(gatewaysAt(gateway.url), later(15)))
    expect(gateway.kept()).toHaveLength(1)
  })

  test('messages on which a gateway hangs delay neither others of their channel nor other channels', async () => {
    await using slow = await startGateway('hangs', 'hangs', 'hangs')
    await using quick = await startGateway()
    for (let number = 0; number < 8; number++) await write({ key: `code:${number}` })
    await write({ channel: 'webhook' })
    const sending = deliver(services({ ...gatewaysAt(slow.url), CRM_WEBHOOK_URL: quick.url }))
    await expect.poll(async () => slow.kept().length).toBe(5)
    await expect.poll(() => quick.kept().length).toBe(1)
    await slow[Symbol.asyncDispose]()
    await sending
    expect((await rows()).filter(({ deliveredAt }) => deliveredAt === null)).toHaveLength(3)
  })

  type Written = Partial<Pick<Message, 'channel' | 'to' | 'key' | 'expiresAt' | 'attachments'>>
  async function write({ channel = 'sms', key = `code:${channel}`, ...rest }: Written = {}): Promise<void> {
    const message = compose(code, { code: '123456' }, { to: receivers[channel], ...rest, channel, key })
    await database.db.transaction((tx) => writeMessage(tx, message, morning))
  }
  const rows = () => database.db.select().from(outbox).orderBy(outbox.key)
  const deliver = (all: JobServices) => new OutboxWorker(all).deliverDue()
  /** One worker with a clock that the test moves. */
  function movingWorker(variables: Record<string, string>) {
    let now = morning
    const worker = new OutboxWorker({ ...services(variables), clock: { now: () => now } })
    const moveTo = (instant: Instant) => {
      now = instant
    }
    const deliverAt = (instant: Instant) => {
      moveTo(instant)
      return worker.deliverDue()
    }
    /** Also after a failed test: the worker would send the messages of the next one. */
    const start = () => {
      onTestFinished(async () => {
        vi.useRealTimers()
        await worker.stop()
      })
      return worker.start()
    }
    return { start, moveTo, deliverAt }
  }
  function services(variables: Record<string, string>, now = morning, lines: string[] = []): JobServices {
    const usual = { DATA_DIR: folder.path, PUBLIC_URL: 'https://contoh.id' }
    const environment = readEnvironment({ ...usual, ...variables })
    const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) })
    return { db: database.db, database, clock: { now: () => now }, environment, log: log as unknown as JobServices['log'] }
  }
})

function smsRow(key: string) {
  const { to: recipient, ...message } = compose(code, { code: '123456' }, { channel: 'sms', key, to: receivers.sms })
  return { ...message, recipient, id: randomUUID(), createdAt: morning, attempts: 0, tryAt: morning }
}

function gatewaysAt(url: string) {
  return {
    WHATSAPP_API_URL: url,
    WHATSAPP_PHONE_NUMBER_ID: '1055512345',
    WHATSAPP_TOKEN: 'wa-token',
    SMS_URL: `${url}/sms`,
    SMS_TOKEN: 'sms-token',
    SMS_FROM: 'MOBIL',
    CRM_WEBHOOK_URL: `${url}/crm`,
    CRM_WEBHOOK_SECRET: '0123456789abcdef',
  }
}

function mailAt(port: number) {
  return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'kabar@contoh.id' }
}
