import { readEffectiveDay } from '~/core/content/sheets/effective-day.server.ts'
import type { AnyRow, Sheet } from '~/core/content/sheets/sheet.ts'
import { effectiveOn, withOptions, writeRow } from '~/core/content/sheets/sheet.ts'
import { countRows, listRevisions, readSheet } from '~/core/content/sheets/sheets.server.ts'
import type { Grant } from '~/core/staff/grant.ts'
import type { Db } from '~/platform/database.server.ts'
import { dealersTable } from './dealers/dealers-table.server.ts'
import { creditTables } from './declared/credit.server.ts'
import { holidaysTable } from './declared/holidays.server.ts'
import { insuranceTables } from './declared/insurance.server.ts'
import { pricesTable } from './declared/prices.server.ts'
import { creditRulesTable, registrationTable } from './declared/rules.server.ts'
import { bannersTable } from './declared/site/banners.server.ts'
import { campaignsTable } from './declared/site/campaigns.server.ts'
import { cannedAnswersTable } from './declared/site/canned-answers.server.ts'
import { chatHoursTable } from './declared/site/chat-hours.server.ts'
import { preOrderTable } from './declared/site/pre-order.server.ts'
import { retentionTable } from './declared/site/retention.server.ts'
import { settingsTable } from './declared/site/settings.server.ts'
import { supportHoursTable } from './declared/site/support-hours.server.ts'
import { tagsTable } from './declared/tags.server.ts'
import { usedCarTables } from './declared/used-cars.server.ts'
import type { Table } from './table.ts'

/** Every table of the office, in the order of its list. */
export const tables: readonly Table[] = [
  pricesTable,
  ...usedCarTables,
  ...creditTables,
  creditRulesTable,
  registrationTable,
  ...insuranceTables,
  dealersTable,
  holidaysTable,
  preOrderTable,
  bannersTable,
  campaignsTable,
  settingsTable,
  supportHoursTable,
  chatHoursTable,
  cannedAnswersTable,
  tagsTable,
  retentionTable,
]

export const findTable = (name: string): Table | undefined => tables.find(({ store }) => store.sheet.name === name)

type Read = Grant<'content:read'>

/** The sheet with the options of today. */
export async function sheetOf(db: Db, { store, options }: Table): Promise<Sheet> {
  return withOptions(store.sheet, options ? await options(db) : {})
}

/** Whether a row applies today. Rows without dates always do. */
export type RowTime = 'now' | 'coming' | 'past'

export type OpenedTable = {
  sheet: Sheet
  /** The rows as texts, in the order of the columns. */
  rows: string[][]
  /** For dated sheets: one for each row. */
  times: RowTime[]
}

export async function openTable(db: Db, _: Read, table: Table): Promise<OpenedTable> {
  const [sheet, rows, day] = await Promise.all([sheetOf(db, table), readSheet(db, table.store), readEffectiveDay(db)])
  const current = new Set<AnyRow>(effectiveOn(sheet, rows, day))
  const timeOf = (row: AnyRow): RowTime => (current.has(row) ? 'now' : String(row[sheet.from ?? '']) > day ? 'coming' : 'past')
  return {
    sheet,
    rows: rows.map((row) => writeRow(sheet, row)),
    times: sheet.from === undefined ? [] : rows.map((row) => timeOf(row)),
  }
}

export type ListedTable = Pick<Sheet, 'name' | 'title' | 'help'> & {
  group: Table['group']
  rows: number
  saved: { by: string; at: string } | null
}

/** Every table with its last change. */
export function listTables(db: Db, _: Read): Promise<ListedTable[]> {
  return Promise.all(
    tables.map(async ({ store, group }) => {
      const [rows, [last]] = await Promise.all([countRows(db, store), listRevisions(db, store.sheet, 1)])
      const { name, title, help } = store.sheet
      return {
        name,
        title,
        help,
        group,
        rows,
        saved: last ? { by: last.savedBy, at: last.savedAt.toString() } : null,
      }
    }),
  )
}
