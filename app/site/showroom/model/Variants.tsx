import { at } from '~/addresses.ts'
import { type Car, coloursFor, seatsOf, type Variant } from '~/core/cars/car.ts'
import { fuelNames, periodLabel, placeLabel } from '~/core/cars/words.ts'
import { Button } from '~/ui/Button.tsx'
import { Price } from '~/ui/Price.tsx'
import { keyOf, modelParameter } from '../compare/selection.ts'
import { Section } from './Section.tsx'
import { words } from './words.ts'

/** Every variant with its price; a few of them can be taken to the comparison. */
export function Variants({ car }: { car: Car }) {
  const several = car.variants.length > 1
  return (
    <Section part="variants" {...(several && { lead: words.variantsLead })}>
      <form action={at.compare()}>
        <ul className="border-line border-t">
          {car.variants.map((variant) => (
            <VariantRow key={variant.slug} car={car} variant={variant} choosable={several} />
          ))}
        </ul>
        {several && (
          <div className="mt-5">
            <Button tone="secondary">{words.compareVariants}</Button>
          </div>
        )}
      </form>
    </Section>
  )
}

function VariantRow({ car, variant, choosable }: { car: Car; variant: Variant; choosable: boolean }) {
  const { price } = variant
  return (
    <li className="border-line border-b has-checked:bg-paper-warm">
      <label className="flex gap-4 py-5 lg:px-4 lg:has-[input]:cursor-pointer">
        {choosable && (
          <input
            type="checkbox"
            name={modelParameter}
            value={keyOf({ car, variant })}
            className="mt-0.5 size-6 shrink-0 accent-accent-fill"
            aria-label={words.chooseVariant(variant.name)}
          />
        )}
        <span className="grid grow gap-x-8 gap-y-2 md:grid-cols-[1fr_1fr_auto]">
          <span>
            <span className="block font-semibold text-lg">{variant.name}</span>
            <span className="text-ink-soft text-sm">
              {words.seats(seatsOf(car, variant))} · {fuelNames[variant.fuel]} ·{' '}
              {words.coloursFor(coloursFor(car, variant).length)}
            </span>
          </span>
          <span className="text-ink-soft text-sm md:self-center">
            {variant.transmission}
            <br />
            {variant.drive}
          </span>
          <span className="md:text-right">
            <Price amount={price.amount} place={placeLabel(price)} asOf={periodLabel(price.asOf)} />
            {price.confidence === 'low' && <span className="text-ink-soft text-xs">{words.toConfirm}</span>}
          </span>
        </span>
      </label>
    </li>
  )
}
