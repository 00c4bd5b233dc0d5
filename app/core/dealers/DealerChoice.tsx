import { RadioCards, SelectField } from '~/ui/Field.tsx'
import { MoreButton } from '~/ui/MoreButton.tsx'
import { cityAddress } from './dealer-address.ts'
import type { DealerCard, Place } from './place.ts'
import { dealerChoiceWords as words } from './words.ts'

type Props = {
  place: Place<DealerCard>
  error: string | undefined
  posted: boolean
  /** Label of the button that shows the next part of the form. Undefined when nothing depends on the dealer. */
  next?: string
}

/** Province, then city, then dealer. An error appears at the last control that can be used. */
export function DealerChoice({
  place: { provinces, province, cities, city, dealers, unlisted, dealer },
  error,
  posted,
  next,
}: Props) {
  return (
    <>
      <SelectField
        name="province"
        label={words.province}
        defaultValue={province?.code ?? ''}
        error={province ? undefined : error}
        autoComplete="off"
      >
        <option value="">{words.chooseProvince}</option>
        <RegionOptions regions={provinces} />
      </SelectField>
      <MoreButton posted={posted} label={words.showCities} />
      <SelectField
        name="city"
        label={words.city}
        defaultValue={city?.code ?? ''}
        disabled={!province}
        error={province && !city ? error : undefined}
        autoComplete="off"
      >
        <option value="">{province ? words.chooseCity : words.provinceFirst}</option>
        <RegionOptions regions={cities} />
      </SelectField>
      {province && <MoreButton posted={posted} label={words.showDealers} />}
      {city && (
        <RadioCards
          name="dealer"
          label={words.dealerIn(city.name)}
          defaultValue={dealer?.slug}
          error={error}
          options={dealers.map(({ slug, name, address, sample }) => ({
            value: slug,
            label: name,
            note: sample ? `${address}. ${words.sampleDealer}` : address,
          }))}
        />
      )}
      {city && unlisted > 0 && (
        <p className="text-ink-soft text-sm">
          {words.unlisted(unlisted)}{' '}
          <a href={cityAddress({ regencyCode: city.code })} target="_blank" rel="noopener">
            {words.allIn(city.name)}
          </a>
        </p>
      )}
      {city && next && <MoreButton posted={posted} label={next} />}
    </>
  )
}

/** Id of the control that an error about the dealer links to: the dealer, or the choice that must come first. */
export function dealerControl({ province, city }: Place<DealerCard>): string {
  if (city) return 'dealer'
  return province ? 'city' : 'province'
}

function RegionOptions({ regions }: { regions: readonly { code: string; name: string }[] }) {
  return regions.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}
