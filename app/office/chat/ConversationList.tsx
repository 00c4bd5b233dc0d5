import { Link } from 'react-router'
import { ShortTime } from '../leads/ShortTime.tsx'
import { useNow } from '../leads/TimeLeft.tsx'
import type { DeskGroup, DeskRow, DeskView } from './desk-view.server.ts'
import { spanWords, words } from './words.ts'

type Props = { desk: DeskView; open: string | undefined }

/** The groups of the desk. In each, who waits longest comes first. */
export function ConversationList({ desk, open }: Props) {
  const now = useNow(desk.now)
  return (
    <div className="min-h-0 flex-1 lg:overflow-y-auto">
      {desk.groups.map((group) => (
        <Group key={group.view} group={group} now={now} open={open} />
      ))}
    </div>
  )
}

function Group({ group: { view, rows }, now, open }: { group: DeskGroup; now: number; open: string | undefined }) {
  return (
    <section aria-labelledby={`obrolan-${view}`}>
      <h2 id={`obrolan-${view}`} className="flex gap-2 bg-paper-warm px-4 py-1.5 font-semibold text-sm">
        {words.groups[view]}
        {rows.length > 0 && <span className="text-ink-soft tabular">{rows.length}</span>}
      </h2>
      {rows.length === 0 ? (
        <p className="px-4 py-3 text-ink-soft text-sm">{words.empty[view]}</p>
      ) : (
        <ol>
          {rows.map((row) => (
            <Row key={row.id} row={row} now={now} isOpen={row.id === open} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Row({ row, now, isOpen }: { row: DeskRow; now: number; isOpen: boolean }) {
  return (
    <li
      className={`relative grid min-h-14 grid-cols-[minmax(0,1fr)_auto] narrow:grid-cols-1 items-center gap-x-3 border-line border-b px-4 py-1.5 text-sm hover:bg-paper-warm ${isOpen ? 'bg-paper-sunk' : ''}`}
    >
      <Link
        to={row.href}
        data-conversation={row.id}
        aria-current={isOpen || undefined}
        prefetch="none"
        className="font-semibold wrap-anywhere after:absolute after:inset-0 aria-[current]:underline aria-[current]:underline-offset-4"
      >
        <bdi>{row.name}</bdi>
      </Link>
      <span className={`text-xs ${row.waitingSince === null ? 'text-ink-soft' : 'font-semibold'}`}>
        {row.waitingSince === null ? (
          <ShortTime at={row.lastAt} now={now} />
        ) : (
          words.waits(spanWords(Math.max(0, now - row.waitingSince)))
        )}
      </span>
      <span className="col-span-full text-ink-soft text-xs wrap-anywhere">
        {row.isUnread && <span className="font-semibold text-ink">{words.unread} · </span>}
        {[row.agent, row.dealer].filter(Boolean).map((name) => `${name} · `)}
        <bdi>{row.last}</bdi>
      </span>
    </li>
  )
}
