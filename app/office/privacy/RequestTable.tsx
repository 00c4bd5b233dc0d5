import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import type { PrivacyKind } from '~/core/privacy/privacy-request.ts'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
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

/** Requests with their legal clock; handled ones with the time in which they were handled. */
export function RequestTable({ title, rows, now }: { title: string; rows: readonly RequestRow[]; now: string }) {
  const isHandled = rows.every(({ handledAt }) => handledAt !== null)
  const { columns } = words
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <SidewaysScroll label={title}>
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-ink-soft">
                {[isHandled ? words.handledAt : columns.left, columns.kind, columns.reference, columns.received, columns.way].map(
                  (column) => (
                    <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
                      {column}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.reference} className="border-b border-line align-top">
                  <Cell>{row.handledAt ? <Instant iso={row.handledAt} /> : <LegalClock dueAt={row.dueAt} now={now} />}</Cell>
                  <Cell>{kindOf(row)}</Cell>
                  <Cell>
                    <Link
                      to={at.privacyRequest(row.reference)}
                      className="tabular whitespace-nowrap font-semibold underline underline-offset-4"
                    >
                      {row.reference}
                    </Link>
                  </Cell>
                  <Cell>
                    <Instant iso={row.receivedAt} />
                  </Cell>
                  <Cell>{row.bySelf ? words.bySelf : words.byHand}</Cell>
                </tr>
              ))}
            </tbody>
          </table>
        </SidewaysScroll>
      )}
    </section>
  )
}

const Cell = ({ children }: { children: ReactNode }) => <td className="py-2 pe-4">{children}</td>

function kindOf({ kind, isRefused, erasedAt, handledAt }: RequestRow): string {
  if (isRefused) return `${requestKinds[kind]}, ${words.refusedMark}`
  return erasedAt && !handledAt ? `${requestKinds[kind]}, ${words.waitsForOthers}` : requestKinds[kind]
}
