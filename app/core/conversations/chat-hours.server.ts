import type { Db } from '../../platform/database.server.ts'
import { defineStore, readSheet } from '../content/sheets/sheets.server.ts'
import { readHolidays } from '../dealers/holidays/holiday-store.server.ts'
import { makerCalendar } from '../leads/promise.ts'
import type { MakerHours } from './chat-hours.ts'
import { chatHoursRows, chatHoursSheet, chatWeek } from './chat-hours-sheet.ts'

const workingWeek = makerCalendar([]).week

/** Until the office changes them, the working hours of the maker. */
export const chatHoursStore = defineStore({ sheet: chatHoursSheet, seed: () => chatHoursRows(workingWeek) })

export async function readMakerHours(db: Db): Promise<MakerHours> {
  const [rows, holidays] = [await readSheet(db, chatHoursStore), await readHolidays(db)]
  return { week: chatWeek(rows) ?? workingWeek, holidays }
}
