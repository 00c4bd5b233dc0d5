import type { AnyRow } from '~/core/content/sheets/sheet.ts'
import { readSheet } from '~/core/content/sheets/sheets.server.ts'
import { dealerById } from '~/core/dealers/dealers.server.ts'
import type { HolidayRow } from '~/core/dealers/holidays/holiday-sheet.ts'
import { holidayStore, holidaysOf } from '~/core/dealers/holidays/holiday-store.server.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'
import { dealersBookedOn, hitText, lockEveryCalendar } from '../dealers/appointments-hit.server.ts'
import type { Table, WrongRow } from '../table.ts'

/** National holidays: dealers and the maker are closed on them. */
export const holidaysTable: Table = {
  store: holidayStore,
  group: 'dealers',
  lock: lockEveryCalendar,
  check: (rows, db, now) => checkHits(rows as HolidayRow[], db, now),
}

/** A new holiday may not take the place of an appointment, as a closed day of a dealer may not. */
async function checkHits(rows: readonly HolidayRow[], db: Db, now: Instant): Promise<WrongRow[]> {
  const stored = new Set((await readSheet(db, holidayStore)).map(({ date }) => date))
  const wrong: WrongRow[] = []
  for (const row of rows.filter(({ date }) => !stored.has(date))) wrong.push(...(await hitsBy(row, db, now)))
  return wrong
}

async function hitsBy(row: HolidayRow & AnyRow, db: Db, now: Instant): Promise<WrongRow[]> {
  const wrong: WrongRow[] = []
  for (const id of await dealersBookedOn(db, row.date, now)) {
    const dealer = await dealerById(db, id)
    const after = { ...dealer, holidays: holidaysOf([...dealer.holidays, row]) }
    const text = await hitText(db, dealer, after, now)
    if (text) wrong.push({ row, column: 'date', text })
  }
  return wrong
}
