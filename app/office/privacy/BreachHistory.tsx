import { Instant } from '../frame/Instant.tsx'
import { BreachFacts } from './BreachFacts.tsx'
import type { ShownBreach } from './typed-breach.ts'
import { breachWords as words } from './words.ts'

export type ShownCorrection = { number: number; by: string; at: string; before: ShownBreach }

/** Each correction with who made it, when, and what the entry said before. */
export function BreachHistory({ corrections }: { corrections: readonly ShownCorrection[] }) {
  if (corrections.length === 0) return null
  return (
    <section className="grid max-w-prose gap-3">
      <h2 className="text-lg">{words.correctionsTitle}</h2>
      <ol className="grid gap-2 text-sm">
        {corrections.map(({ number, by, at, before }) => (
          <li key={number} className="grid gap-2 border-b border-line py-2">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span className="wrap-anywhere">{words.corrected(number, by)}</span>
              <Instant iso={at} />
            </p>
            <details>
              <summary className="min-h-10 cursor-pointer py-2 underline underline-offset-4">
                {words.before} <span className="sr-only">({words.corrected(number, by)})</span>
              </summary>
              <BreachFacts facts={before} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
