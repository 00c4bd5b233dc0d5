import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { Device } from '../../platform/device.server.ts'
import { rateLimits } from '../../platform/tables.ts'
import { newRequestKey } from '../leads/private-address.server.ts'
import { outbox } from '../messages/tables.ts'
import { type CodeRequest, checkCode, codeStatus, issueCode } from './codes.server.ts'
import { forgetOwnNumbers, isOwnNumber, recordOwnNumber } from './own-numbers.server.ts'
import { codes, ownNumbers } from './tables.ts'

const morning = Temporal.Instant.from('2026-11-28T02:30:20Z')
const after = (seconds: number): Instant => morning.add({ seconds })
const ibuRina = '+6281234567890'
const pakBudi = '+6281398765432'

describe.each(everyDatabase)('how often codes are sent on $name', ({ open }) => {
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

  /** Another person: another browser, by default at another address. */
  const stranger = (number: number, client = `198.51.100.${number}`) => ({
    flow: newRequestKey(),
    device: `stranger ${number}`,
    client,
  })
  const flood = (strangers: Partial<CodeRequest>[], now = morning) =>
    Promise.all(strangers.map((changes) => issue(consultation(changes), now)))
  const passed = (answers: Awaited<ReturnType<typeof flood>>) => answers.filter(({ ok }) => ok).length

  const provenBy = (device: string, phone = ibuRina) =>
    recordOwnNumber(database.db, { id: () => '', renew: () => device } as Device, phone, morning)

  const number = (last: number) => `+62813000${String(10_000 + last)}`

  test('the fourth code of a journey waits until the first is an hour old; the third stays valid', async () => {
    const { request } = await issued()
    for (const minute of [2, 4]) expect(await issue(request, after(60 * minute))).toMatchObject({ ok: true })
    const third = await received()
    const refused = await issue(request, after(60 * 6))
    expect(refused).toEqual({ ok: false, refusal: { kind: 'wait', until: after(3600), reason: 'journey' } })
    expect(await type(request, third, after(60 * 6))).toMatchObject({ ok: true })
    expect(await issue(request, after(3600))).toMatchObject({ ok: true })
  })

  test("a stranger with many browsers at one address leaves a code for the number's owner", async () => {
    const oneAddress = Array.from({ length: 30 }, (_, number) => stranger(number, '198.51.100.1'))
    expect(passed(await flood(oneAddress))).toBe(3)
    const [refused] = await flood([stranger(31, '198.51.100.1')], after(60))
    expect(refused).toEqual({ ok: false, refusal: { kind: 'wait', until: after(3600), reason: 'here' } })
    const own = await issued({}, after(60))
    expect(await type(own.request, own.code, after(90))).toMatchObject({ ok: true })
  })

  test('strangers at many addresses use up their share, and a device that proved the number still gets a code', async () => {
    await provenBy('rina')
    const everywhere = Array.from({ length: 30 }, (_, number) => stranger(number))
    expect(passed(await flood(everywhere))).toBe(4)
    const [refused] = await flood([stranger(31)], after(60))
    expect(refused).toEqual({ ok: false, refusal: { kind: 'wait', until: after(3600), reason: 'number' } })
    const own = await issued({}, after(60))
    expect(await type(own.request, own.code, after(90))).toMatchObject({ ok: true })
    expect(await issue(consultation(), after(120))).toMatchObject({ refusal: { reason: 'number' } })
    expect(await database.db.$count(outbox)).toBe(5)
  })

  test('a device that proved another number is a stranger to this one', async () => {
    await provenBy('budi', pakBudi)
    const answers = await flood(Array.from({ length: 5 }, () => ({ device: 'budi', flow: newRequestKey() })))
    expect(passed(answers)).toBe(3)
  })

  test('a number gets at most ten codes a day: eight for strangers, two for its owner', async () => {
    await provenBy('rina')
    for (let hour = 0; hour < 12; hour++)
      await flood(
        [1, 2, 3, 4].map((number) => stranger(100 * hour + number)),
        after(3600 * hour),
      )
    expect(await database.db.$count(outbox)).toBe(8)
    for (let minute = 1; minute < 9; minute++) await issue(consultation(), after(3600 * 12 + 60 * minute))
    expect(await database.db.$count(outbox)).toBe(10)
    expect(await issue(consultation(), after(3600 * 13))).toEqual({
      ok: false,
      refusal: { kind: 'wait', until: after(3600 * 24), reason: 'number' },
    })
  })

  test('one device gets at most ten codes an hour for any numbers, also at the same moment', async () => {
    const answers = await flood(Array.from({ length: 30 }, (_, at) => ({ phone: number(at) })))
    expect(passed(answers)).toBe(10)
    for (const answer of answers) if (!answer.ok) expect(answer.refusal).toMatchObject({ until: after(3600), reason: 'device' })
  })

  test('one address gets two hundred codes at once, then twenty a minute; other addresses do not wait', async () => {
    const newcomers = (count: number, first: number, client = '203.0.113.7') =>
      Array.from({ length: count }, (_, at) => ({ ...stranger(first + at, client), phone: number(first + at) }))
    const answers = await flood(newcomers(230, 0))
    expect(passed(answers)).toBe(200)
    for (const answer of answers) if (!answer.ok) expect(answer.refusal).toMatchObject({ until: after(3), reason: 'network' })
    expect(passed(await flood(newcomers(30, 300), after(60)))).toBe(20)
    expect(passed(await flood(newcomers(1, 400, '198.51.100.4'), after(60)))).toBe(1)
  })

  test('when the number is hidden, requests of others are not shown: the code is only not sent', async () => {
    const ways = [1, 2, 3, 4, 5, 6].map((each) => consultation({ ...stranger(each), purpose: 'follow', hidesNumber: true }))
    for (const request of ways) expect(await issue(request)).toMatchObject({ ok: true })
    expect(await database.db.$count(outbox)).toBe(4)
    for (const request of ways)
      expect(await codeStatus(database.db, request, after(5))).toMatchObject({
        refusal: null,
        wait: { reason: 'resend' },
        left: 5,
      })
  })

  test('a code that was not sent ends no earlier code', async () => {
    const { request, code } = await issued({ purpose: 'follow', hidesNumber: true })
    for (const each of [1, 2, 3]) await issue(consultation(stranger(each)))
    expect(await issue(request, after(61))).toMatchObject({ ok: true })
    expect(await database.db.$count(outbox)).toBe(4)
    expect(await type(request, code, after(62))).toMatchObject({ ok: true })
    expect(await type(request, code, after(63))).toMatchObject({ refusal: { kind: 'used' } })
  })

  test('a device that proves a number gets a new secret, and the earlier secret has no rights', async () => {
    const browser = (cookie = '') => Device.of(new Request('https://contoh.id/', { headers: { Cookie: cookie } }))
    const cookieOf = async (device: Device) => (await device.headers())['Set-Cookie']?.split(';')[0] ?? ''
    const planted = await browser()
    planted.id()
    const device = await browser(await cookieOf(planted))
    await recordOwnNumber(database.db, device, ibuRina, morning)
    const isOwn = async (device: Device, now = morning) =>
      isOwnNumber(database.db, (await browser(await cookieOf(device))).id(), ibuRina, now)
    expect([await isOwn(device), await isOwn(planted)]).toEqual([true, false])
    const again = await browser(await cookieOf(device))
    await recordOwnNumber(database.db, again, pakBudi, morning)
    expect([await isOwn(again), await isOwn(device)]).toEqual([true, false])
    const later = morning.add({ hours: 24 * 180, seconds: 1 })
    expect(await isOwn(again, later)).toBe(false)
    await forgetOwnNumbers(database.db, later)
    expect(await database.db.$count(ownNumbers)).toBe(0)
  })
})
