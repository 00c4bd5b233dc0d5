import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { rateLimits } from '../../platform/tables.ts'
import { newRequestKey } from '../leads/private-address.server.ts'
import { outbox } from '../messages/tables.ts'
import { codeRules, codeRulesWith } from './code.ts'
import { codeAction, codePageAnswer, readCodePage } from './code-page.server.ts'
import { type CodeRequest, issueCode } from './codes.server.ts'
import { codes } from './tables.ts'

const morning = Temporal.Instant.from('2026-11-28T02:30:20Z')
const after = (seconds: number): Instant => morning.add({ seconds })

describe.each(everyDatabase)('the page of a code on $name', ({ open }) => {
  let database: Database
  let asked: Omit<CodeRequest, 'channel'>
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    for (const table of [codes, outbox, rateLimits]) await database.db.delete(table)
    asked = {
      purpose: 'consultation',
      flow: newRequestKey(),
      phone: '+6281234567890',
      client: '203.0.113.7',
      device: 'rina',
      deliver: true,
    }
    await database.db.transaction((tx) => issueCode(tx, { ...asked, channel: 'whatsapp' }, morning))
  })
  afterAll(() => database.close())

  const send = (fields: Record<string, string>, now: Instant) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return codeAction(database.db, body, asked, { now })
  }
  const opened = (now: Instant) => readCodePage(database.db, asked, { now })
  const sentCode = async () => (await database.db.select().from(outbox))[0]?.secrets?.code ?? ''
  const wrongCode = async () => String((Number(await sentCode()) + 1) % 1_000_000).padStart(6, '0')

  test('opens with the times, to the second and in the requested zone', async () => {
    expect(await opened(after(5))).toEqual({
      goodUntil: '09.35.20 WIB',
      next: { at: '2026-11-28T02:31:20Z', clock: '09.31.20 WIB' },
      servedAt: '2026-11-28T02:30:25Z',
      typed: '',
      error: null,
      trouble: null,
      resent: null,
    })
    const inMakassar = await readCodePage(database.db, asked, { now: morning, zone: 'Asia/Makassar' })
    expect(inMakassar.goodUntil).toBe('10.35.20 WITA')
  })

  test('when too many codes were requested from the network, the visitor learns at once how long to wait and what to do', async () => {
    const rules = { ...codeRules, perAddress: { burst: 1, perMinute: 1 } }
    const newcomer = { ...asked, flow: newRequestKey(), device: 'budi', phone: '+6281234567891', rules }
    const issue = (phone: string) =>
      database.db.transaction((tx) => issueCode(tx, { ...newcomer, phone, channel: 'whatsapp' }, after(30)))
    await issue('+6281234567892')
    const issued = await issue(newcomer.phone)
    expect(issued).toMatchObject({ ok: false, refusal: { reason: 'network' } })
    expect(await readCodePage(database.db, newcomer, { now: after(30) })).toMatchObject({
      goodUntil: null,
      next: { clock: '09.31.50 WIB' },
      trouble: { title: 'Kode baru dapat diminta pada 09.31.50 WIB', text: expect.stringContaining('pindah jaringan') },
    })
  })

  test('requests of somebody else at the same time leave the visitor the field for their own code', async () => {
    const other = { ...asked, flow: newRequestKey(), device: 'stranger', client: '203.0.113.8', channel: 'whatsapp' as const }
    await database.db.transaction((tx) => issueCode(tx, other, after(61)))
    expect(await opened(after(62))).toMatchObject({ goodUntil: '09.35.20 WIB', trouble: null })
  })

  test('the correct code leads on', async () => {
    expect(await send({ code: await sentCode() }, after(30))).toEqual({ kind: 'verified' })
  })

  test('a wrong or unreadable code stays in the field, with the next step, as 422', async () => {
    const typed = await wrongCode()
    expect(await send({ code: typed }, after(30))).toMatchObject({
      status: 422,
      page: { typed, error: expect.stringContaining('4 kali lagi'), trouble: null, goodUntil: '09.35.20 WIB' },
    })
    expect(await send({ code: '12 34' }, after(30))).toMatchObject({ status: 422, page: { typed: '12 34', trouble: null } })
    expect(await send({}, after(30))).toMatchObject({ status: 422, page: { typed: '' } })
  })

  test('while the visitor corrects a code it is neither used up nor counted as a guess', async () => {
    const code = await sentCode()
    for (let times = 0; times < 9; times++)
      expect(await send({ code: await wrongCode(), intent: 'periksa' }, after(30))).toMatchObject({
        status: 200,
        page: { error: null },
      })
    expect(await send({ code: code.slice(0, 3), intent: 'periksa' }, after(30))).toMatchObject({
      status: 422,
      page: { typed: code.slice(0, 3), error: 'Isi 6 angka dari pesan kami, satu kode saja' },
    })
    expect(await send({ code, intent: 'periksa' }, after(30))).toMatchObject({ status: 200, page: { error: null } })
    expect(await send({ code }, after(30))).toEqual({ kind: 'verified' })
    expect(await send({ code, intent: 'periksa' }, after(40))).toMatchObject({ page: { goodUntil: null } })
  })

  test('a code that has ended gives a 410 page with the next step, also on reopening', async () => {
    expect(await send({ code: await sentCode() }, after(300))).toMatchObject({
      status: 410,
      page: { goodUntil: null, error: null, next: null, trouble: { title: 'Waktu kode ini sudah habis' } },
    })
    expect(await opened(after(300))).toMatchObject({ goodUntil: null, trouble: { title: 'Waktu kode ini sudah habis' } })
  })

  test('the fifth wrong guess ends the code', async () => {
    const code = await wrongCode()
    for (let times = 0; times < 4; times++) expect(await send({ code }, after(30))).toMatchObject({ status: 422 })
    expect(await send({ code }, after(30))).toMatchObject({
      status: 410,
      page: { goodUntil: null, typed: '', trouble: { title: 'Kode ini sudah ditutup' } },
    })
  })

  test('requesting another code too early gives 429 with the time, and says that the last code is still valid', async () => {
    const answer = await send({ intent: 'kirim-whatsapp', code: '' }, after(10))
    expect(answer).toMatchObject({
      status: 429,
      page: {
        goodUntil: '09.35.20 WIB',
        next: { at: '2026-11-28T02:31:20Z' },
        trouble: { title: 'Kode baru dapat diminta pada 09.31.20 WIB', text: expect.stringContaining('tetap berlaku') },
        resent: null,
      },
    })
  })

  test('a burnt code is not called valid while the next one has to wait', async () => {
    const code = await wrongCode()
    for (let times = 0; times < 5; times++) await send({ code }, after(5))
    const answer = await send({ intent: 'kirim-sms' }, after(10))
    expect(answer).toMatchObject({ status: 429, page: { goodUntil: null, next: { clock: '09.31.20 WIB' } } })
    expect(JSON.stringify(answer)).not.toContain('tetap berlaku')
  })

  test('another code is sent through the requested channel', async () => {
    expect(await send({ intent: 'kirim-sms' }, after(60))).toMatchObject({
      status: 200,
      page: { resent: 'sms', goodUntil: '09.36.20 WIB', next: { clock: '09.32.20 WIB' }, trouble: null },
    })
    expect((await database.db.select().from(outbox)).map(({ channel }) => channel).sort()).toEqual(['sms', 'whatsapp'])
  })

  test('a wait until tomorrow names the day, and gives the seconds', async () => {
    for (let hour = 1; hour < 5; hour++) await send({ intent: 'kirim-whatsapp' }, after(hour * 3600))
    expect(await send({ intent: 'kirim-whatsapp' }, after(5 * 3600))).toMatchObject({
      status: 429,
      secondsToWait: 19 * 3600,
      page: { next: { at: '2026-11-29T02:30:20Z', clock: 'Minggu, 29 November, 09.30.20 WIB' }, goodUntil: null },
    })
  })

  test('every 429 has the wait in its header', async () => {
    const answer = await send({ intent: 'kirim-whatsapp' }, after(10))
    if (answer.kind === 'verified') throw new Error('A code was sent, none was typed.')
    const { init } = codePageAnswer(answer)
    expect(init).toEqual({ status: 429, headers: { 'Retry-After': '50' } })
  })

  test('an operator can change the limits of a device', async () => {
    const { forms } = readEnvironment({ CODES_PER_DEVICE_AN_HOUR: '1' })
    const body = new FormData()
    body.append('intent', 'kirim-whatsapp')
    const answer = await codeAction(database.db, body, { ...asked, rules: codeRulesWith(forms) }, { now: after(60) })
    expect(answer).toMatchObject({ status: 429, page: { next: { clock: '10.30.20 WIB' } } })
    expect(await send({ intent: 'kirim-whatsapp' }, after(60))).toMatchObject({ status: 200 })
  })
})
