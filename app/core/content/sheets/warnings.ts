import type { Edit } from './edits.ts'
import { type AnyRow, type Sheet, subjectOf } from './sheet.ts'

/** A value that may be a typing error. `edit`: its place in the list. `percent`: the change, without a sign. */
export type Warning =
  | { edit: number; column: string; reason: 'unusual-change'; percent: number }
  | { edit: number; column: string; reason: 'unusually-high'; bound: number }

/** Unusual values in edits, by the bounds of the columns. */
export function warningsOf(sheet: Sheet, rows: readonly AnyRow[], edits: readonly Edit[]): Warning[] {
  return edits.flatMap(({ before, after }, edit) => {
    if (!after) return []
    const earlier = before ?? previous(sheet, rows, after)
    return Object.entries(sheet.columns).flatMap(([column, { unusualAbove, unusualChange }]): Warning[] => {
      const [value, was] = [after[column], earlier?.[column]]
      if (typeof value !== 'number' || value === was) return []
      const percent = typeof was === 'number' && was !== 0 ? Math.abs((value - was) / was) * 100 : 0
      if (unusualChange !== undefined && percent > unusualChange) return [{ edit, column, reason: 'unusual-change', percent }]
      return unusualAbove !== undefined && value > unusualAbove
        ? [{ edit, column, reason: 'unusually-high', bound: unusualAbove }]
        : []
    })
  })
}

/** The row of the same subject that applies until the day on which this one begins. */
function previous(sheet: Sheet, rows: readonly AnyRow[], row: AnyRow): AnyRow | undefined {
  const { from } = sheet
  if (from === undefined) return undefined
  const subject = subjectOf(sheet, row)
  return rows
    .filter((each) => subjectOf(sheet, each) === subject && String(each[from]) < String(row[from]))
    .toSorted((one, other) => String(one[from]).localeCompare(String(other[from])))
    .at(-1)
}
