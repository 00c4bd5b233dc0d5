import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import {
  fridayMorning,
  halfPastNine,
  monday,
  mondayAt,
  someoneElse,
  testDrivesOn,
} from '../../../../tests/support/test-drives.ts'
import { appointmentKinds } from '../../../core/appointments/offer.ts'
import { readContentVersion } from '../../../core/content/content.server.ts'
import { lastEvent } from '../../../core/leads/lead.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import { momentOf } from '../../../lib/calendar-day.ts'
import type { Database } from '../../../platform/database.server.ts'
import { auditSince } from '../../leads/office.fixture.ts'
import { moveByStaff } from '../acts/move.server.ts'
import { carOf, closedMonday, dealerNow, drives, forgetChanges, minutesLater, walkInForm } from '../calendar.fixture.ts'
import { calendarChanges } from '../tables.ts'
import { addWalkIn } from '../walk-in/walk-in.server.ts'
import type { CalendarChange } from './calendar-change.ts'
import { changeCalendar, type PlannedMove } from './change-calendar.server.ts'
import { futureAppointments } from './future-appointments.server.ts'
import { unfit } from './unfit.ts'

const tuesday = monday.add({ days: 1 })
const grant = grantTo('call-centre', 'calendar:change')
const answering = grantTo('call-centre', 'lead:answer')

