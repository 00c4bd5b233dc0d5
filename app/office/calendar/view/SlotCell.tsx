import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { words } from '../words.ts'
import { type Column, entriesAt, slotAt, slotValue } from './board.ts'
import type { Hand } from './CalendarBoard.tsx'
import { EntryChip } from './EntryChip.tsx'

type Props = { column: Column; minutes: number; hand: Hand }

/** What begins at a time of a column: its appointments, and how many more fit. */
export function SlotCell({ column, minutes, hand }: Props) {
  const { picked, drop, may, choice } = hand
  const slot = slotAt(column, minutes)
  const isTarget = picked !== null && !picked.isDragged && isOpenTarget({ column, minutes, hand })
  return (
    <div className="grid gap-1">
      {entriesAt(column, minutes).map((entry) => (
        <EntryChip key={entry.reference} entry={entry} hand={hand} />
      ))}
      {slot && !slot.isPast && (
        <p className="flex min-h-5 items-center justify-between gap-2 text-xs text-ink-soft tabular">
          <span aria-hidden="true">{slot.left > 0 ? `${slot.left}/${slot.capacity}` : words.full}</span>
          <span className="sr-only">{slot.left > 0 ? words.left(slot.left, slot.capacity) : words.full}</span>
          {isTarget && (
            <button
              type="button"
              data-target={slotValue(column.date, minutes)}
              onClick={() => drop(column.date, minutes)}
              className="min-h-8 cursor-pointer rounded-control border border-ink bg-paper px-2 font-semibold text-ink"
            >
              {words.here}
              <span className="sr-only">{`: ${column.heading}, ${slot.time}`}</span>
            </button>
          )}
          {!picked && may.change && slot.forWalkIn && (
            <Link
              to={at.walkIn({
                dealer: choice.dealer,
                hari: column.date,
                jam: slotValue('', minutes).trim(),
                jenis: column.kind === 'service' ? 'servis' : undefined,
              })}
              className="-my-1 flex min-h-7 min-w-7 items-center justify-center rounded-control text-base hover:bg-paper-sunk"
            >
              <span aria-hidden="true">+</span>
              <span className="sr-only">{`${words.walkInHere}: ${column.heading}, ${slot.time}`}</span>
            </Link>
          )}
        </p>
      )}
    </div>
  )
}

/** True when the appointment in the hand may go there, as far as this page knows. */
export function isOpenTarget({ column, minutes, hand: { picked } }: Props): boolean {
  if (picked?.entry.kind !== column.kind || slotAt(column, minutes)?.isOpen !== true) return false
  return picked.entry.date !== column.date || picked.entry.minutes !== minutes
}

/** Handlers of a cell on which an appointment can be dropped. The server decides whether it fits. */
export function dropOn({ column, minutes, hand: { picked, drop } }: Props) {
  const takes = picked?.entry.kind === column.kind && slotAt(column, minutes) !== undefined
  if (!takes) return {}
  return {
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault()
      drop(column.date, minutes)
    },
  }
}
