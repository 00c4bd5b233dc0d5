import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { fridayMorning, halfPastNine, monday, mondayAt, onFriday, testDrivesOn } from '../../../../tests/support/test-drives.ts'
import { appointments } from '../../../core/appointments/tables.ts'
import { seedRetiredModels } from '../../../core/cars/retired.server.ts'
import { consents } from '../../../core/consent/tables.ts'
import { changeContent } from '../../../core/content/content.server.ts'
import { stateOf } from '../../../core/leads/lead.ts'
import { progressOf } from '../../../core/leads/progress.ts'
import { leads } from '../../../core/leads/tables.ts'
import { seedMaintenance } from '../../../core/maintenance/maintenance.server.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import { done } from '../../../lib/result.ts'
import type { Database } from '../../../platform/database.server.ts'
import { auditSince } from '../../leads/office.fixture.ts'
import { recordVisit } from '../acts/visit.server.ts'
import { dealerNow, forgetChanges, walkInForm } from '../calendar.fixture.ts'
import { addWalkIn } from './walk-in.server.ts'
import { readWalkIn } from './walk-in-form.server.ts'
import { walkInModels } from './walk-in-models.server.ts'

const grant = grantTo('dealer', 'calendar:change', ['d068'])
const retired = 'lancer'
/** Monday, 9.40: the slot of 9.30 has begun. */
const monday940 = { ...onFriday, now: mondayAt(halfPastNine + 10) }

describe.each(everyDatabase)('walk-ins on $name', ({ open }) => {
  let database: Database
  let audited: number
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
    await changeContent(database.db, async (tx) => {
      await seedMaintenance(tx, fridayMorning)
      await seedRetiredModels(tx, fridayMorning)
    })
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    await forgetChanges(database.db)
    audited = (await auditSince(database.db, 0)).length
  })
  afterAll(() => database.close())

  const { booked } = testDrivesOn(() => database.db)
  const add = async (form: Parameters<typeof addWalkIn>[3], by = grant) =>
    addWalkIn(database.db, by, await dealerNow(database.db), form, monday940)

  test('a visitor at the dealer gets the slot that has just begun, stored as the site would, and confirmed', async () => {
    const added = await add(walkInForm(1, { minutes: halfPastNine }))
    if (!added.ok) throw new Error(added.refusal.kind)
    const lead = added.value
    expect(lead).toMatchObject({ kind: 'test-drive', source: { utm_source: 'walk-in' }, payload: { vehicle: 'xforce' } })
    expect(lead.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['received', 'staff'],
      ['confirmed', 'staff'],
    ])
    expect(progressOf(lead)).toMatchObject({ status: 'scheduled', dueAt: null })
    expect(await database.db.$count(consents)).toBe(1)
    expect(await database.db.$count(appointments)).toBe(1)
    expect((await database.db.select().from(outbox)).map(({ template }) => template)).toEqual(['walk_in_received'])
    expect(await auditSince(database.db, audited)).toEqual(['walk-in-added'])
  })

  test('a slot that a visitor of the site has is not given away, and a past one neither', async () => {
    await booked({ minutes: 10 * 60 + 30 })
    expect(await add(walkInForm(1, { minutes: 10 * 60 }))).toMatchObject({ refusal: { kind: 'slot-gone', taken: true } })
    expect(await add(walkInForm(1, { minutes: 9 * 60 }))).toMatchObject({ refusal: { kind: 'slot-gone', taken: false } })
    expect(await auditSince(database.db, audited)).toEqual([])
  })

  test('the same form sent twice adds one visitor', async () => {
    const form = walkInForm(1, { minutes: halfPastNine })
    const twice = await Promise.all([add(form), add(form)])
    expect(twice.map(({ ok }) => ok)).toEqual([true, true])
    expect(await database.db.$count(leads)).toBe(1)
    expect(await auditSince(database.db, audited)).toEqual(['walk-in-added'])
  })

  test.each(['', 'pendek', '<script>'])('a form with the key "%s" is refused: its private page could be guessed', async (key) => {
    expect(await add(walkInForm(1, { minutes: halfPastNine, key }))).toMatchObject({ refusal: { kind: 'form-incomplete' } })
    expect(await database.db.$count(leads)).toBe(0)
  })

  test.each([
    ['test-drive', 'xforce', true],
    ['test-drive', retired, false],
    ['test-drive', 'lancer-evo', false],
    ['test-drive', '<script>alert(1)</script>', false],
    ['service', 'xforce', true],
    ['service', retired, true],
    ['service', 'lancer-evo', false],
    ['service', 'v'.repeat(1000), false],
  ] as const)('for a %s, %s is a model: %s', async (kind, vehicle, isKnown) => {
    const models = await walkInModels(database.db, kind)
    const body = new FormData()
    body.set('vehicle', vehicle)
    const read = readWalkIn(body, kind, { thisYear: 2026, models })
    expect(!read.ok && read.refusal.vehicle).toBe(isKnown ? undefined : 'vehicle-unknown')
  })

  test('an employee of another dealer adds nobody', async () => {
    const elsewhere = grantTo('dealer', 'calendar:change', ['d001'])
    expect(await add(walkInForm(1, { minutes: halfPastNine }), elsewhere)).toMatchObject({ refusal: { kind: 'unknown' } })
  })

  test('a car goes through the workshop, and its owner is told when it is ready', async () => {
    const added = await add(
      walkInForm(1, { kind: 'service', minutes: halfPastNine, year: done(2020), plate: 'D 1234 AB', type: 'perbaikan-umum' }),
    )
    if (!added.ok) throw new Error(added.refusal.kind)
    const { reference } = added.value
    const answering = grantTo('dealer', 'lead:answer', ['d068'])
    const states: string[] = []
    for (const act of ['receive-car', 'start-work', 'finish-work'] as const) {
      const acted = await recordVisit(database.db, answering, reference, act, monday940)
      if (!acted.ok) throw new Error(`${act}: ${acted.refusal.kind}`)
      states.push(stateOf(acted.value, monday940.now))
    }
    expect(states).toEqual(['at-workshop', 'in-work', 'ready'])
    expect(await recordVisit(database.db, answering, reference, 'finish-work', monday940)).toMatchObject({ ok: false })
    const ready = (await database.db.select().from(outbox)).find(({ template }) => template === 'car_ready')
    expect(ready?.text).toContain('Mobil Anda siap diambil')
    expect(ready?.text).toContain('D 1234 AB')
    expect(await auditSince(database.db, audited)).toEqual([
      'walk-in-added',
      'visit-recorded',
      'service-job-set',
      'service-job-set',
    ])
  })

  test('the day of a walk-in is a bookable day of the dealer', async () => {
    const sunday = monday.subtract({ days: 1 })
    expect(await add(walkInForm(1, { day: sunday, minutes: halfPastNine }))).toMatchObject({ refusal: { kind: 'slot-gone' } })
  })
})
