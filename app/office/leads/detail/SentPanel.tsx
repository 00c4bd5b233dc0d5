import type { ReactNode } from 'react'
import type { DetailView } from './detail-view.server.ts'
import { Panel } from './LeadForm.tsx'
import { detailWords as words } from './words.ts'

/** What the visitor sent, with contact, appointment, pictures and where the visitor came from. */
export function SentPanel({ lead }: { lead: DetailView }) {
  const { dealer } = lead
  return (
    <Panel id="kiriman" title={words.sent}>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Fact name={words.phone}>
          <span className="tabular">{lead.phone.text}</span>{' '}
          <span className="text-ink-soft text-xs">{lead.isVerified ? words.verified : words.unverified}</span>
        </Fact>
        {lead.email && (
          <Fact name={words.email}>
            <a href={`mailto:${lead.email}`} className="underline underline-offset-4 wrap-anywhere">
              {lead.email}
            </a>
          </Fact>
        )}
        {lead.slot && <Fact name={words.slot}>{lead.slot.isAhead ? <strong>{lead.slot.text}</strong> : lead.slot.text}</Fact>}
        <Fact name={words.dealer}>
          {dealer ? dealer.name : words.maker}
          {dealer && !dealer.answers && <span className="block text-ink-soft text-xs">{words.answersMaker}</span>}
        </Fact>
        {lead.facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            <bdi className="whitespace-pre-line wrap-anywhere">{value}</bdi>
          </Fact>
        ))}
        {lead.source.map(({ name, value }) => (
          <Fact key={name} name={name}>
            <bdi className="text-ink-soft wrap-anywhere">{value}</bdi>
          </Fact>
        ))}
      </dl>
      {lead.pictures.length > 0 && (
        <ul aria-label={words.pictures} className="flex flex-wrap gap-2">
          {lead.pictures.map(({ src, width, height }, place) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer">
                <img
                  src={src}
                  alt={words.picture(place + 1)}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="h-24 w-auto rounded-control border border-line"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
