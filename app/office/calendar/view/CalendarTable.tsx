import { clock } from '~/lib/day.ts'
import { words } from '../words.ts'
import { type Column, slotAt, startsOf } from './board.ts'
import type { Hand } from './CalendarBoard.tsx'
import { isGone } from './entry-state.ts'
import { moveByArrow } from './move-by-arrow.ts'
import { dropOn, isOpenTarget, SlotCell } from './SlotCell.tsx'

type Props = { columns: readonly Column[]; zone: string; hand: Hand }

/** For a wide window: a row for each time. */
export function CalendarTable({ columns, zone, hand }: Props) {
  return (
    <div className="hidden overflow-x-auto md:block">
      <table className="w-full table-fixed border-collapse text-sm" aria-label={words.table} onKeyDown={moveByArrow}>
        <thead className="sticky top-0 bg-paper">
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="w-16 py-2 pe-2 text-start text-xs font-normal text-ink-soft">
              {words.time(zone)}
            </th>
            {columns.map((column) => (
              <ColumnHeading key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {startsOf(columns).map((minutes) => (
            <tr key={minutes} className="border-b border-line align-top">
              <th scope="row" className="py-1 pe-2 text-end text-xs font-semibold tabular">
                {clock(minutes)}
              </th>
              {columns.map((column) => (
                <td
                  key={column.id}
                  {...dropOn({ column, minutes, hand })}
                  className={`border-s border-line px-1.5 py-1 ${slotAt(column, minutes) ? '' : 'bg-paper-warm'} ${hand.picked?.isDragged && isOpenTarget({ column, minutes, hand }) ? 'bg-paper-sunk outline-2 -outline-offset-2 outline-dashed' : ''} ${column.isToday && columns.length > 2 ? 'border-s-ink' : ''}`}
                >
                  <SlotCell column={column} minutes={minutes} hand={hand} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnHeading({ column: { heading, note, isToday, entries, slots } }: { column: Column }) {
  const count = entries.filter(({ state }) => !isGone(state)).length
  return (
    <th
      scope="col"
      className="border-s border-line px-1.5 py-2 text-start font-semibold"
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={isToday ? 'underline decoration-2 underline-offset-4' : ''}>{heading}</span>
      <span className="block text-xs font-normal text-ink-soft">
        {slots.length > 0 || note.startsWith(words.closed) ? note : words.noPlaces}
      </span>
      <span className="block text-xs font-normal text-ink-soft tabular">{words.count(count)}</span>
    </th>
  )
}
