import { done, type Result, refused } from '../../../lib/result.ts'
import { type CellRefusal, type CellValue, type Column, type Option, readCell, writeCell } from './cell.ts'

export type Columns = Readonly<Record<string, Column>>

type ValueOf<One extends Column> =
  | (One['kind'] extends 'money' | 'number'
      ? number
      : One['kind'] extends 'choices'
        ? readonly string[]
        : One['kind'] extends 'day' | 'text' | 'long-text' | 'choice'
          ? string
          : CellValue)
  | (One extends { optional: true } ? null : never)

export type RowOf<All extends Columns> = { [Name in keyof All]: ValueOf<All[Name]> }
export type AnyRow = Readonly<Record<string, CellValue>>

/** A table of values that staff edit like a spreadsheet. Plain data: the browser uses it too. */
export type Sheet<All extends Columns = Columns> = {
  name: string
  title: string
  help: string
  columns: All
  /** The columns that identify a row. */
  key: readonly string[]
  /** The column with the first day of a row, one of the key. On a day, the latest row that has begun applies. */
  from?: string
  /** Rows are neither added nor removed. */
  fixed?: true
}

type NamesOwnColumns<All extends Columns> = { key: readonly (keyof All & string)[]; from?: keyof All & string }

export function defineSheet<const All extends Columns>(sheet: Sheet<All> & NamesOwnColumns<All>): Sheet<All> {
  return sheet
}

/** Identifies a row within its sheet. */
export function keyOf({ key }: Pick<Sheet, 'key'>, row: AnyRow): string {
  return JSON.stringify(key.map((name) => row[name]))
}

/** The same for all dates of one subject. */
export function subjectOf({ key, from }: Pick<Sheet, 'key' | 'from'>, row: AnyRow): string {
  return JSON.stringify(key.filter((name) => name !== from).map((name) => row[name]))
}

/** The rows that apply on a day, `2026-11-28`, in the order of the sheet. */
export function effectiveOn<Row extends AnyRow>(sheet: Pick<Sheet, 'key' | 'from'>, rows: readonly Row[], day: string): Row[] {
  const { from } = sheet
  if (from === undefined) return [...rows]
  const latest = new Map<string, Row>()
  for (const row of rows) {
    const begun = latest.get(subjectOf(sheet, row))
    if (String(row[from]) <= day && (!begun || String(begun[from]) < String(row[from]))) latest.set(subjectOf(sheet, row), row)
  }
  return rows.filter((row) => latest.get(subjectOf(sheet, row)) === row)
}

/** The sheet with the options of today in its columns. */
export function withOptions(sheet: Sheet, options: Readonly<Record<string, readonly Option[]>>): Sheet {
  const columns = Object.entries(sheet.columns).map(([name, column]) => {
    const own = options[name]
    return [name, own && (column.kind === 'choice' || column.kind === 'choices') ? { ...column, options: own } : column]
  })
  return { ...sheet, columns: Object.fromEntries(columns) }
}

export type WrongCell = { column: string; refusal: CellRefusal }

/** The cells of a row in the order of the columns, or every cell that cannot be read. Missing cells are empty. */
export function readRow({ columns }: Pick<Sheet, 'columns'>, texts: readonly string[]): Result<AnyRow, WrongCell[]> {
  const read = Object.entries(columns).map(([name, column], index) => ({ name, cell: readCell(column, texts[index] ?? '') }))
  const wrong = read.flatMap(({ name, cell }) => (cell.ok ? [] : [{ column: name, refusal: cell.refusal }]))
  if (wrong.length > 0) return refused(wrong)
  return done(Object.fromEntries(read.map(({ name, cell }) => [name, cell.ok ? cell.value : null])))
}

export function writeRow({ columns }: Pick<Sheet, 'columns'>, row: AnyRow): string[] {
  return Object.entries(columns).map(([name, column]) => writeCell(column, row[name] ?? null))
}
