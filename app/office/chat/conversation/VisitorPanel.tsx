import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { zoneLabel } from '~/lib/zone.ts'
import { Panel } from '../../leads/detail/LeadForm.tsx'
import { ShortTime } from '../../leads/ShortTime.tsx'
import { StatusWord } from '../../leads/StatusWord.tsx'
import { words } from '../words.ts'
import type { OpenedConversation } from './conversation-view.server.ts'

/** Where the visitor is, and what the visitor asked earlier. */
export function VisitorPanel({ opened }: { opened: OpenedConversation }) {
  return (
    <>
      <Panel id="pengunjung" title={words.visitor}>
        <dl className="grid gap-1.5 text-sm">
          <Fact name={words.page}>
            <a href={opened.page} target="_blank" rel="noreferrer" className="wrap-anywhere underline underline-offset-4">
              {opened.page}
            </a>
          </Fact>
          <Fact name={words.since}>
            <ShortTime at={opened.startedAt} now={opened.now} />
          </Fact>
          {opened.zone && <Fact name={words.place}>{zoneLabel[opened.zone]}</Fact>}
          {opened.phone && (
            <Fact name={words.number}>
              {opened.phone} ({opened.isProved ? words.proved : words.unproved})
            </Fact>
          )}
        </dl>
      </Panel>
      <Panel id="sebelumnya" title={words.leads}>
        <Leads opened={opened} />
      </Panel>
    </>
  )
}

function Leads({ opened: { leads, now } }: { opened: OpenedConversation }) {
  if (leads === null) return <p className="text-ink-soft text-sm">{words.leadsLater}</p>
  if (leads.length === 0) return <p className="text-ink-soft text-sm">{words.noLeads}</p>
  return (
    <ul className="grid text-sm">
      {leads.map(({ reference, about, askedAt, status }) => (
        <li key={reference} className="grid gap-0.5 border-line border-b py-1.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Link to={at.lead(reference)} className="underline underline-offset-4 tabular">
              {reference}
            </Link>
            <StatusWord status={status} />
          </span>
          <span className="text-ink-soft text-xs">
            {about} · <ShortTime at={askedAt} now={now} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
