import type { Programme } from '~/core/content/programmes.ts'
import { words } from '../words.ts'

type Props = { programme: Pick<Programme, 'terms' | 'regions'>; places: readonly { label: string }[] }

export function Terms({ programme: { terms, regions }, places }: Props) {
  return (
    <section className="mt-10 rounded-card bg-paper-warm p-6">
      <h2 className="text-xl">{words.terms}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {regions !== 'all' && (
        <>
          <h3 className="mt-6 text-lg">{words.regions}</h3>
          <p className="mt-1 text-ink-soft">{places.map(({ label }) => label).join(', ')}</p>
        </>
      )}
    </section>
  )
}
