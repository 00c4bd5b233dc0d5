import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { monday, testDrivesOn } from '../../../../tests/support/test-drives.ts'
import { appointments } from '../../../core/appointments/tables.ts'
import { seedSettings } from '../../../core/content/settings.server.ts'
import { type Lead, placeOf } from '../../../core/leads/lead.ts'
import { answerSteps } from '../../../core/leads/request/next-steps.ts'
import { viewRequest } from '../../../core/leads/request/request-view.server.ts'
import type { WorkStatus } from '../../../core/leads/work-status.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import type { Result } from '../../../lib/result.ts'
import type { Database } from '../../../platform/database.server.ts'
import { moveByStaff } from '../../calendar/acts/move.server.ts'
import { fridayNine, minutesLater } from '../office.fixture.ts'
import { confirmAppointment, recordContact, setStatus } from './answer.server.ts'
import { handOver } from './hand-over.server.ts'
import { undoAction } from './undo.server.ts'

const cimahi = 'mahligai-puteri-berlian-cimahi'
const callCentre = grantTo('call-centre', 'lead:answer')
const soon = minutesLater(10)

describe.each(everyDatabase)('what the visitor sees of the work on a request on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
    await seedSettings(database.db, fridayNine)
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const db = () => database.db
  const { booked, found } = testDrivesOn(db)
  const messages = async () => (await db().select().from(outbox).orderBy(outbox.createdAt)).map(({ template }) => template)
  const changedBy = (acted: Result<Lead, unknown>): Lead => {
    if (!acted.ok) throw new Error(String(acted.refusal))
    return acted.value
  }
  const undo = (lead: Lead) => undoAction(db(), callCentre, { reference: lead.reference, number: lead.history.length }, soon)

  test.each(['done', 'invalid'] as const)(
    'a request that is %s before its day releases the slot and tells the visitor',
    async (status) => {
      const lead = await found(await booked())
      const closed = changedBy(await setStatus(db(), callCentre, lead.reference, status, soon))
      expect(await db().$count(appointments)).toBe(0)
      expect(await messages()).toEqual(['test_drive_received', 'appointment_cancelled'])
      const view = await viewRequest(db(), closed, soon.now)
      expect(view).toMatchObject({
        isSlotGone: true,
        staffChange: status === 'done' ? 'released' : 'invalid',
        calendar: 'remove',
      })
      changedBy(await undo(closed))
      expect(await db().$count(appointments)).toBe(1)
      expect(await messages()).toEqual(['test_drive_received'])
    },
  )

  test('a closed request that is opened again has its slot back, unless somebody else took it', async () => {
    const lead = await found(await booked())
    const set = (status: WorkStatus) => setStatus(db(), callCentre, lead.reference, status, soon)
    await set('invalid')
    await set('done')
    expect(await messages()).toEqual(['test_drive_received', 'appointment_cancelled'])
    expect(await set('contacted')).toMatchObject({ ok: true })
    expect(await db().$count(appointments)).toBe(1)
    await set('invalid')
    await booked({ contact: { name: 'Budi', phone: '+6281300000001', email: 'budi@contoh.id' } })
    for (const status of ['new', 'contacted', 'scheduled'] as const)
      expect(await set(status)).toEqual({ ok: false, refusal: 'slot-lost' })
  })

  test('the page of a request says what employees did, and no longer what they settled', async () => {
    const lead = await found(await booked())
    await recordContact(db(), callCentre, lead.reference, { by: 'call', result: 'not-reached' }, soon)
    const handed = changedBy(await handOver(db(), callCentre, lead.reference, cimahi, soon))
    expect(await viewRequest(db(), handed, soon.now)).toMatchObject({
      staffChange: 'handed-over',
      care: { handedOver: true, notReachedAt: null },
      may: { 'choose-call-time': false },
    })
    const confirmed = changedBy(await confirmAppointment(db(), callCentre, lead.reference, soon))
    const view = await viewRequest(db(), confirmed, soon.now)
    expect(view).toMatchObject({ state: 'confirmed', staffChange: null, care: { notReachedAt: null } })
    const cancelled = changedBy(await setStatus(db(), callCentre, lead.reference, 'cancelled', soon))
    const { staffChange, history } = await viewRequest(db(), cancelled, soon.now)
    expect([staffChange, history[0]]).toMatchObject(['cancelled', { kind: 'cancelled', staffChange: 'cancelled' }])
  })

  test('an appointment that was moved meanwhile is not confirmed by a form that shows its former place', async () => {
    const token = await booked()
    const lead = await found(token)
    const seen = placeOf(lead)
    const to = { day: monday, minutes: 13 * 60 }
    const moved = changedBy(await moveByStaff(db(), callCentre, lead.reference, to, soon))
    const confirm = (place: string) => confirmAppointment(db(), callCentre, lead.reference, soon, place)
    expect(await confirm(seen)).toEqual({ ok: false, refusal: 'moved-meanwhile' })
    expect((await viewRequest(db(), await found(token), soon.now)).state).toBe('moved')
    expect(changedBy(await confirm(placeOf(moved))).history.at(-1)?.kind).toBe('confirmed')
  })

  test('the page of a confirmed appointment that an employee moved says so, and promises no call', async () => {
    const lead = await found(await booked())
    await confirmAppointment(db(), callCentre, lead.reference, soon)
    const to = { day: monday, minutes: 13 * 60 }
    const moved = changedBy(await moveByStaff(db(), callCentre, lead.reference, to, soon))
    const view = await viewRequest(db(), moved, soon.now)
    expect(view).toMatchObject({ state: 'confirmed', staffChange: 'moved', calendar: 'update' })
    expect(view.history[0]).toMatchObject({ kind: 'moved', staffChange: 'moved' })
    expect(answerSteps(view)).toEqual([])
  })
})
