import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { Temporal } from '../../../lib/instant.ts'
import { type Database, type Db, openDatabase } from '../../../platform/database.server.ts'
import { readEnvironment } from '../../../platform/environment.server.ts'
import { log } from '../../../platform/log.server.ts'
import type { Services } from '../../../platform/services.ts'
import { rateLimits } from '../../../platform/tables.ts'
import { readLeadForm } from './form-state.server.ts'
import { carried } from './form-state.ts'
import { guardLead } from './guard.server.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const ibuRina = '+6281234567890'
const limits = { LEADS_PER_CLIENT_AN_HOUR: '5', LEADS_PER_NUMBER_A_DAY: '3' }

describe.each(everyDatabase)('the guard on $name', ({ open }) => {
  let database: Database
  /** The same database as another instance of the site has it. */
  let elsewhere: Database
  beforeAll(async () => {
    database = await open()
    const { forJobs } = database
    elsewhere =
      'connectionString' in forJobs ? await openDatabase({ databaseUrl: forJobs.connectionString, dataDir: '' }, log) : database
  })
  beforeEach(() => database.db.delete(rateLimits))
  afterAll(async () => {
    if (elsewhere !== database) await elsewhere.close()
    await database.close()
  })

  type Sent = {
    fields?: Record<string, string>
    phone?: string
    client?: string
    secondsLater?: number
    db?: Db
    byCode?: boolean
  }
  const guard = async ({
    fields = {},
    phone = ibuRina,
    client = '203.0.113.7',
    secondsLater = 10,
    db = database.db,
    byCode = false,
  }: Sent = {}) => {
    const clock = { now: () => morning.add({ seconds: secondsLater }) }
    const services = { db, clock, environment: readEnvironment(limits), client } as Services
    const body = new URLSearchParams({ [carried.shownAt]: morning.toString(), ...fields })
    const request = new Request('https://contoh.id/konsultasi-pembelian', { method: 'POST', body })
    return guardLead(await readLeadForm(request, services), phone, services, { byCode })
  }
  const stop = (kind: string) => ({ ok: false, refusal: expect.objectContaining({ kind }) })

  test('a form somebody took the time to fill in passes', async () => {
    expect(await guard()).toEqual({ ok: true, value: [] })
  })

  test('drafts that wait for a code use up nothing of the number they name', async () => {
    for (let client = 1; client <= 30; client++)
      expect((await guard({ client: `198.51.100.${client}`, byCode: true })).ok).toBe(true)
    expect((await guard()).ok).toBe(true)
  })

  test('the field nobody sees must be empty', async () => {
    expect(await guard({ fields: { [carried.trap]: 'https://iklan.contoh' } })).toEqual(stop('trap-filled'))
  })

  test('nobody fills in a form in a second, and a moment that cannot be read counts as now', async () => {
    expect(await guard({ secondsLater: 1 })).toEqual(stop('sent-too-fast'))
    expect(await guard({ secondsLater: 2 })).toMatchObject({ ok: true })
    expect(await guard({ fields: { [carried.shownAt]: 'kemarin' } })).toEqual(stop('sent-too-fast'))
    expect(await guard({ fields: { [carried.shownAt]: morning.add({ hours: 1 }).toString() } })).toEqual(stop('sent-too-fast'))
  })

  test('what was stopped before has not been counted', async () => {
    for (let times = 0; times < 9; times++) await guard({ secondsLater: 1 })
    expect(await database.db.$count(rateLimits)).toBe(0)
  })

  test('one number may ask so often a day, from wherever', async () => {
    for (let times = 0; times < 3; times++) expect(await guard({ client: `203.0.113.${times}` })).toMatchObject({ ok: true })
    expect(await guard({ client: '203.0.113.99' })).toEqual(stop('too-many'))
    expect(await guard({ phone: '+6281398765432', client: '203.0.113.99' })).toMatchObject({ ok: true })
  })

  test('one client may ask so often an hour, for whomever, and is told how long to wait', async () => {
    for (let times = 0; times < 5; times++) expect(await guard({ phone: `+628130000000${times}` })).toMatchObject({ ok: true })
    const answer = await guard({ phone: '+6281300000099' })
    expect(answer).toEqual(stop('too-many'))
    if (!answer.ok) expect(answer.refusal.secondsToWait).toBeGreaterThan(3500)
  })

  test('of forty at once through two instances as many pass as may', async () => {
    const handles = [database.db, elsewhere.db]
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => guard({ db: handles[number % 2] as Db, phone: `+62813000${10_000 + number}` })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  })
})
