import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { type FilterKey, filterQuery, type PromotionFilter } from './promotion-filter.ts'
import { words } from './words.ts'

type Props = { title: string; relaxations: readonly { without: FilterKey; filter: PromotionFilter; count: number }[] }

/** Shown when no programme fits the filter: the number of programmes without one of its conditions, with a link. */
export function NothingFits({ title, relaxations }: Props) {
  return (
    <section className="mt-10 rounded-card bg-paper-warm p-6 lg:p-10">
      <h2 className="text-xl">{title}</h2>
      {relaxations.length > 0 && <p className="mt-2">{words.nothingText}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {relaxations.map(({ without, filter, count }) => (
          <ButtonLink key={without} href={at.promotions(filterQuery(filter))} tone="secondary">
            {words.relaxed(words.without[without], count)}
          </ButtonLink>
        ))}
        <ButtonLink href={at.promotions()} tone="quiet">
          {words.clear}
        </ButtonLink>
      </div>
    </section>
  )
}
