import type { ReactNode } from 'react'
import { Instant } from '../frame/Instant.tsx'
import { LegalClock } from './LegalClock.tsx'
import type { RequestRow } from './RequestList.tsx'
import { requestWords as words } from './words.ts'

type Request = RequestRow & { phone: string | null; wish: string | null; refusedBecause: string | null }

/** What is known of a request, with its legal clock. */
export function RequestFacts({ request, now }: { request: Request; now: string }) {
  const { kind, receivedAt, dueAt, handledAt, erasedAt, phone, wish, refusedBecause } = request
  return (
    <>
      <dl id="request" tabIndex={-1} className="grid max-w-prose text-sm">
        <Fact label={words.article(kind)}>{handledAt ? words.handled : <LegalClock dueAt={dueAt} now={now} />}</Fact>
        <Time label={words.received} iso={receivedAt} />
        <Time label={words.due} iso={dueAt} />
        <Time label={words.erased} iso={erasedAt} />
        <Time label={words.handled} iso={handledAt} />
        {phone && <Fact label={words.phone}>{phone}</Fact>}
        {wish && <Fact label={words.wish}>{wish}</Fact>}
        {refusedBecause && <Fact label={words.refusal}>{refusedBecause}</Fact>}
      </dl>
      {!phone && <p className="text-ink-soft text-sm">{words.forgotten}</p>}
    </>
  )
}

function Time({ label, iso }: { label: string; iso: string | null }) {
  if (iso === null) return null
  return (
    <Fact label={label}>
      <Instant iso={iso} />
    </Fact>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
