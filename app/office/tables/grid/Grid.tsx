import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { Column } from '~/core/content/sheets/cell.ts'
import type { Sheet } from '~/core/content/sheets/sheet.ts'
import { readPasted } from '../files/csv-rows.ts'
import type { RowTime } from '../tables.server.ts'
import { timeWords, words } from '../words.ts'
import { Cell } from './Cell.tsx'
import type { GridRow } from './grid-state.ts'
import { type Problem, rowName } from './problems.ts'

export type GridProps = {
  sheet: Sheet
  /** The rows on this page of the grid. */
  rows: readonly GridRow[]
  times: readonly RowTime[]
  problems: readonly Problem[]
  readOnly: boolean
  onCell: (row: GridRow, column: number, text: string) => void
  /** `row`: the place among `rows`. */
  onPaste: (from: { row: number; column: number }, cells: string[][]) => void
  onToggle: (row: GridRow) => void
}

/** So that the usual value of a column can be read whole. */
const widths: Record<Column['kind'], string> = {
  money: 'min-w-32',
  number: 'min-w-24',
  day: 'min-w-40',
  text: 'min-w-44',
  'long-text': 'min-w-80',
  choice: 'min-w-32',
  choices: 'min-w-52',
}

/** The rows as a table of text fields. On a phone, `RowList` shows them. */
export function Grid({ sheet, rows, times, problems, readOnly, ...acts }: GridProps) {
  const columns = Object.entries(sheet.columns)
  return (
    // Relative, so that what only screen readers read scrolls too and does not widen the page.
    <div className="relative hidden overflow-x-auto lg:block">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-line border-b text-start text-ink-soft">
            {columns.map(([name, { label, help, kind }], index) => (
              <th
                key={name}
                scope="col"
                title={help}
                className={`px-2 py-2 align-bottom font-semibold ${kind === 'money' || kind === 'number' ? 'text-end' : 'text-start'}`}
              >
                {label}
                {kind === 'choice' && <Widener text={longestOf(rows, index)} />}
              </th>
            ))}
            {times.length > 0 && (
              <th scope="col" className="px-2 py-2 text-start font-semibold">
                {words.time}
              </th>
            )}
            {!readOnly && !sheet.fixed && (
              <th scope="col">
                <span className="sr-only">{words.removeRow}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Row
              key={row.id}
              {...{ sheet, row, place, problems, readOnly, ...acts }}
              time={times[row.place ?? -1]}
              dated={times.length > 0}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Makes a column as wide as a text: a field alone does not, and names that differ at their end would look the same. */
function Widener({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="invisible block h-0 pe-7 font-normal whitespace-nowrap">
      {text}
    </span>
  )
}

const longestOf = (rows: readonly GridRow[], column: number): string =>
  rows.map(({ texts }) => texts[column] ?? '').reduce((longest, text) => (text.length > longest.length ? text : longest), '')

type RowProps = Omit<GridProps, 'rows' | 'times'> & { row: GridRow; place: number; time: RowTime | undefined; dated: boolean }

function Row({ sheet, row, place, time, dated, problems, readOnly, onCell, onPaste, onToggle }: RowProps) {
  const name = rowName(sheet, row.texts)
  const own = problems.filter((problem) => problem.row === row.id)
  const ofRow = own.find(({ column }) => column === null)
  return (
    <tr className={`border-line border-b align-top ${row.removed ? 'opacity-60' : ''}`}>
      {Object.entries(sheet.columns).map(([key, column], index) => (
        <td key={key} className={`${widths[column.kind]} py-0.5`}>
          <Cell
            id={cellId(place, index)}
            column={column}
            label={`${column.label}, ${name}`}
            text={row.texts[index] ?? ''}
            was={row.stored && row.stored[index] !== row.texts[index] ? (row.stored[index] ?? '') : null}
            problem={own.find((problem) => problem.column === key)?.text}
            readOnly={readOnly || row.removed || (sheet.fixed === true && sheet.key.includes(key))}
            listId={listIdOf(sheet, key)}
            onText={(text) => onCell(row, index, text)}
            onPaste={(event) => pasteCells(event, (cells) => onPaste({ row: place, column: index }, cells))}
            onKeyDown={(event) => moveWithKeys(event, place, index)}
          />
          {index === 0 && ofRow && <p className="px-2 pb-1 text-error text-xs">{ofRow.text}</p>}
        </td>
      ))}
      {dated && <td className="px-2 py-2 whitespace-nowrap text-ink-soft">{time ? timeWords[time] : words.added}</td>}
      {!readOnly && !sheet.fixed && (
        <td className="py-1 ps-2 text-end whitespace-nowrap">
          <button
            type="button"
            className="min-h-9 cursor-pointer px-2 underline underline-offset-4"
            onClick={() => onToggle(row)}
          >
            {row.removed || (row.stored && row.place === null) ? words.restoreRow : words.removeRow}
            <span className="sr-only">{` ${name}`}</span>
          </button>
        </td>
      )}
    </tr>
  )
}

const cellId = (row: number, column: number) => `sel-${row}-${column}`

/** The list of suggestions of a column with options. */
export const listIdOf = ({ columns }: Sheet, name: string): string | undefined => {
  const column = columns[name]
  return column?.kind === 'choice' ? `pilihan-${name}` : undefined
}

/** Several cells fill the grid; one cell is pasted by the browser. */
function pasteCells(event: ClipboardEvent, paste: (cells: string[][]) => void): void {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return
  event.preventDefault()
  paste(readPasted(text))
}

/** Enter and the arrows move between rows, as in a spreadsheet. */
function moveWithKeys(event: KeyboardEvent, row: number, column: number): void {
  const isArea = event.currentTarget.tagName === 'TEXTAREA'
  const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || (isArea && event.key !== 'Enter') || event.altKey) return
  const next = document.getElementById(cellId(row + step, column))
  if (!(next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  next.focus()
  next.select()
}
