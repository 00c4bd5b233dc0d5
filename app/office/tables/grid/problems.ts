import { type Column, readCell } from '~/core/content/sheets/cell.ts'
import type { Sheet } from '~/core/content/sheets/sheet.ts'
import type { Warning } from '~/core/content/sheets/warnings.ts'
import type { Review, SaveRefusal } from '../save-table.server.ts'
import { cellText, words } from '../words.ts'
import { type Draft, type GridRow, rowIdOf } from './grid-state.ts'

/** A sentence about a row. `column` is null when it is about the whole row, `row` when it is about the whole table. */
export type Problem = { row: string | null; column: string | null; text: string }

/** The cells of changed rows that cannot be read. The browser finds them before anything is sent. */
export function unreadableCells({ columns }: Sheet, rows: readonly GridRow[]): Problem[] {
  const changed = rows.filter(({ stored, texts, removed }) => !removed && stored !== texts)
  return changed.flatMap(({ id, texts }) =>
    Object.entries(columns).flatMap(([name, column], index) => {
      const cell = readCell(column, texts[index] ?? '')
      return cell.ok ? [] : [{ row: id, column: name, text: cellText(column, cell.refusal) }]
    }),
  )
}

export function refusalProblems({ columns }: Sheet, draft: Draft, refusals: readonly SaveRefusal[]): Problem[] {
  return refusals.map((refusal) => ({
    row: refusal.edit === null ? null : rowIdOf(draft, refusal.edit),
    column: 'column' in refusal ? refusal.column : null,
    text: refusalText(columns, refusal),
  }))
}

function refusalText(columns: Readonly<Record<string, Column>>, refusal: SaveRefusal): string {
  switch (refusal.reason) {
    case 'row':
      return refusal.text
    case 'cell': {
      const column = columns[refusal.column]
      return column ? cellText(column, refusal.refusal) : ''
    }
    case 'changed-meanwhile':
      return words.changedMeanwhile
    case 'duplicate':
      return words.duplicate
  }
}

export function warningProblems({ columns }: Sheet, draft: Draft, { warnings }: Pick<Review, 'warnings'>): Problem[] {
  return warnings.map((warning) => ({
    row: rowIdOf(draft, warning.edit),
    column: warning.column,
    text: warningText(columns[warning.column]?.label ?? '', warning),
  }))
}

const warningText = (label: string, warning: Warning): string =>
  warning.reason === 'unusual-change' ? words.unusualChange(label, warning.percent) : words.unusuallyHigh(label, warning.bound)

/** The browser and the server find the same wrong cells. */
export function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** How people name a row: its key, as `Xpander GLS MT, DKI Jakarta, 1 Desember 2026`. */
export function rowName({ columns, key, title }: Sheet, texts: readonly string[]): string {
  if (key.length === 0) return title
  return Object.keys(columns)
    .flatMap((name, index) => (key.includes(name) ? [texts[index] ?? ''] : []))
    .filter((text) => text !== '')
    .join(', ')
}
