import type { Db } from '../../../platform/database.server.ts'
import { remembered } from '../../content/content-memory.server.ts'
import { defineStore, readSheet } from '../../content/sheets/sheets.server.ts'
import { type HolidayRow, holidaySheet } from './holiday-sheet.ts'
import { type Holiday, holidaysInFile } from './holidays.ts'

export const holidayStore = defineStore({
  sheet: holidaySheet,
  seed: () => holidaysInFile.map(({ date, name, confidence }): HolidayRow => ({ date, name, confidence })),
})

/** National holidays in the order of their days. */
export function readHolidays(db: Db): Promise<Holiday[]> {
  return remembered(db, 'holidays', async () => holidaysOf(await readSheet(db, holidayStore)))
}

export const holidaysOf = (rows: readonly HolidayRow[]): Holiday[] =>
  rows
    .map(({ date, name, confidence }) => ({ date, name, confidence: confidence as Holiday['confidence'] }))
    .toSorted((one, other) => one.date.localeCompare(other.date))
