import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { StatusWord } from '../leads/StatusWord.tsx'
import { TimeLeft, useNow } from '../leads/TimeLeft.tsx'
import type { Today } from './today.server.ts'
import { words } from './words.ts'

/** The leads with the least time left. */
export function UrgentLeads({ work, servedAt }: { work: NonNullable<Today['work']>; servedAt: number }) {
  const now = useNow(servedAt)
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{words.next}</h2>
      {work.rows.length === 0 && <p>{words.nothing}</p>}
      <ol className="border-line border-t">
        {work.rows.map((row) => (
          <li
            key={row.reference}
            className="relative grid min-h-11 grid-cols-[7rem_minmax(0,1fr)_auto] narrow:grid-cols-1 items-center gap-x-3 border-line border-b py-1 text-sm hover:bg-paper-warm"
          >
            <TimeLeft dueAt={row.dueAt} contactedAt={row.contactedAt} now={now} />
            <span className="min-w-0">
              <Link to={at.lead(row.reference)} className="block wrap-anywhere font-semibold after:absolute after:inset-0">
                <bdi>{row.name}</bdi>
              </Link>
              <span className="block wrap-anywhere text-ink-soft text-xs">
                {[row.kind, row.car, row.dealer].filter(Boolean).join(' · ')}
              </span>
            </span>
            <StatusWord status={row.status} />
          </li>
        ))}
      </ol>
      <p>
        <Link to={at.leads()} className="underline underline-offset-4">
          {words.allLeads}
        </Link>
      </p>
    </section>
  )
}
