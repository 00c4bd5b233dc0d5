import { CarChoice } from '~/core/cars/CarChoice.tsx'
import type { Pictured } from '~/core/cars/pictured.ts'
import { VariantChoice } from '~/core/cars/VariantChoice.tsx'
import type { OwnedCar } from '~/core/maintenance/owned-car/owned-car.ts'
import { choiceCard, FieldGroup, radioDot, TextField } from '~/ui/Field.tsx'
import { MoreButton } from '~/ui/MoreButton.tsx'
import { words } from '../words.ts'

type Props = {
  cars: readonly Pictured[]
  /** Models of earlier years. They have no drawings. */
  earlierCars: readonly { slug: string; name: string }[]
  car: OwnedCar | null
  variant: string | null
  /** As they were typed. */
  year: string
  colour: string
  errors: Partial<Record<string, string>>
  posted: boolean
}

/** Asks which car comes to the workshop: model, variant, year and colour. */
export function OwnedCarChoice({ cars, earlierCars, car, variant, year, colour, errors, posted }: Props) {
  return (
    <>
      <CarChoice cars={cars} chosen={car?.slug ?? null} label={words.whichCar} error={errors.vehicle} />
      {earlierCars.length > 0 && <EarlierCars cars={earlierCars} chosen={car?.slug ?? null} />}
      <MoreButton posted={posted} label={words.showVariants} />
      {car && car.variants.length > 0 && <VariantChoice variants={car.variants} chosen={variant ?? ''} optional />}
      <TextField
        name="year"
        label={words.year}
        hint={words.yearHint}
        error={errors.year}
        defaultValue={year}
        inputMode="numeric"
        enterKeyHint="next"
      />
      <TextField
        name="color"
        label={words.colour}
        error={errors.color}
        defaultValue={colour}
        optional
        list={car && car.colours.length > 0 ? 'colours' : undefined}
        enterKeyHint="next"
      />
      <datalist id="colours">
        {car?.colours.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** Part of the same question as the cards above: the visitor chooses one car of both groups. */
function EarlierCars({ cars, chosen }: { cars: Props['earlierCars']; chosen: string | null }) {
  return (
    <FieldGroup id="vehicle-earlier" label={words.earlierCars} hint={words.earlierCarsHint}>
      <div className="grid grid-cols-2 gap-2 narrow:grid-cols-1 sm:grid-cols-3">
        {cars.map(({ slug, name }) => (
          <label key={slug} className={`flex gap-2 ${choiceCard(undefined)}`}>
            <input type="radio" name="vehicle" value={slug} defaultChecked={slug === chosen} className={radioDot} />
            {name}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
