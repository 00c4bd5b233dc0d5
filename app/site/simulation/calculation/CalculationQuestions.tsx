import { CarChoice } from '~/core/cars/CarChoice.tsx'
import { VariantChoice } from '~/core/cars/VariantChoice.tsx'
import { formatNumber } from '~/lib/number.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckField, FieldGroup, RadioCards, SelectField, SliderField, TextField } from '~/ui/Field.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import type { Calculation } from './calculation.server.ts'
import { allTenors, coverChoices, firstInstalmentChoices } from './choice.ts'
import { percentRange } from './down-payment-field.ts'
import { OldCarQuestions } from './OldCar.tsx'
import { oldCarWords } from './old-car-words.ts'
import { downPaymentWords, words } from './words.ts'

type Chosen = NonNullable<Calculation['chosen']>

/** Everything that can be chosen; the answers stand in the address. */
export function CalculationQuestions({ calculation }: { calculation: Calculation }) {
  const { chosen } = calculation
  return (
    <div className="grid content-start gap-10">
      <FormSection number={1} title={words.car} id="mobil">
        <CarQuestions calculation={calculation} />
      </FormSection>
      <FormSection number={2} title={words.place} id="tempat">
        <PlaceQuestions places={calculation.places} />
      </FormSection>
      {chosen && (
        <FormSection number={3} title={words.payment} id="pembayaran">
          {calculation.way && (
            <RadioCards
              name="cara"
              label={words.way}
              layout="tiles"
              defaultValue={calculation.way}
              options={Object.entries(words.ways).map(([value, label]) => ({ value, label }))}
            />
          )}
          {calculation.way !== 'tunai' && (
            <>
              <DownPaymentQuestions chosen={chosen} />
              <WayQuestions ways={calculation.ways} />
            </>
          )}
        </FormSection>
      )}
      <div>
        <Button>{words.calculate}</Button>
      </div>
      {chosen && (
        <FormSection number={4} title={oldCarWords.title} id="tukar-tambah">
          <OldCarQuestions oldCar={chosen.oldCar} />
        </FormSection>
      )}
    </div>
  )
}

function CarQuestions({ calculation: { cars, chosen, noLongerSold } }: { calculation: Calculation }) {
  return (
    <>
      <CarChoice
        cars={cars}
        chosen={chosen?.car.slug ?? null}
        label={words.vehicle}
        hint={words.sameScale}
        error={undefined}
        noLongerSold={noLongerSold}
      />
      {chosen && (
        <>
          <VariantChoice variants={chosen.variants} chosen={chosen.variant} />
          <SelectField name="color" label={words.colour} defaultValue={chosen.colour} optional autoComplete="off">
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
}

function Accessories({ chosen: { accessories, accessoriesChosen } }: { chosen: Chosen }) {
  return (
    <details className="rounded-control border border-line-strong px-4 py-3" open={accessoriesChosen.length > 0}>
      <summary className="cursor-pointer font-semibold">{words.accessories}</summary>
      <div className="mt-4">
        <FieldGroup id="accessories" label={words.accessories} hint={words.accessoriesHint} optional>
          {accessories.map(({ slug, name, amount }, place) => (
            <CheckField
              key={slug}
              id={place === 0 ? 'accessories' : `accessories-${slug}`}
              name="accessories"
              value={slug}
              defaultChecked={accessoriesChosen.includes(slug)}
              label={`${name}, Rp ${formatNumber(amount)}`}
            />
          ))}
        </FieldGroup>
      </div>
    </details>
  )
}

function PlaceQuestions({ places: { provinces, province, cities, city } }: Pick<Calculation, 'places'>) {
  return (
    <>
      <SelectField name="province" label={words.province} hint={words.placeHint} defaultValue={province} autoComplete="off">
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField name="city" label={words.city} defaultValue={city} optional autoComplete="off">
        <option value="">{words.anyCity}</option>
        {cities.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function DownPaymentQuestions({ chosen: { downPayment, offer, price } }: { chosen: Chosen }) {
  const amount =
    offer?.breakdown?.downPayment ?? Math.round(((price.otr + price.surcharge) * (downPayment.dp.percent ?? 0)) / 100)
  const shown = downPayment.refusal ? downPayment.typed : formatNumber(downPayment.dp.amount ?? amount)
  const percent = Math.round((amount / (price.otr + price.surcharge)) * 100)
  return (
    <>
      <TextField
        name="dp"
        label={words.downPayment}
        hint={words.downPaymentHint}
        error={downPayment.refusal ? downPaymentWords[downPayment.refusal] : undefined}
        defaultValue={shown}
        inputMode="numeric"
        autoComplete="off"
      />
      <SliderField
        name="dp_persen"
        label={words.slider}
        hint={words.downPaymentShare(percent)}
        min={percentRange.least}
        max={percentRange.most}
        step={1}
        defaultValue={percent}
      />
      <input type="hidden" name="dp_tadi" value={shown} />
      <input type="hidden" name="dp_persen_tadi" value={percent} />
      <input type="hidden" name="dp_dasar" value={downPayment.basis} />
    </>
  )
}

function WayQuestions({ ways }: Pick<Calculation, 'ways'>) {
  return (
    <>
      <RadioCards
        name="tenor"
        label={words.tenor}
        layout="chips"
        defaultValue={String(ways.tenor)}
        options={allTenors.map((months) => ({ value: String(months), label: words.shortMonths(months) }))}
      />
      <RadioCards
        name="angsuran_pertama"
        label={words.firstInstalment}
        layout="tiles"
        defaultValue={ways.said.angsuran_pertama}
        options={optionsOf(firstInstalmentChoices, words.firstInstalments)}
      />
      <RadioCards
        name="asuransi"
        label={words.insurance}
        layout="tiles"
        defaultValue={ways.said.asuransi}
        options={optionsOf(coverChoices, words.covers)}
      />
    </>
  )
}

function optionsOf(values: readonly string[], texts: Record<string, { label: string; note: string }>) {
  return values.map((value) => ({ value, label: texts[value]?.label ?? value, note: texts[value]?.note }))
}
