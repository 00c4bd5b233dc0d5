import { memo } from 'react'
import { CarChoice } from '~/core/cars/CarChoice.tsx'
import type { Pictured } from '~/core/cars/pictured.ts'
import { VariantChoice } from '~/core/cars/VariantChoice.tsx'
import { formatNumber } from '~/lib/number.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckField, FieldGroup, SelectField } from '~/ui/Field.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { LiveFold } from '~/ui/LiveFold.tsx'
import type { Calculation } from './calculate.ts'
import { surplusLeft } from './cash.ts'
import { useChoices } from './choose.ts'
import { OldCarQuestions } from './old-car/OldCar.tsx'
import { oldCarWords } from './old-car/old-car-words.ts'
import { PaymentQuestions } from './PaymentQuestions.tsx'
import { useUnchanged } from './use-unchanged.ts'
import { words } from './words.ts'

type Chosen = NonNullable<Calculation['chosen']>

type Props = { calculation: Calculation; cars: readonly Pictured[] }

/** All questions of the calculator. The answers are in the address. */
export function CalculationQuestions({ calculation, cars }: Props) {
  const { noLongerSold, chosen } = calculation
  const places = useUnchanged(calculation.places)
  const picked = useUnchanged(chosen && chosenParts(chosen))
  const oldCar = useUnchanged(chosen?.oldCar)
  return (
    <div className="grid content-start gap-10">
      <FormSection number={1} title={words.car} id="mobil">
        <CarQuestions cars={cars} noLongerSold={noLongerSold} chosen={picked} />
      </FormSection>
      <FormSection number={2} title={words.place} id="tempat">
        <PlaceQuestions places={places} />
      </FormSection>
      {chosen && (
        <FormSection number={3} title={words.payment} id="pembayaran">
          <PaymentQuestions calculation={calculation} chosen={chosen} />
        </FormSection>
      )}
      <div>
        <Button>{words.calculate}</Button>
      </div>
      {chosen && oldCar && (
        <FormSection number={4} title={oldCarWords.title} id="tukar-tambah">
          <OldCarQuestions oldCar={oldCar} surplus={surplusLeft(chosen, calculation.way)} />
        </FormSection>
      )}
    </div>
  )
}

type CarProps = Pick<Props, 'cars'> & Pick<Calculation, 'noLongerSold'> & { chosen: ReturnType<typeof chosenParts> | null }

function chosenParts({ car, variants, variant, colours, colour, accessories, accessoriesChosen }: Chosen) {
  return { slug: car.slug, variants, variant, colours, colour, accessories, accessoriesChosen }
}

const CarQuestions = memo(function CarQuestions({ cars, chosen, noLongerSold }: CarProps) {
  const { choose } = useChoices()
  return (
    <>
      <CarChoice
        cars={cars}
        chosen={chosen?.slug ?? null}
        label={words.vehicle}
        hint={words.sameScale}
        error={undefined}
        noLongerSold={noLongerSold}
        onChange={choose}
      />
      {chosen && (
        <>
          <VariantChoice variants={chosen.variants} chosen={chosen.variant} onChange={choose} />
          <SelectField name="color" label={words.colour} value={chosen.colour} onChange={choose} optional autoComplete="off">
            <option value="">{words.anyColour}</option>
            {chosen.colours.map(({ slug, name, surcharge }) => (
              <option key={slug} value={slug}>
                {surcharge > 0 ? `${name} (${words.surcharge(surcharge)})` : name}
              </option>
            ))}
          </SelectField>
          {chosen.accessories.length > 0 && <Accessories chosen={chosen} />}
        </>
      )}
    </>
  )
})

type AccessoriesProps = { chosen: Pick<Chosen, 'accessories' | 'accessoriesChosen'> }

function Accessories({ chosen: { accessories, accessoriesChosen } }: AccessoriesProps) {
  const { choose } = useChoices()
  return (
    <LiveFold title={words.accessories} open={accessoriesChosen.length > 0}>
      <FieldGroup id="accessories" label={words.accessories} hint={words.accessoriesHint} optional>
        {accessories.map(({ slug, name, amount }, place) => (
          <CheckField
            key={slug}
            id={place === 0 ? 'accessories' : `accessories-${slug}`}
            name="accessories"
            value={slug}
            checked={accessoriesChosen.includes(slug)}
            onChange={choose}
            label={`${name}, Rp\u00a0${formatNumber(amount)}`}
          />
        ))}
      </FieldGroup>
    </LiveFold>
  )
}

const PlaceQuestions = memo(function PlaceQuestions({
  places: { provinces, province, cities, city },
}: Pick<Calculation, 'places'>) {
  const { choose } = useChoices()
  return (
    <>
      <SelectField
        name="province"
        label={words.province}
        hint={words.placeHint}
        value={province}
        onChange={choose}
        autoComplete="off"
      >
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField name="city" label={words.city} value={city} onChange={choose} optional autoComplete="off">
        <option value="">{words.anyCity}</option>
        {cities.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
})
