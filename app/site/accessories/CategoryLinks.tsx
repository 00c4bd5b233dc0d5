import { at } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import type { Accessory, AccessoryCategory } from '~/core/cars/extras.ts'
import { byCategory } from './accessory-types.ts'
import { basketQuery } from './basket.ts'
import { categoryQuery } from './filter.ts'
import { categoryNames, words } from './words.ts'

type Props = {
  car: Pick<Car, 'slug'>
  accessories: readonly Accessory[]
  category: AccessoryCategory | null
  chosen: readonly Accessory[]
}

/** Shows one category. The links keep the basket. */
export function CategoryLinks({ car, accessories, category, chosen }: Props) {
  const categories = byCategory(accessories).map((group) => group.category)
  return (
    <nav aria-label={words.category} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {[null, ...categories].map((each) => (
          <li key={each ?? ''}>
            <a
              href={at.accessoriesOf(car.slug, { ...categoryQuery(each), ...basketQuery(chosen) })}
              rel={chosen.length > 0 ? 'nofollow' : undefined}
              aria-current={each === category ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-pill border border-line-strong px-4 text-sm hover:border-current aria-[current]:border-ink aria-[current]:bg-paper-sunk aria-[current]:font-semibold"
            >
              {each === null ? words.anyCategory : categoryNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
