import type { ReactNode } from 'react'
import type { RequestView } from './request-view.server.ts'
import { requestWords as words } from './words.ts'

/** The facts of a request: number, content, time and dealer. */
export function RequestFacts({ view: { reference, facts, slot, isSlotGone, dealer } }: { view: RequestView }) {
  return (
    <dl className="grid gap-4">
      <Row name={words.reference}>
        <span data-reference={reference} className="font-bold text-2xl tabular tracking-wide">
          {reference}
        </span>
      </Row>
      {facts.map(({ name, value }) => (
        <Row key={name} name={name}>
          <bdi className="wrap-anywhere whitespace-pre-line">{value}</bdi>
        </Row>
      ))}
      {slot && <Row name={words.slot}>{isSlotGone ? <s>{slot}</s> : <strong className="tabular">{slot}</strong>}</Row>}
      {dealer && (
        <Row name={words.dealer}>
          {dealer.name}
          <span className="block text-on-stage-soft text-sm">{dealer.address}</span>
          {dealer.sample && <span className="block text-on-stage-soft text-sm">{words.sample}</span>}
          <a href={dealer.mapHref} rel="noreferrer" className="text-sm underline underline-offset-4">
            {words.map}
          </a>
        </Row>
      )}
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-on-stage-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
