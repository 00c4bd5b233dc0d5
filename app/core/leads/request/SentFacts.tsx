import type { RequestView } from './request-view.server.ts'
import { requestWords as words } from './words.ts'

/** What the visitor is about to confirm, shown beside the button. */
export function SentFacts({ view: { facts, dealer } }: { view: Pick<RequestView, 'facts' | 'dealer'> }) {
  const lines = dealer ? [...facts, { name: words.dealer, value: dealer.name }] : facts
  return (
    <dl aria-label={words.sent} className="mt-6 grid gap-x-6 gap-y-2 rounded-card bg-paper-warm p-4 text-sm sm:grid-cols-2">
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
