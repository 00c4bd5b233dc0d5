import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import type { PrivacyKind } from '~/core/privacy/privacy-request.ts'
import { Instant } from '../frame/Instant.tsx'
import { LegalClock } from './LegalClock.tsx'
import { requestKinds, words } from './words.ts'

/** Instants are ISO texts. */
export type RequestRow = {
  reference: string
  kind: PrivacyKind
  bySelf: boolean
  receivedAt: string
  dueAt: string
  handledAt: string | null
  erasedAt: string | null
  isRefused: boolean
}

/** Requests with their legal clock; handled ones with the time in which they were handled. One below another on a phone. */
export function RequestList({ title, rows, now }: { title: string; rows: readonly RequestRow[]; now: string }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="grid text-sm">
          {rows.map((row) => (
            <li
              key={row.reference}
              className="grid gap-x-6 gap-y-1 border-b border-line py-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,4fr)]"
            >
              <Link to={at.privacyRequest(row.reference)} className="font-semibold underline underline-offset-4">
                {kindOf(row)} <span className="tabular whitespace-nowrap">{row.reference}</span>
              </Link>
              <span>
                {row.handledAt ? (
                  <>
                    {words.handledAt} <Instant iso={row.handledAt} />
                  </>
                ) : (
                  <LegalClock dueAt={row.dueAt} now={now} />
                )}
              </span>
              <span className="text-ink-soft">
                {words.received} <Instant iso={row.receivedAt} />, {row.bySelf ? words.bySelf : words.byHand}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function kindOf({ kind, isRefused, erasedAt, handledAt }: RequestRow): string {
  if (isRefused) return `${requestKinds[kind]}, ${words.refusedMark}`
  return erasedAt && !handledAt ? `${requestKinds[kind]}, ${words.waitsForOthers}` : requestKinds[kind]
}
