import { clock } from '~/lib/day.ts'
import { words } from '../words.ts'
import { type Column, entriesAt, slotAt, startsOf } from './board.ts'
import type { Hand } from './CalendarBoard.tsx'
import { isGone } from './entry-state.ts'
import { SlotCell } from './SlotCell.tsx'

type Props = { columns: readonly Column[]; zone: string; hand: Hand }

/** For a narrow window: one list below another. */
export function Agenda({ columns, zone, hand }: Props) {
  return (
    <div className="grid gap-6 md:hidden">
      {columns.map((column) => (
        <section key={column.id} aria-labelledby={`agenda-${column.id}`}>
          <h3
            id={`agenda-${column.id}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line-strong pb-1 text-base"
          >
            {column.heading}
            <span className="text-sm font-normal text-ink-soft tabular">
              {words.count(column.entries.filter(({ state }) => !isGone(state)).length)}
            </span>
          </h3>
          <p className="py-1 text-sm text-ink-soft">{`${column.note} ${zone}`}</p>
          <ul>
            {timesToShow(column).map((minutes) => (
              <li key={minutes} className="grid grid-cols-[3.25rem_minmax(0,1fr)] border-b border-line py-1.5">
                <span className="text-sm font-semibold tabular">{clock(minutes)}</span>
                <SlotCell column={column} minutes={minutes} hand={hand} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Without times that have passed with nothing in them. */
function timesToShow(column: Column): number[] {
  return startsOf([column]).filter((minutes) => !slotAt(column, minutes)?.isPast || entriesAt(column, minutes).length > 0)
}
