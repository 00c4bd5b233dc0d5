import { createHmac } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { namesLocked, tablesWithLockedRows } from '../../../tests/support/locks.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { rateLimits } from '../../platform/tables.ts'
import { newRequestKey } from '../leads/private-address.server.ts'
import { outbox } from '../messages/tables.ts'
import { type CodeRequest, checkCode, codeStatus, forgetCodes, issueCode } from './codes.server.ts'
import { codes, ownNumbers } from './tables.ts'

const morning = Temporal.Instant.from('2026-11-28T02:30:20Z')
const after = (seconds: number): Instant => morning.add({ seconds })
const ibuRina = '+6281234567890'
const pakBudi = '+6281398765432'

describe.each(everyDatabase)('codes on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    for (const table of [codes, outbox, ownNumbers, rateLimits]) await database.db.delete(table)
  })
  afterAll(() => database.close())

  const consultation = (changes: Partial<CodeRequest> = {}): CodeRequest => ({
    purpose: 'consultation',
    flow: newRequestKey(),
    phone: ibuRina,
    client: '203.0.113.7',
    device: 'rina',
    channel: 'whatsapp',
    deliver: true,
    ...changes,
  })
  const issue = (request: CodeRequest, now = morning) => database.db.transaction((tx) => issueCode(tx, request, now))
  const type = (request: CodeRequest, typed: string, now = after(30)) => checkCode(database.db, { ...request, typed }, now)
  /** The code as its owner reads it on the phone. */
  const received = async (phone = ibuRina): Promise<string> => {
    const [message] = await database.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, phone))
      .orderBy(desc(outbox.createdAt))
      .limit(1)
    return message?.secrets?.code ?? ''
  }
  const issued = async (changes: Partial<CodeRequest> = {}, now = morning) => {
    const request = consultation(changes)
    const answer = await issue(request, now)
    if (!answer.ok) throw new Error(answer.refusal.reason)
    return { request, code: await received(request.phone), ...answer.value }
  }
  const otherThan = (code: string, number = 1) => String((Number(code) + number) % 1_000_000).padStart(6, '0')
  const rows = () => database.db.select().from(codes).orderBy(codes.sentAt)

  test('a code is sent by message and can be used once, within five minutes', async () => {
    const { request, code, resendAt, expiresAt } = await issued()
    expect(code).toMatch(/^\d{6}$/)
    expect([resendAt, expiresAt].map(String)).toEqual(['2026-11-28T02:31:20Z', '2026-11-28T02:35:20Z'])
    expect(await database.db.select().from(outbox)).toMatchObject([
      { channel: 'whatsapp', recipient: ibuRina, template: 'one_time_code', secrets: { code }, expiresAt },
    ])
    expect(await type(request, `Kode Anda: ${code.slice(0, 3)} ${code.slice(3)}.`)).toEqual({ ok: true, value: undefined })
    expect(await type(request, code)).toEqual({ ok: false, refusal: { kind: 'used' } })
  })

  test('sending locks the number and the device until the commit, and a guess locks its code', async () => {
    await database.db.transaction(async (tx) => {
      await issueCode(tx, consultation(), morning)
      expect(await namesLocked(tx)).toBe(2)
      await issueCode(tx, consultation({ device: 'budi' }), morning)
      expect(await namesLocked(tx)).toBe(3)
      await issueCode(tx, consultation({ device: 'budi', phone: pakBudi }), morning)
      expect(await namesLocked(tx)).toBe(4)
    })
    const { request, code } = await issued({ phone: '+6281234500000', device: 'sari' })
    await database.db.transaction(async (tx) => {
      await checkCode(tx, { ...request, typed: otherThan(code) }, after(30))
      expect(await tablesWithLockedRows(tx)).toContain('codes')
    })
  })

  test('a code is sent by SMS on request', async () => {
    await issued({ channel: 'sms' })
    expect(await database.db.select().from(outbox)).toMatchObject([{ channel: 'sms' }])
  })

  test("the table contains neither the code nor the journey's secret", async () => {
    const { request, code } = await issued()
    const [row] = await rows()
    const kept = Object.values(row ?? {}).map(String)
    for (const secret of [code, request.flow, request.client]) expect(kept).not.toContain(secret)
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/)
    const [message] = await database.db.select().from(outbox)
    expect(message?.text).toContain('{{code}}')
  })

  test('a code expires to the second', async () => {
    const { request, code } = await issued()
    expect(await type(request, code, after(300))).toEqual({ ok: false, refusal: { kind: 'expired' } })
    expect(await type(request, code, after(299))).toMatchObject({ ok: true })
  })

  test('an unreadable code is refused and does not count', async () => {
    const { request, code } = await issued()
    for (let times = 0; times < 10; times++) {
      expect(await type(request, '12345')).toEqual({ ok: false, refusal: { kind: 'unreadable' } })
    }
    expect(await type(request, code)).toMatchObject({ ok: true })
  })

  test('each wrong guess tells how many are left, and the fifth ends the code', async () => {
    const { request, code } = await issued()
    const answers = []
    for (let number = 1; number <= 6; number++) answers.push(await type(request, otherThan(code, number)))
    const refusals = answers.map((answer) => (answer.ok ? null : answer.refusal))
    expect(refusals).toEqual([...[4, 3, 2, 1].map((left) => ({ kind: 'wrong', left })), { kind: 'burnt' }, { kind: 'burnt' }])
    expect(await type(request, code)).toEqual({ ok: false, refusal: { kind: 'burnt' } })
  })

  test('two hundred guesses at once are counted one by one: after five even the correct code fails', async () => {
    const { request, code } = await issued()
    const guesses = Array.from({ length: 200 }, (_, number) => type(request, otherThan(code, number + 1)))
    const answers = await Promise.all(guesses)
    const kinds = answers.map((answer) => (answer.ok ? 'passed' : answer.refusal.kind))
    expect(kinds.filter((kind) => kind === 'passed')).toHaveLength(0)
    expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(4)
    expect(kinds.filter((kind) => kind === 'burnt')).toHaveLength(196)
    expect(await rows()).toMatchObject([{ misses: 5, ended: 'burnt' }])
    expect(await type(request, code)).toEqual({ ok: false, refusal: { kind: 'burnt' } })
  })

  test('with the correct code among two hundred parallel guesses at most one passes, and at most five are checked', async () => {
    const { request, code } = await issued()
    const guesses = Array.from({ length: 200 }, (_, number) => (number === 100 ? code : otherThan(code, number + 1)))
    const answers = await Promise.all(guesses.map((guess) => type(request, guess)))
    const passed = answers.filter(({ ok }) => ok).length
    const [row] = await rows()
    expect(passed).toBeLessThanOrEqual(1)
    expect(row?.ended).toBe(passed === 1 ? 'used' : 'burnt')
    expect(row?.misses).toBeLessThanOrEqual(5)
  })

  test('the correct code sent fifty times at once passes once', async () => {
    const { request, code } = await issued()
    const answers = await Promise.all(Array.from({ length: 50 }, () => type(request, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers) if (!answer.ok) expect(answer.refusal).toEqual({ kind: 'used' })
  })

  test('a code is valid only for its own number, purpose and journey, and guesses elsewhere do not count for it', async () => {
    const { request, code } = await issued()
    await issued({ phone: pakBudi })
    const elsewhere: Partial<CodeRequest>[] = [{ phone: pakBudi }, { purpose: 'pre-order' }, { flow: newRequestKey() }]
    for (const changes of elsewhere) {
      expect(await type({ ...request, ...changes }, code)).toEqual({ ok: false, refusal: { kind: 'no-code' } })
    }
    expect(await type(request, code)).toMatchObject({ ok: true })
  })

  test('codes of one journey for two numbers and two purposes are kept apart', async () => {
    const { request, code } = await issued()
    const budi = await issued({ flow: request.flow, phone: pakBudi })
    const order = await issued({ flow: request.flow, purpose: 'pre-order' }, after(1))
    expect(await type(budi.request, budi.code)).toMatchObject({ ok: true })
    expect(await type(order.request, order.code)).toMatchObject({ ok: true })
    expect(await type(request, code)).toMatchObject({ ok: true })
  })

  test('a resend within a minute is refused with the time, and the sent code stays valid', async () => {
    const { request, code, resendAt } = await issued()
    const answer = await issue(request, after(59))
    expect(answer).toEqual({ ok: false, refusal: { kind: 'wait', until: resendAt, reason: 'resend' } })
    expect(await database.db.$count(outbox)).toBe(1)
    expect(await type(request, code, after(60))).toMatchObject({ ok: true })
  })

  test('a resend ends the earlier code', async () => {
    const { request, code } = await issued()
    await issue(request, after(60))
    const newer = await received()
    if (newer !== code) expect(await type(request, code, after(61))).toEqual({ ok: false, refusal: { kind: 'wrong', left: 4 } })
    expect(await type(request, newer, after(62))).toMatchObject({ ok: true })
  })

  test('each journey has its own code: requests of strangers end no other code', async () => {
    const own = await issued()
    const strangers = [1, 2].map((each) => consultation({ device: `stranger ${each}`, client: `198.51.100.${each}` }))
    for (const request of strangers) expect(await issue(request, after(60))).toMatchObject({ ok: true })
    for (const request of strangers) expect((await type(request, own.code, after(61))).ok).toBe(false)
    expect(await type(own.request, own.code, after(62))).toMatchObject({ ok: true })
  })

  test('a second tab of the same visitor gets its own code while the first one waits', async () => {
    const first = await issued()
    const second = await issued({ flow: newRequestKey() }, after(5))
    expect(await type(second.request, second.code, after(10))).toMatchObject({ ok: true })
    expect(await type(first.request, first.code, after(10))).toMatchObject({ ok: true })
  })

  test('twenty requests at the same moment send one code', async () => {
    const request = consultation()
    const answers = await Promise.all(Array.from({ length: 20 }, () => issue(request)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await database.db.$count(outbox)).toBe(1)
    expect(await type(request, await received())).toMatchObject({ ok: true })
  })

  test('a code that is not delivered looks like a delivered one, apart from the message', async () => {
    const known = consultation()
    const unknown = consultation({ phone: 'nobody TD-7K3M9Q', device: 'other', client: '198.51.100.4', deliver: false })
    const walk = async (request: CodeRequest) => {
      const told: unknown[] = [
        await issue(request),
        await codeStatus(database.db, request, after(1)),
        await issue(request, after(30)),
      ]
      const wrong = await received().then((code) => otherThan(code))
      for (let times = 0; times < 6; times++) told.push(await type(request, wrong))
      return [...told, await codeStatus(database.db, request, after(40)), await issue(request, after(60))]
    }
    expect(await walk(known)).toEqual(await walk(unknown))
    expect(await database.db.select().from(outbox).where(eq(outbox.recipient, unknown.phone))).toEqual([])
  })

  test('a code that was not sent cannot be guessed', async () => {
    const request = consultation({ deliver: false })
    await issue(request)
    const [row] = await rows()
    const right = Array.from({ length: 1_000_000 }, (_, at) => String(at).padStart(6, '0')).find(
      (code) => createHmac('sha256', request.flow).update(`consultation|${ibuRina}|${code}`).digest('hex') === row?.codeHash,
    )
    expect(right).toMatch(/^\d{6}$/)
    expect(await type(request, right ?? '')).toEqual({ ok: false, refusal: { kind: 'wrong', left: 4 } })
  })

  test('the page gets the state of the code', async () => {
    const request = consultation()
    const status = (now: Instant) => codeStatus(database.db, request, now)
    expect(await status(morning)).toEqual({ refusal: 'no-code', expiresAt: null, wait: null, left: 0 })
    await issue(request)
    const expiresAt = after(300)
    expect(await status(after(1))).toEqual({
      refusal: null,
      expiresAt,
      wait: { kind: 'wait', until: after(60), reason: 'resend' },
      left: 5,
    })
    await type(request, otherThan(await received()))
    expect(await status(after(60))).toEqual({ refusal: null, expiresAt, wait: null, left: 4 })
    expect(await status(after(300))).toEqual({ refusal: 'expired', expiresAt, wait: null, left: 0 })
  })

  test('numbers are deleted when no limit counts them any more', async () => {
    await issued()
    await issued({ phone: pakBudi }, after(3600 * 20))
    await forgetCodes(database.db, after(3600 * 26))
    expect(await rows()).toMatchObject([{ phone: pakBudi }])
  })
})
