import { Link, useLocation } from 'react-router'
import { at } from '~/addresses.ts'
import { ShortTime } from '../ShortTime.tsx'
import { StatusWord } from '../StatusWord.tsx'
import { TimeLeft, useNow } from '../TimeLeft.tsx'
import { listWords as words } from '../words.ts'
import type { InboxView, RowView } from './inbox-view.server.ts'

type Props = { inbox: InboxView; open: string | undefined }

/** Columns while no lead is open on a wide screen; otherwise a row has two lines. */
const wide = 'lg:grid-cols-[2rem_7.5rem_minmax(9rem,1.5fr)_minmax(9rem,1.5fr)_minmax(8rem,1.5fr)_7.5rem_minmax(6rem,1fr)_7rem]'
/** The time left and the status are below each other at the right. */
const narrow = 'grid-cols-[2rem_minmax(0,1fr)_auto]'
const atRight = { time: 'col-start-3 row-start-1 justify-self-end', status: 'col-start-3 row-start-2 justify-self-end' }
const inLine = 'lg:col-auto lg:row-auto lg:justify-self-start'

export function LeadList({ inbox, open }: Props) {
  const now = useNow(inbox.now)
  const isWide = open === undefined
  if (inbox.rows.length === 0) return <Empty inbox={inbox} />
  return (
    <div className="min-h-0 flex-1 lg:overflow-y-auto">
      {isWide && <Columns mayAnswer={inbox.mayAnswer} />}
      <ol>
        {inbox.rows.map((row) => (
          <Row
            key={row.reference}
            row={row}
            now={now}
            isOpen={row.reference === open}
            isWide={isWide}
            mayAnswer={inbox.mayAnswer}
          />
        ))}
      </ol>
      <p className="flex gap-6 px-4 py-3 text-sm">
        {inbox.firstHref && (
          <Link to={inbox.firstHref} className="underline underline-offset-4">
            {words.first}
          </Link>
        )}
        {inbox.nextHref && (
          <Link to={inbox.nextHref} className="underline underline-offset-4">
            {words.next}
          </Link>
        )}
      </p>
    </div>
  )
}

/** The captions are for the eye: each row names its facts in order. */
function Columns({ mayAnswer }: { mayAnswer: boolean }) {
  const { time, name, about, dealer, status, assignee, asked } = words.columns
  return (
    <div
      aria-hidden="true"
      className={`sticky top-0 z-1 hidden h-9 items-center gap-x-3 border-line border-b bg-paper px-4 font-semibold text-ink-soft text-xs lg:grid ${wide}`}
    >
      <span className={mayAnswer ? '' : 'invisible'} />
      {[time, name, about, dealer, status, assignee, asked].map((caption) => (
        <span key={caption}>{caption}</span>
      ))}
    </div>
  )
}

type RowProps = { row: RowView; now: number; isOpen: boolean; isWide: boolean; mayAnswer: boolean }

function Row({ row, now, isOpen, isWide, mayAnswer }: RowProps) {
  const { search } = useLocation()
  const about = row.car ? `${row.kind} · ${row.car}` : row.kind
  return (
    <li
      className={`relative grid min-h-11 items-center gap-x-3 border-line border-b px-4 text-sm hover:bg-paper-warm has-checked:bg-paper-warm ${narrow} ${isWide ? wide : ''} ${isOpen ? 'bg-paper-sunk' : ''}`}
    >
      {mayAnswer ? (
        // Above the link, which covers the row.
        <label className={`z-1 row-span-2 grid min-h-11 place-items-center ${isWide ? 'lg:row-auto' : ''}`}>
          <input
            type="checkbox"
            name="nomor"
            value={row.reference}
            form="banyak"
            aria-label={words.select(row.name)}
            className="size-4.5 accent-accent-fill"
          />
        </label>
      ) : (
        <span />
      )}
      <span className={`${atRight.time} text-xs leading-tight ${isWide ? `lg:text-sm ${inLine}` : ''}`}>
        <TimeLeft dueAt={row.dueAt} contactedAt={row.contactedAt} now={now} />
      </span>
      <div className={`col-start-2 row-span-2 row-start-1 min-w-0 py-0.5 leading-tight ${isWide ? 'lg:contents' : ''}`}>
        <Link
          to={at.lead(row.reference) + search}
          data-lead={row.reference}
          aria-current={isOpen || undefined}
          prefetch="none"
          className="block truncate font-semibold after:absolute after:inset-0"
        >
          <bdi>{row.name}</bdi>
        </Link>
        <span className={`block truncate text-ink-soft text-xs ${isWide ? 'lg:text-sm' : ''}`}>
          <Mark row={row} />
          {about}
          <span className={isWide ? 'lg:hidden' : ''}> · {row.dealer}</span>
        </span>
        <span className={`hidden truncate text-ink-soft ${isWide ? 'lg:block' : ''}`}>{row.dealer}</span>
      </div>
      <span className={`${atRight.status} text-xs leading-tight ${isWide ? `lg:text-sm ${inLine}` : ''}`}>
        <StatusWord status={row.status} />
      </span>
      <span className={`hidden truncate ${isWide ? 'lg:block' : ''}`}>
        {row.assignee ?? <span className="text-ink-soft">–</span>}
      </span>
      <span className={`hidden text-ink-soft ${isWide ? 'lg:block' : ''}`}>
        <ShortTime at={row.askedAt} now={now} />
      </span>
    </li>
  )
}

function Mark({ row: { isEscalated, isMerged } }: { row: RowView }) {
  if (!isEscalated && !isMerged) return null
  return <span className="font-semibold text-ink">{isMerged ? words.merged : words.escalated} · </span>
}

function Empty({ inbox }: { inbox: InboxView }) {
  const text = inbox.typed ? words.notFound(inbox.typed) : inbox.isNarrowed ? words.notFoundHere : words.empty[inbox.view]
  return (
    <div className="grid gap-3 p-6">
      <p className="max-w-prose wrap-anywhere">{text}</p>
      {inbox.isNarrowed && (
        <p>
          <Link to={at.leads()} className="underline underline-offset-4">
            {words.clearSearch}
          </Link>
        </p>
      )}
    </div>
  )
}
