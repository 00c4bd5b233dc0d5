import { at } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import { type Accessory, accessoryCategories } from '~/core/cars/extras.ts'
import { limitOf } from '~/core/cars/limit.ts'
import { categoryNames } from '~/core/cars/model-words.ts'
import { formatRupiah } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { Section } from './Section.tsx'
import { words } from './words.ts'

export function Accessories({ car, accessories }: { car: Car; accessories: Accessory[] }) {
  if (accessories.length === 0) {
    return (
      <Section part="accessories">
        <p>{words.noAccessories}</p>
      </Section>
    )
  }
  const groups = accessoryCategories.map((category) => ({
    category,
    items: accessories.filter((one) => one.category === category),
  }))
  return (
    <Section part="accessories" lead={words.accessoriesLead}>
      <div className="gap-x-10 md:columns-2 lg:columns-3">
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ category, items }) => (
            <section key={category} className="mb-8 break-inside-avoid">
              <h3 className="border-line border-b pb-2 text-base">{categoryNames[category]}</h3>
              <ul>
                {items.map((item) => (
                  <Item key={item.slug} car={car} item={item} />
                ))}
              </ul>
            </section>
          ))}
      </div>
      <ButtonLink href={at.accessoriesOf(car.slug)} tone="secondary">
        {words.chooseAccessories(car.name)}
      </ButtonLink>
    </Section>
  )
}

function Item({ car, item }: { car: Car; item: Accessory }) {
  const limit = limitOf(car, item)
  return (
    <li className="flex items-baseline justify-between gap-x-4 narrow:flex-wrap border-line border-b py-2.5">
      <span>
        {item.name}
        {limit && <span className="block text-ink-soft text-xs">{limit}</span>}
      </span>
      <span className="shrink-0 text-right tabular">
        {formatRupiah(item.price)}
        {item.priceConfidence === 'low' && <span className="block text-ink-soft text-xs">{words.estimate}</span>}
      </span>
    </li>
  )
}
