import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { Temporal } from '../../../lib/instant.ts'
import { type Database, type Db, openDatabase } from '../../../platform/database.server.ts'
import type { Device } from '../../../platform/device.server.ts'
import { readEnvironment } from '../../../platform/environment.server.ts'
import { log } from '../../../platform/log.server.ts'
import type { Services } from '../../../platform/services.ts'
import { rateLimits } from '../../../platform/tables.ts'
import { recordOwnNumber } from '../../codes/own-numbers.server.ts'
import { ownNumbers } from '../../codes/tables.ts'
import { readLeadForm } from './form-state.server.ts'
import { carried } from './form-state.ts'
import { guardLead } from './guard.server.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const ibuRina = '+6281234567890'
const limits = { LEADS_PER_DEVICE_AN_HOUR: '5', LEADS_PER_NUMBER_A_DAY: '3', LEADS_PER_ADDRESS_A_MINUTE: '2' }
const captcha = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'contoh', CAPTCHA_SECRET: 'contoh' }

describe.each(everyDatabase)('the guard on $name', ({ open }) => {
  let database: Database
  /** The same database, opened by another instance of the site. */
  let elsewhere: Database
  beforeAll(async () => {
    database = await open()
    const { forJobs } = database
    elsewhere =
      'connectionString' in forJobs ? await openDatabase({ databaseUrl: forJobs.connectionString, dataDir: '' }, log) : database
  })
  beforeEach(async () => {
    for (const table of [rateLimits, ownNumbers]) await database.db.delete(table)
  })
  afterAll(async () => {
    if (elsewhere !== database) await elsewhere.close()
    await database.close()
  })

  type Sent = {
    fields?: Record<string, string>
    phone?: string
    client?: string
    /** Without a device, each form comes from its own browser. */
    device?: string
    environment?: Record<string, string>
    secondsLater?: number
    db?: Db
    byCode?: boolean
  }
  const guard = async ({
    fields = {},
    phone = ibuRina,
    client = '203.0.113.7',
    device = randomUUID(),
    environment = limits,
    secondsLater = 10,
    db = database.db,
    byCode = false,
  }: Sent = {}) => {
    const clock = { now: () => morning.add({ seconds: secondsLater }) }
    const visitor = { client, device: { id: () => device } as Device }
    const services = { db, clock, environment: readEnvironment(environment), ...visitor } as Services
    const body = new URLSearchParams({ [carried.shownAt]: morning.toString(), ...fields })
    const request = new Request('https://contoh.id/konsultasi-pembelian', { method: 'POST', body })
    return guardLead(await readLeadForm(request, services), phone, services, { byCode })
  }
  const stop = (kind: string) => ({ ok: false, refusal: expect.objectContaining({ kind }) })

  test('a form that took enough time passes', async () => {
    expect(await guard()).toEqual({ ok: true, value: [] })
  })

  test('drafts that wait for a code do not count for their number', async () => {
    for (let client = 1; client <= 30; client++)
      expect((await guard({ client: `198.51.100.${client}`, byCode: true })).ok).toBe(true)
    expect((await guard()).ok).toBe(true)
  })

  test('the hidden field must be empty', async () => {
    expect(await guard({ fields: { [carried.trap]: 'https://iklan.contoh' } })).toEqual(stop('trap-filled'))
  })

  test('a form sent within a second is refused, and an unreadable time counts as now', async () => {
    expect(await guard({ secondsLater: 1 })).toEqual(stop('sent-too-fast'))
    expect(await guard({ secondsLater: 2 })).toMatchObject({ ok: true })
    expect(await guard({ fields: { [carried.shownAt]: 'kemarin' } })).toEqual(stop('sent-too-fast'))
    expect(await guard({ fields: { [carried.shownAt]: morning.add({ hours: 1 }).toString() } })).toEqual(stop('sent-too-fast'))
  })

  test('a form that was stopped earlier is not counted', async () => {
    for (let times = 0; times < 9; times++) await guard({ secondsLater: 1 })
    expect(await database.db.$count(rateLimits)).toBe(0)
  })

  test('one number has a daily limit over all addresses', async () => {
    for (let times = 0; times < 3; times++) expect(await guard({ client: `203.0.113.${times}` })).toMatchObject({ ok: true })
    expect(await guard({ client: '203.0.113.99' })).toEqual(stop('too-many'))
    expect(await guard({ phone: '+6281398765432', client: '203.0.113.99' })).toMatchObject({ ok: true })
  })

  test("strangers at one address cannot use up a number's limit, and its owner has a separate limit", async () => {
    const strangers = []
    for (let times = 0; times < 9; times++) strangers.push(await guard({ client: '198.51.100.9' }))
    expect(strangers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await guard()).toMatchObject({ ok: true })
    expect(await guard({ client: '198.51.100.10' })).toEqual(stop('too-many'))
    await recordOwnNumber(database.db, { id: () => '', renew: () => 'rina' } as Device, ibuRina, morning)
    for (let times = 0; times < 3; times++) expect(await guard({ device: 'rina' })).toMatchObject({ ok: true })
    expect(await guard({ device: 'rina' })).toEqual(stop('too-many'))
  })

  test('one device has an hourly limit over all numbers, and learns how long to wait', async () => {
    for (let times = 0; times < 5; times++)
      expect(await guard({ device: 'budi', phone: `+628130000000${times}` })).toMatchObject({ ok: true })
    const answer = await guard({ device: 'budi', phone: '+6281300000099' })
    expect(answer).toEqual(stop('too-many'))
    if (!answer.ok) expect(answer.refusal.secondsToWait).toBeGreaterThan(3500)
    expect(await guard({ device: 'rina', phone: '+6281300000099' })).toMatchObject({ ok: true })
  })

  const newcomer = (last: number, changes: Sent = {}) => guard({ phone: `+62813000${10_000 + last}`, ...changes })

  test('an address is stopped only after many people sent forms, and only for half a minute', async () => {
    const answers = []
    for (let person = 0; person < 25; person++) answers.push(await newcomer(person))
    expect(answers.map(({ ok }) => ok)).toEqual([...Array(20).fill(true), ...Array(5).fill(false)])
    expect(answers[24]).toEqual({ ok: false, refusal: { kind: 'network-busy', secondsToWait: 30 } })
    expect(await newcomer(30, { client: '198.51.100.4' })).toMatchObject({ ok: true })
    expect(await newcomer(24, { secondsLater: 10 + 30 })).toMatchObject({ ok: true })
  })

  test("waiting for a busy address uses up none of a person's own limits", async () => {
    for (let person = 0; person < 20; person++) await newcomer(person)
    for (let times = 0; times < 9; times++) expect(await guard({ device: 'rina' })).toEqual(stop('network-busy'))
    for (let times = 0; times < 2; times++) expect(await guard({ device: 'rina', secondsLater: 600 })).toMatchObject({ ok: true })
  })

  test('at a busy address a form passes with a captcha, and a form with a proven number passes without', async () => {
    await using provider = await startProvider()
    for (let person = 0; person < 20; person++) await newcomer(person)
    const environment = { ...limits, ...captcha, CAPTCHA_VERIFY_URL: provider.url }
    const passed = { environment, fields: { 'cf-turnstile-response': 'lulus' } }
    const blocked = { environment, fields: { captcha_state: 'blocked' } }
    expect(await newcomer(21, passed)).toMatchObject({ ok: true })
    expect(await newcomer(22, blocked)).toEqual(stop('network-busy'))
    await recordOwnNumber(database.db, { id: () => '', renew: () => 'rina' } as Device, ibuRina, morning)
    expect(await guard({ device: 'rina' })).toMatchObject({ ok: true })
  })

  test('the forms of a flood within an hour are limited: without cookies, with one device, and for one number', async () => {
    const flood = async (changes: (post: number) => Sent) => {
      await database.db.delete(rateLimits)
      let taken = 0
      for (let post = 0; post < 360; post++)
        taken += (await newcomer(post, { secondsLater: 10 + 10 * post, ...changes(post) })).ok ? 1 : 0
      return taken
    }
    // The bucket allows ten minutes' worth at once, then two a minute.
    expect(await flood(() => ({}))).toBe(139)
    expect(await flood(() => ({ device: 'one' }))).toBe(5)
    expect(await flood(() => ({ phone: ibuRina }))).toBe(2)
    expect(await flood((post) => ({ phone: ibuRina, client: `198.51.100.${post % 250}` }))).toBe(3)
  })

  test('of forty forms at once through two instances, as many pass as the limit allows', async () => {
    const handles = [database.db, elsewhere.db]
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => newcomer(number, { db: handles[number % 2] as Db, device: 'budi' })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    // At another address: refused forms that arrive together for a new device still count for their address.
    const client = '198.51.100.1'
    const others = await Promise.all(
      Array.from({ length: 40 }, (_, number) => newcomer(number, { db: handles[number % 2] as Db, client })),
    )
    expect(others.filter(({ ok }) => ok)).toHaveLength(20)
  })
})

/** A captcha provider that accepts everybody. */
async function startProvider() {
  const server = createServer((request, response) => request.resume().on('end', () => response.end('{"success":true}')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
