import type { KeyboardEvent } from 'react'
import { own } from '~/lib/own.ts'

/** Rows and columns to the next cell. */
const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrow keys lead through the appointments and buttons of a table, past cells that have none. Tab works as everywhere. */
export function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const step = own(steps, event.key)
  const from = document.activeElement
  const cell = from?.closest('td')
  if (!step || !from || !cell || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const next = nextInside(cell, from, step[0]) ?? nextCell(event.currentTarget, cell, step)
  if (!next) return
  event.preventDefault()
  next.focus()
}

const focusable = 'a[href], button:not(:disabled)'
const focusableIn = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(focusable)]

function nextInside(cell: Element, from: Element, down: number): HTMLElement | undefined {
  const all = focusableIn(cell)
  return down === 0 ? undefined : all[all.indexOf(from as HTMLElement) + down]
}

/** While an appointment is moved, only the times where it may go. */
function nextCell(table: HTMLTableElement, cell: HTMLTableCellElement, [down, right]: readonly [number, number]) {
  const isMoving = table.querySelector('[data-target]') !== null
  const start = cell.closest('tr')?.rowIndex ?? 0
  for (let row = start + down, column = cell.cellIndex + right; ; row += down, column += right) {
    const next = table.rows[row]?.cells[column]
    if (!next) return undefined
    const found = isMoving ? next.querySelector<HTMLElement>('[data-target]') : enteredAt(next, down)
    if (found) return found
  }
}

const enteredAt = (cell: Element, down: number) => focusableIn(cell).at(down < 0 ? -1 : 0)
