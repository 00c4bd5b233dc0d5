import { Link } from 'react-router'
import { calendarAddress } from '../calendar-address.ts'
import { words } from '../words.ts'
import type { Hand } from './CalendarBoard.tsx'
import { isGone } from './entry-state.ts'
import type { Entry } from './read-calendar.server.ts'
import { StateMark } from './StateMark.tsx'

/** One appointment. It can be dragged; the key m picks it up, as dragging does. */
export function EntryChip({ entry, hand: { choice, may, picked, pick } }: { entry: Entry; hand: Hand }) {
  const { reference, name, car, plate, from, to, state, isWalkIn } = entry
  const canMove = may.act && entry.isMovable
  const isSelected = choice.selected === reference
  const address = calendarAddress({ ...choice, selected: isSelected ? '' : reference })
  return (
    <Link
      to={address}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', reference)
        pick(entry)
      }}
      onDragEnd={() => pick(null)}
      onKeyDown={(event) => {
        if (event.key === 'm' && canMove) pick(entry)
      }}
      className={`block min-w-0 rounded-control border px-2 py-1 text-xs hover:border-current aria-[current]:border-ink aria-[current]:ring-1 aria-[current]:ring-ink ${
        isGone(state) ? 'border-dashed border-line text-ink-soft' : 'border-line-strong bg-paper'
      } ${canMove ? 'cursor-grab' : ''} ${picked?.reference === reference ? 'opacity-60' : ''}`}
    >
      <span className="flex items-baseline justify-between gap-2">
        <bdi className={`truncate font-semibold ${isGone(state) ? 'line-through' : ''}`}>{name}</bdi>
        <span className="shrink-0 text-ink-soft tabular">
          <span className="sr-only">{`${from}–`}</span>
          {`–${to}`}
        </span>
      </span>
      <span className="block truncate text-ink-soft">{[car, plate, isWalkIn && words.isWalkIn].filter(Boolean).join(' · ')}</span>
      <StateMark state={state} />
    </Link>
  )
}
