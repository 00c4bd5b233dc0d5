import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { fridayMorning, monday, mondayAt, onFriday, someoneElse, testDrivesOn } from '../../../../tests/support/test-drives.ts'
import { momentOf } from '../../../lib/calendar-day.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { changeContent } from '../../content/content.server.ts'
import { calendarOf } from '../../dealers/dealer.ts'
import { openIntervals } from '../../dealers/opening-hours.ts'
import { dealers } from '../../dealers/tables.ts'
import { readSlots } from '../diary.server.ts'
import { appointments } from '../tables.ts'
import { correctRegency, misreadAppointments } from './correct-regency.server.ts'

const bandung = '32.73'
const cimahi = '32.77'
const banjarmasin = '63.71'
const half = (hour: number) => hour * 60 + 30

describe.each(everyDatabase)('a corrected zone on $name', ({ open }) => {
  let database: Database
  const drives = testDrivesOn(() => database.db)
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    await database.db
      .update(dealers)
      .set({ regencyCode: bandung })
      .where(eq(dealers.id, (await drives.bandung()).id))
  })
  afterAll(() => database.close())

  const correct = async (regencyCode: string) => {
    const dealer = await drives.bandung()
    return changeContent(database.db, (tx) => correctRegency(tx, dealer, regencyCode, onFriday))
  }
  const bookedMoments = async () => (await database.db.select().from(appointments)).map(({ startsAt }) => String(startsAt)).sort()
  const clocks = (moments: readonly Instant[], zone: string) =>
    moments.map((moment) => moment.toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5))

  test('keeps the local opening hours, which are now other instants', async () => {
    const before = openIntervals(calendarOf(await drives.bandung()), monday)
    await correct(banjarmasin)
    const after = openIntervals(calendarOf(await drives.bandung()), monday)
    expect(
      clocks(
        after.flatMap(({ from, to }) => [from, to]),
        'Asia/Makassar',
      ),
    ).toEqual(
      clocks(
        before.flatMap(({ from, to }) => [from, to]),
        'Asia/Jakarta',
      ),
    )
    expect(after[0]?.from.until(before[0]?.from as Instant).total('minutes')).toBe(60)
  })

  test('moves no appointment, and returns those that show another time in the correct zone', async () => {
    const early = await drives.booked()
    await drives.booked({ minutes: half(15), contact: someoneElse(1) })
    const before = await bookedMoments()
    const misread = await correct(banjarmasin)
    expect(await bookedMoments()).toEqual(before)
    expect(misread.map(({ promised, reads, open, name }) => [name, promised, reads, open])).toEqual([
      ['Rina Wulandari', '09.30 WIB', '10.30 WITA', true],
      ['Tamu 1', '15.30 WIB', '16.30 WITA', false],
    ])
    const lead = await drives.found(early)
    expect(lead.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['received', 'visitor'],
      ['noted', 'office'],
    ])
    expect(lead.history[1]?.note).toContain('10.30 WITA, bukan 09.30 WIB')
    expect(lead.history[1]?.span?.from.equals(mondayAt(half(9)))).toBe(true)
  })

  test('keeps the taken slots at their instants', async () => {
    const dealer = await drives.bandung()
    for (let number = 0; number < dealer.demonstrationCars; number++) await drives.booked({ contact: someoneElse(number) })
    await correct(banjarmasin)
    const { free } = await readSlots(database.db, await drives.bandung(), { kind: 'test-drive' }, fridayMorning, {
      days: [monday],
    })
    const starts = free.map(({ from }) => String(from))
    expect(starts).not.toContain(String(momentOf(monday, half(10), 'Asia/Makassar')))
    expect(starts).toContain(String(momentOf(monday, half(11), 'Asia/Makassar')))
  })

  test('changes nothing when the new zone is the same', async () => {
    const token = await drives.booked()
    expect(await correct(cimahi)).toEqual([])
    expect((await drives.bandung()).city).toBe('Cimahi')
    expect((await drives.found(token)).history).toHaveLength(1)
  })

  test('can be previewed without a change', async () => {
    await drives.booked()
    const dealer = await drives.bandung()
    expect(await misreadAppointments(database.db, dealer, banjarmasin, fridayMorning)).toHaveLength(1)
    expect((await drives.bandung()).regencyCode).toBe(bandung)
  })
})
