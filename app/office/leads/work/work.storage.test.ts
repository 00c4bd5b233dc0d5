import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { halfPastNine, mondayAt, onFriday, testDrivesOn } from '../../../../tests/support/test-drives.ts'
import { appointments } from '../../../core/appointments/tables.ts'
import { type Lead, lastEvent, stateOf } from '../../../core/leads/lead.ts'
import { openAddress } from '../../../core/leads/leads.server.ts'
import { newRequestKey, tokenOf } from '../../../core/leads/private-address.server.ts'
import { careOf } from '../../../core/leads/request/care.server.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import { auditEntries } from '../../../core/staff/tables.ts'
import type { Database } from '../../../platform/database.server.ts'
import { chooseCallTime, withdrawRequestConsent } from '../../../site/my-requests/change/change.server.ts'
import {
  addEmployee,
  auditSince,
  bandung,
  consultation,
  fridayNine,
  inserted,
  leadNow,
  minutesLater,
  progressIn,
  question,
} from '../office.fixture.ts'
import type { Acted } from './act.server.ts'
import { assignLead, confirmAppointment, noteLead, recordContact, setStatus } from './answer.server.ts'
import { handOver } from './hand-over.server.ts'
import { mergeLeads, unmergeLead } from './merge.server.ts'
import { sendTemplate } from './send-message.server.ts'
import { undoAction } from './undo.server.ts'

const cimahi = 'mahligai-puteri-berlian-cimahi'
const callCentre = grantTo('call-centre', 'lead:answer')
const merging = grantTo('call-centre', 'lead:merge')
const ofBandung = grantTo('dealer', 'lead:answer', [bandung.id])
const ofOther = grantTo('dealer', 'lead:answer', ['d001'])
const soon = minutesLater(10)

