import { at } from '~/addresses.ts'
import { Picture } from '~/core/content/Picture.tsx'
import { ProgrammeEnd } from '~/core/content/ProgrammeEnd.tsx'
import type { ProgrammeSummary } from '~/core/content/programmes.ts'
import { formatRupiah, type Rupiah } from '~/lib/money.ts'
import { filterQuery, type PromotionFilter } from './promotion-filter.ts'
import { words } from './words.ts'

type Props = {
  programme: ProgrammeSummary
  isComing?: boolean
  filter: PromotionFilter
  /** Names of the models by slug. */
  carNames: Readonly<Record<string, string>>
  /** The browser loads its picture at once. */
  first?: boolean
}

/** A programme in the list. With a model in the filter it shows what this model gets. */
export function ProgrammeCard({ programme, isComing = false, filter, carNames, first = false }: Props) {
  const { slug, title, summary, sample, regions, models, picture } = programme
  const offers = models.filter(({ model }) => model in carNames && (filter.model === null || model === filter.model))
  return (
    <li className="group relative grid content-start">
      <Picture picture={picture} first={first} />
      <p className="mt-4 text-ink-soft text-sm tabular">
        <ProgrammeEnd programme={programme} isComing={isComing} />
      </p>
      <p className="text-ink-soft text-sm">
        {regions === 'all' ? words.everywhere : words.provinces(regions.length)}
        {sample && ` · ${words.sample}`}
      </p>
      <h3 className="mt-2 text-xl">
        <a
          href={at.programme(slug, filterQuery({ ...filter, model: null }))}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {title}
        </a>
      </h3>
      <p className="mt-2 text-ink-soft">{summary}</p>
      <ul className="mt-4 border-line border-t">
        {offers.map(({ model, discount, gift }) => (
          <li
            key={`${model} ${gift}`}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 text-sm tabular"
          >
            <span>
              <span className="font-semibold">{carNames[model]}</span> <span className="block text-ink-soft">{gift}</span>
            </span>
            <span className="font-semibold">−{formatRupiah(discount as Rupiah)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
