import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { fridayMorning, halfPastNine, someoneElse, testDrivesOn } from '../../../../tests/support/test-drives.ts'
import { type Lead, lastEvent, placeOf } from '../../../core/leads/lead.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { grant } from '../../../core/staff/grant.ts'
import type { Permission, Role } from '../../../core/staff/roles.ts'
import { aniAs } from '../../../core/staff/staff.fixture.ts'
import type { Database } from '../../../platform/database.server.ts'
import type { Desk } from '../../frame/desk.server.ts'
import { leadNow } from '../../leads/office.fixture.ts'
import { minutesLater } from '../calendar.fixture.ts'
import { actOnForm } from './act-on-form.server.ts'

const names: Partial<Record<Role, string>> = { 'call-centre': 'Citra Contoh', dealer: 'Dewi Contoh', administrator: 'Ani Contoh' }

describe.each(everyDatabase)('the forms of the calendar on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const { booked, found } = testDrivesOn(() => database.db)
  const deskOf = (role: Role) => {
    const staff = { ...aniAs(role, ['d068']), name: names[role] ?? '' }
    const allow = <P extends Permission>(permission: P) => grant(staff, permission)
    const environment = { publicUrl: 'https://contoh.id', crm: null }
    return { db: database.db, staff, allow, environment, clock: { now: () => minutesLater(1).now } } as unknown as Desk
  }
  const act = (role: Role, lead: Lead, fields: Record<string, string>) => {
    const body = new FormData()
    const all = { reference: lead.reference, seen: placeOf(lead), ...fields }
    for (const [name, value] of Object.entries(all)) body.set(name, value)
    return actOnForm(deskOf(role), body)
  }
  const move = (role: Role, lead: Lead, slot: string) => act(role, lead, { act: 'move', slot })
  const placeNow = async (lead: Lead) => placeOf(await leadNow(database.db, lead))

  test('of three employees who move an appointment at once, one does, and the others read who and where to', async () => {
    const lead = await found(await booked())
    const answers = await Promise.all([
      move('dealer', lead, '2026-12-03 10:00'),
      move('call-centre', lead, '2026-12-03 11:00'),
      move('administrator', lead, '2026-12-03 13:00'),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const { span, detail } = lastEvent(await leadNow(database.db, lead))
    const time = span?.from.toZonedDateTimeISO('Asia/Jakarta').hour
    const sentence = `Jadwal ini baru dipindahkan ${detail?.staff?.name} ke Kamis, 3 Desember 2026, ${time}.00 WIB`
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer.text).toContain(sentence)
    const moved = (await database.db.select().from(outbox)).filter(({ template }) => template === 'appointment_moved')
    expect(moved).toHaveLength(1)
  })

  test.each([
    ['confirmed', { act: 'confirm' }],
    ['cancelled', { act: 'cancel', reason: 'Jadwal ganda' }],
    ['moved', { act: 'move', slot: '2026-12-03 11:00' }],
  ])('an appointment is not %s from a page that shows it elsewhere', async (_, fields) => {
    const lead = await found(await booked())
    await move('dealer', lead, '2026-12-03 10:00')
    const there = await leadNow(database.db, lead)
    expect(await act('call-centre', lead, fields)).toMatchObject({ ok: false, text: expect.stringContaining('Dewi Contoh') })
    expect(await act('call-centre', lead, { ...fields, seen: '' })).toMatchObject({ ok: false })
    expect((await leadNow(database.db, lead)).history).toHaveLength(there.history.length)
    expect(await act('call-centre', there, fields)).toMatchObject({ ok: true })
  })

  test.each([
    ['has passed', '2020-01-01 10:00', 'Rabu, 1 Januari 2020, 10.00 WIB sudah lewat.'],
    ['is at night', '2026-11-30 03:00', 'Dealer tidak menerima jadwal pada Senin, 30 November 2026, 03.00 WIB.'],
    ['is between two slots', '2026-11-30 10:07', 'Dealer tidak menerima jadwal pada Senin, 30 November 2026, 10.07 WIB.'],
    ['is far ahead', '2028-11-30 10:00', 'Dealer tidak menerima jadwal pada Kamis, 30 November 2028, 10.00 WIB.'],
  ])('a time that %s is refused with its own sentence', async (_, slot, sentence) => {
    const lead = await found(await booked())
    const answer = await move('dealer', lead, slot)
    expect(answer).toMatchObject({ ok: false, text: `${sentence} Jadwal belum berubah.` })
    expect(await placeNow(lead)).toBe(placeOf(lead))
  })

  test('a taken time is called taken', async () => {
    const lead = await found(await booked())
    await booked({ contact: someoneElse(1), minutes: halfPastNine + 90 })
    expect(await move('dealer', lead, '2026-11-30 11:00')).toMatchObject({
      ok: false,
      text: 'Jam 11.00 WIB baru saja terisi. Jadwal belum berubah.',
      seen: placeOf(lead),
    })
  })
})