describe.each(everyDatabase)('the work on leads on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
    await addEmployee(database.db, 'pusat', 'call-centre')
    await addEmployee(database.db, 'bandung', 'dealer', [bandung.id])
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const db = () => database.db
  const { booked, found } = testDrivesOn(db)
  const messages = async () => (await db().select().from(outbox).orderBy(outbox.createdAt)).map(({ template }) => template)
  const changedBy = (acted: Acted): Lead => {
    if (!acted.ok) throw new Error(acted.refusal)
    return acted.value
  }
  const undo = (lead: Lead, context = soon, grant = callCentre) =>
    undoAction(db(), grant, { reference: lead.reference, number: lead.history.length }, context)

  test('the first attempt to reach the visitor answers the request, also when it fails', async () => {
    const lead = await inserted(db(), question())
    await recordContact(db(), callCentre, lead.reference, { by: 'call', result: 'not-reached' }, soon)
    expect(await progressIn(db(), lead)).toMatchObject({
      status: 'contacted',
      dueAt: null,
      firstContactAt: soon.now,
      firstContactMinutes: 10,
    })
  })

  test('a visitor who was not reached gets a message, chooses a time, and that time becomes the promise', async () => {
    const lead = await inserted(db(), question())
    const token = tokenOf(newRequestKey())
    await openAddress(db(), lead.id, token, fridayNine)
    await recordContact(db(), callCentre, lead.reference, { by: 'call', result: 'not-reached' }, soon)
    const [message] = await db().select().from(outbox)
    expect(message).toMatchObject({ template: 'not_reached', secrets: { call_time: expect.stringMatching(/waktu-telepon$/) } })
    const afternoon = fridayNine.add({ hours: 3 })
    expect(await chooseCallTime(db(), token, afternoon.add({ minutes: 7 }), soon)).toMatchObject({ ok: false })
    expect(await chooseCallTime(db(), token, afternoon, soon)).toMatchObject({ ok: true })
    const changed = await leadNow(db(), lead)
    expect(careOf(changed, 'Asia/Jakarta', soon.now)).toMatchObject({
      notReachedAt: null,
      callAt: 'Jumat, 27 November 2026, 12.00 WIB–15.00 WIB',
    })
    expect(await progressIn(db(), lead)).toMatchObject({ status: 'new', dueAt: fridayNine.add({ hours: 6 }) })
    expect(await chooseCallTime(db(), token, afternoon, soon)).toMatchObject({ ok: false })
  })

  test('a confirmed test drive tells the visitor once, and a move by the visitor needs a new confirmation', async () => {
    const lead = await found(await booked())
    await confirmAppointment(db(), ofBandung, lead.reference, soon)
    await confirmAppointment(db(), ofBandung, lead.reference, soon)
    expect(await messages()).toEqual(['test_drive_received', 'appointment_confirmed'])
    const confirmed = await leadNow(db(), lead)
    expect(stateOf(confirmed, soon.now)).toBe('confirmed')
    expect(await progressIn(db(), lead)).toMatchObject({ status: 'scheduled', dueAt: null })
  })

  test('a cancellation by an employee releases the slot and tells the visitor; undone in time, both are as before', async () => {
    const lead = await found(await booked())
    const cancelled = changedBy(await setStatus(db(), callCentre, lead.reference, 'cancelled', soon))
    expect(await db().$count(appointments)).toBe(0)
    expect(await messages()).toEqual(['test_drive_received', 'appointment_cancelled'])
    expect(stateOf(cancelled, soon.now)).toBe('cancelled')
    const undone = changedBy(await undo(cancelled))
    expect(await db().$count(appointments)).toBe(1)
    expect(await messages()).toEqual(['test_drive_received'])
    expect(stateOf(undone, soon.now)).toBe('received')
    expect(lastEvent(undone).span?.from.equals(mondayAt(halfPastNine))).toBe(true)
    expect(await progressIn(db(), lead)).toMatchObject({ status: 'new', dueAt: lastEvent(lead).answerBy })
  })

  test('a cancellation is not undone when somebody else has taken the slot: then nothing changes', async () => {
    const lead = await found(await booked())
    const cancelled = changedBy(await setStatus(db(), callCentre, lead.reference, 'cancelled', soon))
    await booked({ contact: { name: 'Budi', phone: '+6281300000001', email: 'budi@contoh.id' } })
    expect(await undo(cancelled)).toEqual({ ok: false, refusal: 'slot-gone' })
    expect(await messages()).toContain('appointment_cancelled')
  })

  test('only the own, last and recent action can be taken back, before its message leaves', async () => {
    const lead = await inserted(db(), question())
    const closed = changedBy(await setStatus(db(), callCentre, lead.reference, 'done', soon))
    const refused = { ok: false, refusal: 'changed-meanwhile' }
    expect(await undo(closed, soon, grantTo('administrator', 'lead:answer'))).toEqual(refused)
    expect(await undo(closed, minutesLater(12))).toEqual(refused)
    expect(await undoAction(db(), callCentre, { reference: lead.reference, number: 1 }, soon)).toEqual(refused)
    expect(await undo(closed)).toMatchObject({ ok: true })
    const missed = changedBy(await recordContact(db(), callCentre, lead.reference, { by: 'call', result: 'not-reached' }, soon))
    await db().update(outbox).set({ attempts: 1 })
    expect(await undo(missed)).toEqual(refused)
  })

  test('a lead goes to another dealer with a new promise, and the visitor is told on the page and by message', async () => {
    const lead = await inserted(db(), consultation(bandung.id))
    const handed = changedBy(await handOver(db(), ofBandung, lead.reference, cimahi, soon))
    expect(handed.dealerId).not.toBe(bandung.id)
    expect(await messages()).toEqual(['handed_over'])
    const care = careOf(handed, 'Asia/Jakarta', soon.now)
    expect(care.handedOver).toBe(true)
    expect(await progressIn(db(), lead)).toMatchObject({ dealerId: handed.dealerId, status: 'new' })
    expect(await noteLead(db(), ofBandung, lead.reference, 'Masih milik kami?', soon)).toEqual({ ok: false, refusal: 'unknown' })
    expect(await undo(handed, soon, ofBandung)).toMatchObject({ ok: true, value: { dealerId: bandung.id } })
    expect(await messages()).toEqual([])
  })

  test('an appointment is handed over with its time, unless the other dealer is full then', async () => {
    const lead = await found(await booked())
    const handed = changedBy(await handOver(db(), callCentre, lead.reference, cimahi, onFriday))
    expect(lastEvent(handed)).toMatchObject({ kind: 'handed-over', by: 'staff' })
    expect(lastEvent(handed).span?.from.equals(mondayAt(halfPastNine))).toBe(true)
    const other = await found(await booked({ contact: { name: 'Budi', phone: '+6281300000001', email: 'budi@contoh.id' } }))
    expect(await handOver(db(), callCentre, other.reference, cimahi, onFriday)).toEqual({ ok: false, refusal: 'slot-gone' })
  })

  test.each([
    ['nowhere', 'tidak-ada', 'dealer-unknown'],
    ['to the same dealer', bandung.slug, 'same-dealer'],
  ])('a lead is not handed over %s', async (_, slug, refusal) => {
    const lead = await inserted(db(), consultation(bandung.id))
    expect(await handOver(db(), callCentre, lead.reference, slug, soon)).toEqual({ ok: false, refusal })
  })

  test('a prepared message leaves after the time to undo, and only when it fits the lead', async () => {
    const lead = await inserted(db(), consultation(bandung.id))
    await sendTemplate(db(), ofBandung, lead.reference, 'alamat-dealer', soon)
    const [message] = await db().select().from(outbox)
    expect(message).toMatchObject({ template: 'dealer_address', tryAt: soon.now.add({ seconds: 8 }) })
    expect(message?.text).toContain('Mahligai Puteri Berlian Bandung')
    const unfit = { ok: false, refusal: 'template-unfit' }
    expect(await sendTemplate(db(), ofBandung, lead.reference, 'pengingat-jadwal', soon)).toEqual(unfit)
    expect(await sendTemplate(db(), ofBandung, lead.reference, 'toString', soon)).toEqual(unfit)
  })

  test('nobody acts on a request without consent', async () => {
    const lead = await inserted(db(), consultation(bandung.id))
    const token = tokenOf(newRequestKey())
    await openAddress(db(), lead.id, token, fridayNine)
    await withdrawRequestConsent(db(), token, soon)
    const refused = { ok: false, refusal: 'not-possible' }
    expect(await recordContact(db(), callCentre, lead.reference, { by: 'call', result: 'reached' }, soon)).toEqual(refused)
    expect(await setStatus(db(), callCentre, lead.reference, 'contacted', soon)).toEqual(refused)
    expect(await sendTemplate(db(), callCentre, lead.reference, 'alamat-dealer', soon)).toEqual(refused)
    expect(await noteLead(db(), callCentre, lead.reference, 'Minta dihapus.', soon)).toMatchObject({ ok: true })
  })

  test('a lead is assigned only to an employee who may see it', async () => {
    const lead = await inserted(db(), consultation(bandung.id))
    const assign = (id: string | null, reference = lead.reference) => assignLead(db(), callCentre, reference, id, soon)
    expect(await assign('bandung')).toMatchObject({ ok: true })
    expect(await progressIn(db(), lead)).toMatchObject({ assigneeId: 'bandung' })
    expect(await assign('tidak-ada')).toEqual({ ok: false, refusal: 'employee-unknown' })
    expect(await assign(null)).toMatchObject({ ok: true })
    const elsewhere = await inserted(db(), consultation('d001'))
    expect(await assign('bandung', elsewhere.reference)).toEqual({ ok: false, refusal: 'employee-unknown' })
    expect(await assign('pusat', elsewhere.reference)).toMatchObject({ ok: true })
  })

  const actions: [string, string, (reference: string) => Promise<Acted>][] = [
    ['a note', 'lead-noted', (reference) => noteLead(db(), ofBandung, reference, 'Minta hari Sabtu.', soon)],
    ['an assignment', 'lead-assigned', (reference) => assignLead(db(), ofBandung, reference, 'bandung', soon)],
    [
      'an attempt',
      'lead-contacted',
      (reference) => recordContact(db(), ofBandung, reference, { by: 'whatsapp', result: 'reached' }, soon),
    ],
    ['a status', 'lead-status-set', (reference) => setStatus(db(), ofBandung, reference, 'invalid', soon)],
    ['a cancellation', 'lead-status-set', (reference) => setStatus(db(), ofBandung, reference, 'cancelled', soon)],
    ['a message', 'lead-message-sent', (reference) => sendTemplate(db(), ofBandung, reference, 'alamat-dealer', soon)],
    ['a hand-over', 'lead-handed-over', (reference) => handOver(db(), ofBandung, reference, cimahi, soon)],
  ]

  test.each(actions)(
    '%s has one entry in the audit log, without the contact, and nobody else may do it',
    async (_, action, act) => {
      const lead = await inserted(db(), consultation(bandung.id))
      const elsewhere = await inserted(db(), consultation('d001'))
      const before = await db().$count(auditEntries)
      expect(await act(elsewhere.reference)).toEqual({ ok: false, refusal: 'unknown' })
      expect(await act('XX-000000')).toEqual({ ok: false, refusal: 'unknown' })
      expect(await auditSince(db(), before)).toEqual([])
      expect(await act(lead.reference)).toMatchObject({ ok: true })
      expect(await auditSince(db(), before)).toEqual([action])
      const log = JSON.stringify(await db().select().from(auditEntries))
      expect(log).not.toMatch(/Rina|81234567890|rina@/)
    },
  )

  test('a confirmation and a merge have their audit entries', async () => {
    const drive = await found(await booked())
    const [main, twin] = [await inserted(db(), question()), await inserted(db(), question())]
    const before = await db().$count(auditEntries)
    expect(await confirmAppointment(db(), ofOther, drive.reference, soon)).toMatchObject({ refusal: 'unknown' })
    await confirmAppointment(db(), ofBandung, drive.reference, soon)
    await mergeLeads(db(), merging, { duplicate: twin.reference, main: main.reference }, soon)
    await unmergeLead(db(), merging, twin.reference, soon)
    expect(await auditSince(db(), before)).toEqual(['appointment-confirmed', 'leads-merged', 'leads-unmerged'])
  })

  test('two employees at once leave two notes and lose none', async () => {
    const lead = await inserted(db(), question())
    const notes = Array.from({ length: 6 }, (_, number) => noteLead(db(), callCentre, lead.reference, `Catatan ${number}`, soon))
    expect((await Promise.all(notes)).every(({ ok }) => ok)).toBe(true)
    expect((await leadNow(db(), lead)).history).toHaveLength(7)
  })

  test.each([
    ['empty', '  \n ', 'note-missing'],
    ['too long', 'a'.repeat(2001), 'note-too-long'],
  ])('a note that is %s is refused', async (_, typed, refusal) => {
    const lead = await inserted(db(), question())
    expect(await noteLead(db(), callCentre, lead.reference, typed, soon)).toEqual({ ok: false, refusal })
  })
})
