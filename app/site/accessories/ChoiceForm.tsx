import { at } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import type { Accessory, AccessoryCategory } from '~/core/cars/extras.ts'
import { limitOf } from '~/core/cars/limit.ts'
import { formatRupiah } from '~/lib/money.ts'
import { Button } from '~/ui/Button.tsx'
import { AccessoryPicture } from './AccessoryPicture.tsx'
import { isEstimate } from './accessory-types.ts'
import { basketId } from './BasketPanel.tsx'
import { categorySlugs, inCategory, parameters } from './filter.ts'
import { words } from './words.ts'

type Props = { car: Car; accessories: readonly Accessory[]; category: AccessoryCategory | null; chosen: readonly Accessory[] }

/** The accessories as tick boxes in a GET form: the address keeps the basket. */
export function ChoiceForm({ car, accessories, category, chosen }: Props) {
  const shown = inCategory(accessories, category)
  const elsewhere = chosen.filter((accessory) => !shown.includes(accessory))
  const isChosen = ({ slug }: Accessory) => chosen.some((one) => one.slug === slug)
  return (
    <form action={`${at.accessoriesOf(car.slug)}#${basketId}`} autoComplete="off">
      {category && <input type="hidden" name={parameters.category} value={categorySlugs[category]} />}
      {elsewhere.map(({ slug }) => (
        <input key={slug} type="hidden" name={parameters.basket} value={slug} />
      ))}
      <ul className="grid grid-cols-2 narrow:grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-4">
        {shown.map((accessory) => (
          <AccessoryCard key={accessory.slug} car={car} accessory={accessory} chosen={isChosen(accessory)} />
        ))}
      </ul>
      <div className="pinned-below z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-paper py-3 max-lg:-mx-gutter max-lg:px-gutter">
        <Button tone={chosen.length > 0 ? 'secondary' : 'primary'}>{chosen.length > 0 ? words.update : words.see}</Button>
        <p className="text-ink-soft text-sm max-sm:hidden">{words.tickFirst}</p>
      </div>
    </form>
  )
}

function AccessoryCard({ car, accessory, chosen }: { car: Car; accessory: Accessory; chosen: boolean }) {
  const { slug, name, price } = accessory
  return (
    <li id={slug} className="scroll-mt-24">
      <label className="grid h-full cursor-pointer content-start rounded-card border border-line bg-paper hover:border-line-strong has-checked:border-ink has-checked:ring-1 has-checked:ring-ink">
        <span className="rounded-t-card bg-paper-warm p-3">
          <AccessoryPicture accessory={accessory} />
        </span>
        <span className="flex gap-3 px-3 pt-3">
          <input
            type="checkbox"
            name={parameters.basket}
            value={slug}
            defaultChecked={chosen}
            className="mt-0.5 size-5 shrink-0 scroll-my-24 accent-accent-fill"
          />
          <span className="font-semibold">{name}</span>
        </span>
        <span className="px-3 pt-1 pb-3 text-sm">
          <span className="tabular">{formatRupiah(price)}</span>
          {isEstimate(accessory) && <span className="text-ink-soft"> {words.estimate}</span>}
          <span className="block text-ink-soft text-xs">{limitOf(car, accessory) ?? words.allFit}</span>
        </span>
      </label>
    </li>
  )
}
