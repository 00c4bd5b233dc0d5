import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import {
  form,
  fridayMorning,
  halfPastNine,
  monday,
  mondayAt,
  onFriday,
  someoneElse,
  testDrivesOn,
} from '../../../../tests/support/test-drives.ts'
import { appointments } from '../../../core/appointments/tables.ts'
import { type Lead, lastEvent, stateOf } from '../../../core/leads/lead.ts'
import { progressOf } from '../../../core/leads/progress.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import { momentOf } from '../../../lib/calendar-day.ts'
import type { Database } from '../../../platform/database.server.ts'
import { bookTestDrive } from '../../../site/test-drive/booking.server.ts'
import { auditSince } from '../../leads/office.fixture.ts'
import { confirmAppointment } from '../../leads/work/answer.server.ts'
import { ambonSlug, dealerNow, forgetChanges, minutesLater } from '../calendar.fixture.ts'
import { readCalendar } from '../view/read-calendar.server.ts'
import { undoAct } from './act.server.ts'
import { moveByStaff } from './move.server.ts'
import { cancelByStaff, recordVisit } from './visit.server.ts'

const tuesday = monday.add({ days: 1 })
const call = grantTo('call-centre', 'lead:answer')
const eleven = 11 * 60

describe.each(everyDatabase)('appointments in the hands of employees on $name', ({ open }) => {
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
  const drive = async (changes?: Parameters<typeof booked>[0]): Promise<Lead> => found(await booked(changes))
  const again = async (token: string) => found(token)
  const messages = async () =>
    (await database.db.select().from(outbox)).map(({ template, tryAt }) => [template, tryAt.epochMilliseconds] as const)
  const atStart = (minutes: number) => ({ ...onFriday, now: mondayAt(halfPastNine + minutes) })

  test('a move frees the old place, tells the visitor eight seconds later and is in the audit log', async () => {
    const token = await booked()
    const { reference } = await again(token)
    const moved = await moveByStaff(database.db, call, reference, { day: tuesday, minutes: eleven }, minutesLater(1))
    expect(moved).toMatchObject({ ok: true })
    const lead = await again(token)
    expect(lastEvent(lead)).toMatchObject({ kind: 'moved', by: 'staff', detail: { staff: { name: 'Ani Wijaya' } } })
    expect(await freeTimes()).toContain('09.30')
    expect(await messages()).toContainEqual(['appointment_moved', minutesLater(1).now.add({ seconds: 8 }).epochMilliseconds])
    expect(await auditSince(database.db, audited)).toEqual(['appointment-moved'])
  })

  test('a move by an employee keeps a confirmed appointment confirmed, with no new promise', async () => {
    const token = await booked()
    const { reference } = await again(token)
    await confirmAppointment(database.db, call, reference, minutesLater(1))
    await moveByStaff(database.db, call, reference, { day: tuesday, minutes: eleven }, minutesLater(60))
    const lead = await again(token)
    expect(progressOf(lead)).toMatchObject({ status: 'scheduled', dueAt: null })
    expect(stateOf(lead, minutesLater(60).now)).toBe('confirmed')
    const [message] = await database.db.select().from(outbox).where(eq(outbox.template, 'appointment_moved'))
    expect(message?.text).toContain('Jadwal ini sudah kami atur di dealer.')
  })

  test('a move by an employee keeps the promise of a request that waits for its answer', async () => {
    const token = await booked()
    const { reference, history } = await again(token)
    await moveByStaff(database.db, call, reference, { day: tuesday, minutes: eleven }, minutesLater(5))
    expect(progressOf(await again(token))).toMatchObject({ status: 'new', dueAt: history[0].answerBy })
    const [message] = await database.db.select().from(outbox).where(eq(outbox.template, 'appointment_moved'))
    expect(message?.text).toContain('Dealer mengonfirmasi paling lambat Jumat, 27 November 2026')
  })

  test('a move to a taken time changes nothing and names the nearest free times', async () => {
    const lead = await drive()
    await drive({ contact: someoneElse(1), day: tuesday })
    const moved = await moveByStaff(database.db, call, lead.reference, { day: tuesday, minutes: halfPastNine }, minutesLater(1))
    expect(moved).toMatchObject({ ok: false, refusal: { kind: 'slot-gone', time: '09.30 WIB' } })
    if (moved.ok || moved.refusal.kind !== 'slot-gone') throw new Error('sold twice')
    expect(moved.refusal.alternatives.map(({ slot }) => slot)).toEqual([
      '2026-12-01 08:30',
      '2026-12-01 10:30',
      '2026-12-01 11:00',
    ])
    expect(await auditSince(database.db, audited)).toEqual([])
    expect(await messages()).toHaveLength(2)
  })

  test('of two moves to the last place at the same time, one is refused', async () => {
    const leads = await Promise.all(
      [1, 2].map((number) => drive({ contact: someoneElse(number), minutes: 8 * 60 + 30 + number * 90 })),
    )
    const to = { day: tuesday, minutes: eleven }
    const moves = await Promise.all(leads.map(({ reference }) => moveByStaff(database.db, call, reference, to, minutesLater(1))))
    expect(moves.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(await database.db.$count(appointments)).toBe(2)
  })

  test('employees of another dealer see nothing and change nothing', async () => {
    const lead = await drive()
    const elsewhere = grantTo('dealer', 'lead:answer', ['d001'])
    const acts = [
      moveByStaff(database.db, elsewhere, lead.reference, { day: tuesday, minutes: eleven }, minutesLater(1)),
      cancelByStaff(database.db, elsewhere, lead.reference, 'Jadwal ganda', minutesLater(1)),
      recordVisit(database.db, elsewhere, lead.reference, 'attend', atStart(5)),
      undoAct(database.db, elsewhere, { reference: lead.reference, number: 1 }, minutesLater(1)),
    ]
    for (const acted of await Promise.all(acts)) expect(acted.ok).toBe(false)
    const read = readCalendar(
      database.db,
      grantTo('dealer', 'lead:read', ['d001']),
      await dealerNow(database.db),
      [monday],
      fridayMorning,
    )
    await expect(read).rejects.toThrow('does not open')
    expect(await auditSince(database.db, audited)).toEqual([])
  })

  test('an undone move has its old place again, and its message never leaves', async () => {
    const token = await booked()
    const { reference } = await again(token)
    const moved = await moveByStaff(database.db, call, reference, { day: tuesday, minutes: eleven }, minutesLater(1))
    if (!moved.ok) throw new Error(moved.refusal.kind)
    const undone = await undoAct(database.db, call, { reference, number: moved.value.history.length }, minutesLater(1))
    expect(undone).toMatchObject({ ok: true })
    const lead = await again(token)
    expect(lastEvent(lead).span?.from.equals(mondayAt(halfPastNine))).toBe(true)
    expect(stateOf(lead, fridayMorning)).toBe('received')
    expect((await messages()).map(([template]) => template)).toEqual(['test_drive_received'])
    expect(await freeTimes()).not.toContain('09.30')
  })

  test('a move is not undone when its old place was taken, by another employee, or after a minute', async () => {
    const lead = await drive()
    const moved = await moveByStaff(database.db, call, lead.reference, { day: tuesday, minutes: eleven }, minutesLater(1))
    if (!moved.ok) throw new Error(moved.refusal.kind)
    const last = { reference: lead.reference, number: moved.value.history.length }
    const other = grantTo('administrator', 'lead:answer')
    expect(await undoAct(database.db, other, last, minutesLater(1))).toMatchObject({ ok: false })
    expect(await undoAct(database.db, call, last, minutesLater(3))).toMatchObject({ ok: false })
    await book({ contact: someoneElse(2) })
    expect(await undoAct(database.db, call, last, minutesLater(1))).toMatchObject({ refusal: { kind: 'changed-meanwhile' } })
  })

  test('cancelling needs a reason, frees the place and can be undone', async () => {
    const lead = await drive()
    const cancel = (reason: string) => cancelByStaff(database.db, call, lead.reference, reason, minutesLater(1))
    expect(await cancel('  ')).toMatchObject({ refusal: { kind: 'reason-missing' } })
    const cancelled = await cancel('Jadwal ganda')
    if (!cancelled.ok) throw new Error(cancelled.refusal.kind)
    expect(lastEvent(cancelled.value)).toMatchObject({ kind: 'cancelled', note: 'Jadwal ganda', by: 'staff' })
    expect(await database.db.$count(appointments)).toBe(0)
    const last = { reference: lead.reference, number: cancelled.value.history.length }
    expect(await undoAct(database.db, call, last, minutesLater(1))).toMatchObject({ ok: true })
    expect(await database.db.$count(appointments)).toBe(1)
  })

  test('who came is done, who did not is asked for another time, and both can be undone', async () => {
    const token = await booked()
    const { reference } = await again(token)
    expect(await recordVisit(database.db, call, reference, 'attend', minutesLater(0))).toMatchObject({ ok: false })
    expect(await recordVisit(database.db, call, reference, 'miss', atStart(-1))).toMatchObject({ ok: false })
    const missed = await recordVisit(database.db, call, reference, 'miss', atStart(20))
    if (!missed.ok) throw new Error(missed.refusal.kind)
    expect(stateOf(missed.value, atStart(20).now)).toBe('missed')
    const came = await recordVisit(database.db, call, reference, 'attend', atStart(25))
    if (!came.ok) throw new Error(came.refusal.kind)
    expect(progressOf(came.value)?.status).toBe('done')
    expect(await undoAct(database.db, call, { reference, number: came.value.history.length }, atStart(25))).toMatchObject({
      ok: true,
    })
    expect(stateOf(await again(token), atStart(25).now)).toBe('missed')
    expect(await auditSince(database.db, audited)).toEqual(['visit-recorded', 'visit-recorded', 'lead-change-undone'])
  })

  test('the calendar shows times in the zone of its dealer, and what has become of each appointment', async () => {
    const day = monday
    const ambon = await dealerNow(database.db, ambonSlug)
    const token = await booked({ dealer: ambonSlug, minutes: 10 * 60 })
    expect(lastEvent(await again(token)).span?.from.equals(momentOf(day, 10 * 60, 'Asia/Jayapura'))).toBe(true)
    const view = await readCalendar(database.db, grantTo('auditor', 'lead:read'), ambon, [day], fridayMorning)
    expect(view.zone).toBe('WIT')
    expect(view.entries).toMatchObject([{ from: '10.00', to: '11.00', state: 'requested', car: 'XFORCE' }])
    const slots = view.days[0]?.slots['test-drive'] ?? []
    expect(slots.find(({ time }) => time === '10.00')).toMatchObject({ left: 0, isOpen: false })
    await cancelByStaff(database.db, call, (await again(token)).reference, 'Jadwal ganda', minutesLater(1))
    const after = await readCalendar(database.db, grantTo('auditor', 'lead:read'), ambon, [day], fridayMorning)
    expect(after.entries).toMatchObject([{ state: 'cancelled' }])
    expect(after.days[0]?.slots['test-drive'].find(({ time }) => time === '10.00')).toMatchObject({ left: 1 })
    expect(await auditSince(database.db, audited)).toContain('calendar-opened')
  })

  test('an appointment that moved to another day is not shown on its old day', async () => {
    const lead = await drive()
    await moveByStaff(database.db, call, lead.reference, { day: tuesday, minutes: eleven }, minutesLater(1))
    const shownOn = async (day: typeof monday) =>
      (await readCalendar(database.db, grantTo('auditor', 'lead:read'), await dealerNow(database.db), [day], fridayMorning))
        .entries
    expect(await shownOn(monday)).toEqual([])
    expect(await shownOn(tuesday)).toMatchObject([{ reference: lead.reference, state: 'moved', from: '11.00' }])
    expect(await bookTestDrive(database.db, form({ contact: someoneElse(3) }), onFriday)).toMatchObject({ ok: true })
  })
})
