import { ButtonLink } from '~/ui/Button.tsx'
import { filterQuery, type Relaxation } from './article-filter.ts'
import { words } from './words.ts'

type Props = { title: string; relaxations: readonly Relaxation[]; list: (choice?: Record<string, string>) => string }

/** Shown when a filter finds nothing: the number of articles without one of its conditions, with a link. */
export function NothingFits({ title, relaxations, list }: Props) {
  return (
    <section className="mt-10 rounded-card bg-paper-warm p-6 lg:p-10">
      <h2 className="text-xl">{title}</h2>
      {relaxations.length > 0 && <p className="mt-2">{words.nothingText}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {relaxations.map(({ without, filter, count }) => (
          <ButtonLink key={without} href={list(filterQuery(filter))} tone="secondary">
            {words.relaxed(words.without[without], count)}
          </ButtonLink>
        ))}
        <ButtonLink href={list()} tone="quiet">
          {words.clear}
        </ButtonLink>
      </div>
    </section>
  )
}
