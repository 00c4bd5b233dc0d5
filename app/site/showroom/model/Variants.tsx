import { at } from '~/addresses.ts'
import { type Car, coloursFor, seatsOf, type Variant } from '~/core/cars/car.ts'
import { asOfLabel, fuelNames, placeLabel } from '~/core/cars/words.ts'
import { Button } from '~/ui/Button.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Price } from '~/ui/Price.tsx'
import { keyOf, modelParameter } from '../compare/selection.ts'
import { Section } from './Section.tsx'
import { words } from './words.ts'

/** Every variant with its price. The visitor can select some of them for the comparison. */
export function Variants({ car }: { car: Car }) {
  const several = car.variants.length > 1
  return (
    <Section part="variants" {...(several && { lead: words.variantsLead })}>
      {several ? (
        <form action={at.compare()}>
          <Rows car={car} choosable />
          <div className="mt-5">
            <Button tone="secondary">{words.compareVariants}</Button>
          </div>
        </form>
      ) : (
        <Rows car={car} choosable={false} />
      )}
    </Section>
  )
}

function Rows({ car, choosable }: { car: Car; choosable: boolean }) {
  return (
    <ul className="border-line border-t">
      {car.variants.map((variant) => (
        <VariantRow key={variant.slug} car={car} variant={variant} choosable={choosable} />
      ))}
    </ul>
  )
}

function VariantRow({ car, variant, choosable }: { car: Car; variant: Variant; choosable: boolean }) {
  const { price } = variant
  return (
    <li className="relative flex gap-4 border-line border-b py-5 has-checked:bg-paper-warm lg:px-4">
      {choosable && (
        <input
          type="checkbox"
          id={`varian-${variant.slug}`}
          name={modelParameter}
          value={keyOf({ car, variant })}
          className="relative z-1 mt-0.5 size-6 shrink-0 cursor-pointer accent-accent-fill"
        />
      )}
      <div className="grid grow gap-x-8 gap-y-2 md:grid-cols-[1fr_1fr_auto]">
        <div>
          <VariantName variant={variant} choosable={choosable} />
          <Facts
            className="text-ink-soft text-sm"
            facts={[
              words.seats(seatsOf(car, variant)),
              fuelNames[variant.fuel],
              words.coloursFor(coloursFor(car, variant).length),
            ]}
          />
        </div>
        <p className="text-ink-soft text-sm md:self-center">
          {variant.transmission}
          <br />
          {variant.drive}
        </p>
        <div className="md:text-right">
          <Price amount={price.amount} place={placeLabel(price)} asOf={asOfLabel(price)} />
          {price.confidence === 'low' && <p className="text-ink-soft text-xs">{words.toConfirm}</p>}
        </div>
      </div>
    </li>
  )
}

/** If the model has several variants, the whole row is the label of the checkbox. */
function VariantName({ variant, choosable }: { variant: Variant; choosable: boolean }) {
  const look = 'font-semibold text-lg'
  if (!choosable) return <h3 className={look}>{variant.name}</h3>
  return (
    <label htmlFor={`varian-${variant.slug}`} className={`${look} cursor-pointer after:absolute after:inset-0`}>
      {variant.name}
    </label>
  )
}