describe.each(everyDatabase)('changes of a calendar on $name', ({ open }) => {
  let database: Database
  let audited: number
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    await forgetChanges(database.db)
    audited = (await auditSince(database.db, 0)).length
  })
  afterAll(() => database.close())

  const { book, booked, found, freeTimes } = testDrivesOn(() => database.db)
  const change = async (to: CalendarChange, moves: readonly PlannedMove[] = [], by = grant) =>
    changeCalendar(database.db, by, { dealerId: (await dealerNow(database.db)).id, change: to, moves }, minutesLater(1))
  const hitsOf = (changed: Awaited<ReturnType<typeof change>>) =>
    changed.ok || changed.refusal.kind !== 'hits' ? [] : changed.refusal.hits
  /** The appointments for which the dealer has no place. */
  const stranded = async () => {
    const dealer = await dealerNow(database.db)
    const all = await Promise.all(
      appointmentKinds.map(async (kind) =>
        unfit(dealer, kind, await futureAppointments(database.db, dealer.id, kind, fridayMorning)),
      ),
    )
    return all.flat()
  }

  test('a closed day has no times for visitors at once, with who closed it and a new content version', async () => {
    const version = await readContentVersion(database.db)
    expect(await change(closedMonday)).toMatchObject({ ok: true })
    expect(await freeTimes()).toEqual([])
    expect(await book()).toMatchObject({ ok: false, refusal: { kind: 'slot-gone', taken: false } })
    expect(await readContentVersion(database.db)).toBe(version + 1)
    expect(await database.db.select().from(calendarChanges)).toMatchObject([
      { kind: 'day', subject: '2026-11-30', staffName: 'Ani Wijaya', value: { reason: 'Inventarisasi' } },
    ])
    expect(await auditSince(database.db, audited)).toEqual(['calendar-changed'])
    await change({ kind: 'usual-day', date: monday.toString() })
    expect(await freeTimes()).toContain('09.30')
  })

  test('closing a day with appointments changes nothing and shows whom it hits, with times to move to', async () => {
    const lead = await found(await booked())
    const closed = await change(closedMonday)
    expect(hitsOf(closed)).toMatchObject([{ reference: lead.reference, name: lead.name, slot: 'Senin, 30 November, 09.30 WIB' }])
    expect(hitsOf(closed)[0]?.times.length).toBeGreaterThan(2)
    expect((await dealerNow(database.db)).otherDays).toEqual([])
    expect(await auditSince(database.db, audited)).toEqual([])
  })

  test('with a time for each, they move and the day closes together', async () => {
    const token = await booked()
    const { reference } = await found(token)
    const from = momentOf(tuesday, halfPastNine, 'Asia/Jakarta')
    expect(await change(closedMonday, [{ reference, from }])).toMatchObject({ ok: true })
    expect(lastEvent(await found(token))).toMatchObject({ kind: 'moved', by: 'staff' })
    expect(await stranded()).toEqual([])
    expect((await auditSince(database.db, audited)).sort()).toEqual(['appointment-moved', 'calendar-changed'])
  })

  test('when one of the times was taken meanwhile, nothing moves and the day stays open', async () => {
    const tokens = [await booked({ minutes: 10 * 60 }), await booked({ contact: someoneElse(1), minutes: 13 * 60 })]
    await booked({ contact: someoneElse(2), day: tuesday })
    const leads = await Promise.all(tokens.map(found))
    const moves = leads.map(({ reference }, place) => ({
      reference,
      from: momentOf(tuesday, place === 0 ? 13 * 60 : halfPastNine, 'Asia/Jakarta'),
    }))
    const refused = await change(closedMonday, moves)
    expect(refused).toMatchObject({ ok: false, refusal: { kind: 'hits', failed: true } })
    expect(hitsOf(refused)).toHaveLength(2)
    for (const token of tokens) expect(lastEvent(await found(token)).kind).toBe('received')
    expect((await dealerNow(database.db)).otherDays).toEqual([])
    expect(await auditSince(database.db, audited)).toEqual([])
  })

  test('proposed times are different for each, so that the first proposal of all can be taken', async () => {
    for (const number of [0, 1, 2]) await booked({ contact: someoneElse(number), minutes: halfPastNine + number * 90 })
    const hits = hitsOf(await change(closedMonday))
    const moves = hits.flatMap(({ reference, times: [first] }) =>
      first
        ? [{ reference, from: mondayAt(0).add({ milliseconds: Date.parse(first.from) - mondayAt(0).epochMilliseconds }) }]
        : [],
    )
    expect(moves).toHaveLength(3)
    expect(await change(closedMonday, moves)).toMatchObject({ ok: true })
    expect(await stranded()).toEqual([])
  })

  test('fewer places hit the latest bookings only', async () => {
    await change(drives(2))
    const first = await found(await booked({ contact: someoneElse(1) }))
    const second = await found(await booked({ contact: someoneElse(2) }))
    const hits = hitsOf(await change(drives(1)))
    expect(hits.map(({ reference }) => reference)).toEqual(
      [first, second]
        .toSorted((one, other) => one.reference.localeCompare(other.reference))
        .slice(1)
        .map(({ reference }) => reference),
    )
  })

  test('the cars for test drives decide which models can be driven, and when', async () => {
    expect(await change(carOf('xforce'))).toMatchObject({ ok: true })
    expect(await change({ kind: 'fleet-decides', decides: true })).toMatchObject({ ok: true })
    expect(await book({ vehicle: 'pajero-sport' })).toMatchObject({ ok: false, refusal: { kind: 'slot-gone' } })
    expect(await book({ vehicle: 'xforce' })).toMatchObject({ ok: true })
    const away: CalendarChange = { kind: 'car-away', car: 'xforce', from: '2026-11-30', to: '2026-12-01', reason: 'Servis' }
    expect(hitsOf(await change(away))).toHaveLength(1)
    expect(await change({ ...away, from: '2026-12-01' })).toMatchObject({ ok: true })
    expect(await book({ day: tuesday, contact: someoneElse(1) })).toMatchObject({ ok: false, refusal: { kind: 'slot-gone' } })
    expect(await change({ kind: 'car-back', car: 'xforce', from: '2026-12-01' })).toMatchObject({ ok: true })
    expect(await book({ day: tuesday, contact: someoneElse(1) })).toMatchObject({ ok: true })
  })

  test('an hour of one day can be closed without changing other days', async () => {
    const byHour = { '09:00-11:00': 0 }
    expect(await change({ kind: 'capacity-on-day', of: 'test-drive', date: '2026-11-30', byHour })).toMatchObject({ ok: true })
    expect(await freeTimes()).not.toContain('09.30')
    expect(await freeTimes()).toContain('11.00')
    expect(await book({ day: tuesday })).toMatchObject({ ok: true })
  })

  test('an employee of another dealer, and a car that is not listed, change nothing', async () => {
    const elsewhere = grantTo('dealer', 'calendar:change', ['d001'])
    expect(await change(closedMonday, [], elsewhere)).toEqual({ ok: false, refusal: { kind: 'unknown' } })
    expect(await change({ kind: 'remove-car', car: 'x' })).toEqual({ ok: false, refusal: { kind: 'unknown' } })
    expect(await database.db.$count(calendarChanges)).toBe(0)
  })

  test('when a visitor books while an employee closes the day, one of the two is refused', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const [booking, closing] = await Promise.all([book({ contact: someoneElse(number) }), change(closedMonday)])
      expect([booking.ok, closing.ok].sort()).toEqual([false, true])
      expect(await stranded()).toEqual([])
      await forgetLeads(database.db)
      await forgetChanges(database.db)
    }
  })

  test('when an appointment moves to a day while it is closed, one of the two is refused', async () => {
    const lead = await found(await booked({ day: tuesday }))
    const to = { day: monday, minutes: halfPastNine }
    const [move, closing] = await Promise.all([
      moveByStaff(database.db, answering, lead.reference, to, minutesLater(1)),
      change(closedMonday),
    ])
    expect([move.ok, closing.ok].sort()).toEqual([false, true])
    expect(await stranded()).toEqual([])
  })

  test('no sequence of changes, bookings, moves and walk-ins leaves an appointment without a place', async () => {
    const date = fc.constantFrom(monday.toString(), tuesday.toString())
    const minutes = fc.integer({ min: 17, max: 30 }).map((halfHours) => halfHours * 30)
    const count = fc.integer({ min: 0, max: 3 })
    const vehicle = fc.constantFrom('xforce', 'pajero-sport')
    const calendarChange: fc.Arbitrary<CalendarChange> = fc.oneof(
      date.map((day): CalendarChange => ({ kind: 'day', date: day, hours: null, reason: 'Tutup' })),
      date.map((day): CalendarChange => ({ kind: 'day', date: day, hours: '10:00-12:00, 13:00-15:00', reason: 'Pendek' })),
      date.map((day): CalendarChange => ({ kind: 'usual-day', date: day })),
      count.map(drives),
      fc.tuple(date, count).map(
        ([day, places]): CalendarChange => ({
          kind: 'capacity-on-day',
          of: 'test-drive',
          date: day,
          byHour: { '10:00-11:30': places },
        }),
      ),
      fc.tuple(vehicle, fc.constantFrom('a', 'b', 'c')).map(([model, id]) => carOf(model, id)),
      fc.constantFrom('a', 'b', 'c').map((car): CalendarChange => ({ kind: 'remove-car', car })),
      fc.boolean().map((decides): CalendarChange => ({ kind: 'fleet-decides', decides })),
      fc
        .tuple(fc.constantFrom('a', 'b', 'c'), date)
        .map(([car, day]): CalendarChange => ({ kind: 'car-away', car, from: day, to: day, reason: 'Servis' })),
    )
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ do: fc.constant('book' as const), date, minutes, vehicle, number: fc.nat(40) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('walk-in' as const), date, minutes, vehicle, number: fc.nat(40) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), date, minutes, number: fc.nat(40) }) },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('change' as const), change: calendarChange, follow: fc.boolean() }) },
    )
    let done = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await forgetLeads(database.db)
        await forgetChanges(database.db)
        for (const each of steps) {
          done += (await perform(each)) ? 1 : 0
          expect(await stranded()).toEqual([])
        }
      }),
      { numRuns: 12 },
    )
    expect(done).toBeGreaterThan(20)

    async function perform(each: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Promise<boolean> {
      if (each.do === 'change') {
        const hits = hitsOf(await change(each.change))
        const moves = hits.flatMap(({ reference, times: [first] }) => (first ? [{ reference, from: instantOf(first.from) }] : []))
        return hits.length === 0 || (each.follow && (await change(each.change, moves)).ok)
      }
      const day = each.date === monday.toString() ? monday : tuesday
      if (each.do === 'book')
        return (await book({ day, minutes: each.minutes, vehicle: each.vehicle, contact: someoneElse(each.number) })).ok
      if (each.do === 'walk-in') {
        const guest = walkInForm(each.number, { day, minutes: each.minutes, vehicle: each.vehicle })
        return (await addWalkIn(database.db, grant, await dealerNow(database.db), guest, minutesLater(1))).ok
      }
      const all = await futureAppointments(database.db, (await dealerNow(database.db)).id, 'test-drive', fridayMorning)
      const chosen = all[each.number % Math.max(1, all.length)]
      if (!chosen) return false
      return (await moveByStaff(database.db, answering, chosen.reference, { day, minutes: each.minutes }, minutesLater(1))).ok
    }
  })
})

const instantOf = (text: string) => mondayAt(0).add({ milliseconds: Date.parse(text) - mondayAt(0).epochMilliseconds })
