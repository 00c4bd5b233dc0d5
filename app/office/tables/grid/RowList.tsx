import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { timeWords, words } from '../words.ts'
import { Cell } from './Cell.tsx'
import { type GridProps, listIdOf } from './Grid.tsx'
import type { GridRow } from './grid-state.ts'
import { rowName } from './problems.ts'

/** The rows on a phone: a list to read, and the form of one row. */
export function RowList({ sheet, rows, times, problems, readOnly, onCell, onToggle }: GridProps) {
  const [open, setOpen] = useState<string | null>(null)
  const columns = Object.entries(sheet.columns)
  return (
    <ul className="grid lg:hidden">
      {rows.map((row) => {
        const own = problems.filter((problem) => problem.row === row.id)
        const isOpen = open === row.id || (row.added !== null && open === null)
        return (
          <li key={row.id} className={`grid gap-1 border-line border-b py-3 ${row.removed ? 'opacity-60' : ''}`}>
            <p className="font-semibold">{rowName(sheet, row.texts) || words.added}</p>
            <p className="text-ink-soft text-sm">
              {columns
                .flatMap(([name, { label }], index) =>
                  sheet.key.includes(name) || !row.texts[index] ? [] : `${label}: ${row.texts[index]}`,
                )
                .join(' · ')}
            </p>
            <p className="flex flex-wrap items-center gap-x-4 text-sm">
              <span className="text-ink-soft">{stateOf(row, times)}</span>
              {own.length > 0 && <span className="text-error">{own[0]?.text}</span>}
              {!readOnly && (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  className="ms-auto min-h-11 cursor-pointer underline underline-offset-4"
                  onClick={() => setOpen(isOpen ? '' : row.id)}
                >
                  {isOpen ? words.doneRow : words.editRow}
                </button>
              )}
            </p>
            {isOpen && !readOnly && (
              <div className="grid gap-3 rounded-card bg-paper-warm p-3">
                {columns.map(([name, column], index) => (
                  <div key={name} className="grid gap-1">
                    <label htmlFor={`isian-${index}`} className="text-sm">
                      {column.label}
                      <span className="block text-ink-soft text-xs">{column.help}</span>
                    </label>
                    <Cell
                      id={`isian-${index}`}
                      column={column}
                      label={column.label}
                      text={row.texts[index] ?? ''}
                      was={row.stored && row.stored[index] !== row.texts[index] ? (row.stored[index] ?? '') : null}
                      boxed
                      problem={own.find((problem) => problem.column === name)?.text}
                      readOnly={row.removed || (sheet.fixed === true && sheet.key.includes(name))}
                      listId={listIdOf(sheet, name)}
                      onText={(text) => onCell(row, index, text)}
                    />
                  </div>
                ))}
                {!sheet.fixed && (
                  <Button type="button" tone="quiet" onClick={() => onToggle(row)}>
                    {row.removed ? words.restoreRow : words.removeRow}
                  </Button>
                )}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function stateOf(row: GridRow, times: GridProps['times']): string {
  if (row.removed) return words.removed
  if (row.added !== null) return words.added
  if (row.texts !== row.stored) return words.changed
  const time = times[row.place ?? -1]
  return time ? timeWords[time] : ''
}
