import { own } from '~/lib/own.ts'
import { Instant } from '../frame/Instant.tsx'
import type { ShownBreach } from './typed-breach.ts'
import { breachWords as words } from './words.ts'

/** What an entry says, or said before a correction. */
export function BreachFacts({ facts }: { facts: ShownBreach }) {
  return (
    <dl className="grid max-w-prose gap-3 text-sm">
      {Object.entries(facts.texts).map(([field, text]) => (
        <div key={field}>
          <dt className="text-ink-soft">{own(words.fields, field)?.label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
        </div>
      ))}
      <div>
        <dt className="text-ink-soft">{words.fields.noticedAt.label}</dt>
        <dd>
          <Instant iso={facts.noticedAt} />
        </dd>
      </div>
    </dl>
  )
}
