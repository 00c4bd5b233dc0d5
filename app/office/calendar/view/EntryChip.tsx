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
  const look = isGone(state) ? 'border-dashed border-line text-ink-soft' : 'border-line-strong bg-paper'
  return (
    <Link
      to={calendarAddress({ ...choice, selected: isSelected ? '' : reference })}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      data-entry={reference}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', reference)
        pick({ entry, isDragged: true })
      }}
      onDragEnd={() => pick(null)}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 'm' && canMove) pick({ entry, isDragged: false })
      }}
      className={`block min-w-0 rounded-control border px-2 py-1 text-xs hover:border-current aria-[current]:border-ink aria-[current]:ring-1 aria-[current]:ring-ink ${look} ${canMove ? 'cursor-grab' : ''} ${picked?.entry.reference === reference ? 'outline-2 outline-offset-2 outline-dashed' : ''}`}
    >
      <bdi className={`line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere ${isGone(state) ? 'line-through' : ''}`}>
        {name}
      </bdi>
      <span className="block truncate text-ink-soft">{[plate, car, isWalkIn && words.isWalkIn].filter(Boolean).join(' · ')}</span>
      <span className="flex flex-wrap justify-between gap-x-2">
        <StateMark state={state} />
        <span className="text-ink-soft tabular">
          <span className="sr-only">{from}</span>
          {`–${to}`}
        </span>
      </span>
    </Link>
  )
}
