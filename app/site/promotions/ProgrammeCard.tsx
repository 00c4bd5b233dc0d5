import { at } from '~/addresses.ts'
import { Picture } from '~/core/content/Picture.tsx'
import { ProgrammeEnd } from '~/core/content/ProgrammeEnd.tsx'
import { formatRupiah, type Rupiah } from '~/lib/money.ts'
import { Facts } from '~/ui/Facts.tsx'
import { filterQuery, type PromotionFilter } from './promotion-filter.ts'
import type { ListedProgramme } from './promotions.server.ts'
import { words } from './words.ts'

type Props = {
  programme: ListedProgramme
  /** A coming programme fills the width of the page. */
  isComing?: boolean
  filter: PromotionFilter
  /** The browser loads its picture at once. */
  first?: boolean
}

/** A programme in the list. With a model in the filter it shows what this model gets. */
export function ProgrammeCard({ programme, isComing = false, filter, first = false }: Props) {
  const { slug, title, summary, sample, regions, picture, offers } = programme
  return (
    <li
      className={`group relative grid content-start gap-x-8 gap-y-4 ${isComing ? 'sm:grid-cols-2 lg:grid-cols-3 lg:items-start' : ''}`}
    >
      <Picture picture={picture} slot="card" first={first} />
      <div>
        <p className="text-ink-soft text-sm tabular">
          <ProgrammeEnd programme={programme} isComing={isComing} />
        </p>
        <Facts
          className="text-ink-soft text-sm"
          facts={[regions === 'all' ? words.everywhere : words.provinces(regions.length), sample && words.sample]}
        />
        <h3 className="mt-2 text-xl">
          <a
            href={at.programme(slug, filterQuery({ ...filter, model: null }))}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
          >
            {title}
          </a>
        </h3>
        <p className="mt-2 text-ink-soft">{summary}</p>
      </div>
      <ul className="border-line border-t">
        {offers.map(({ name, discount, gift }) => (
          <li
            key={`${name} ${gift} ${discount}`}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 text-sm tabular"
          >
            <span className="min-w-0 grow basis-36">
              <span className="font-semibold">{name}</span> {gift && <span className="block text-ink-soft">{gift}</span>}
            </span>
            {discount > 0 && <span className="font-semibold">−{formatRupiah(discount as Rupiah)}</span>}
          </li>
        ))}
      </ul>
    </li>
  )
}
