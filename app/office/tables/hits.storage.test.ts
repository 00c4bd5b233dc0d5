import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dealerById } from '~/core/dealers/dealers.server.ts'
import { readHolidays } from '~/core/dealers/holidays/holiday-store.server.ts'
import { makerAnswer } from '~/core/leads/promise.ts'
import { grantTo } from '~/core/staff/staff.fixture.ts'
import type { Database } from '~/platform/database.server.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { fridayMorning, testDrivesOn } from '../../../tests/support/test-drives.ts'
import { saveEdits, undoRevision } from './save-table.server.ts'
import { findTable, openTable } from './tables.server.ts'

const editor = grantTo('administrator', 'prices:edit')
const reader = grantTo('auditor', 'content:read')
const monday = ['30 November 2026', 'Libur contoh', 'SKB']

describe.each(everyDatabase)('tables that close days with appointments on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const { bandung, booked, book, found, freeTimes } = testDrivesOn(() => database.db)
  const tableNamed = (name: string) => findTable(name) ?? expect.fail(name)
  const save = (name: string, before: string[] | null, after: string[] | null) =>
    saveEdits(database.db, editor, tableNamed(name), { typed: [{ before, after }], way: 'typed' }, fridayMorning)
  const undo = (name: string, number: number) => undoRevision(database.db, editor, tableNamed(name), number, fridayMorning)
  const hoursOfBandung = async () => {
    const [dealer, { rows, sheet }] = [await bandung(), await openTable(database.db, reader, tableNamed('dealer'))]
    const before = rows.find(([id]) => id === dealer.id) ?? expect.fail(dealer.id)
    const place = Object.keys(sheet.columns).indexOf('hours')
    return { dealer, before, to: (hours: string) => before.with(place, hours) }
  }

  test('hours that leave an appointment outside are refused with its reference; others are saved', async () => {
    const lead = await found(await booked())
    const { dealer, before, to } = await hoursOfBandung()
    expect(await save('dealer', before, to('Sel–Sab 08:30-16:30'))).toEqual({
      ok: false,
      refusal: [
        {
          edit: 0,
          reason: 'row',
          column: 'hours',
          text: `1 jadwal kehilangan tempat di ${dealer.name}: ${lead.reference}. Pindahkan dulu di Kalender, lalu simpan lagi.`,
        },
      ],
    })
    expect(await freeTimes()).not.toEqual([])
    const saved = await save('dealer', before, to('Sen–Min 08:00-17:00'))
    expect(saved).toMatchObject({ ok: true })
    await undo('dealer', (saved.ok && saved.value) || 0)
  })

  test('a new holiday is refused while it takes the place of an appointment', async () => {
    const lead = await found(await booked())
    expect(await save('libur', null, monday)).toMatchObject({
      ok: false,
      refusal: [{ edit: 0, column: 'date', text: expect.stringContaining(lead.reference) }],
    })
    expect(await freeTimes()).not.toEqual([])
  })

  test('a new holiday closes every dealer and the maker, and its removal opens them again', async () => {
    const free = await freeTimes()
    const saved = await save('libur', null, monday)
    expect(saved).toMatchObject({ ok: true })
    expect(await freeTimes()).toEqual([])
    expect(await book()).toMatchObject({ ok: false, refusal: { kind: 'slot-gone' } })
    expect((await dealerById(database.db, (await bandung()).id)).holidays).toContainEqual({
      ...{ date: '2026-11-30', name: 'Libur contoh', confidence: 'decreed' },
    })
    const answered = makerAnswer(await readHolidays(database.db), 60 * 14, fridayMorning)
    expect(answered.toString()).toMatch(/^2026-12-01/)
    expect(await undo('libur', (saved.ok && saved.value) || 0)).toMatchObject({ ok: true })
    expect(await freeTimes()).toEqual(free)
  })

  test('of a booking and a new holiday at the same time, one is refused', async () => {
    const [booking, holiday] = await Promise.all([book(), save('libur', null, monday)])
    expect([booking.ok, holiday.ok].filter(Boolean)).toHaveLength(1)
    if (holiday.ok) await undo('libur', holiday.value ?? 0)
  })
})
