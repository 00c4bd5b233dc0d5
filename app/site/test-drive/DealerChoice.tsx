import { RadioCards, SelectField } from '~/ui/Field.tsx'
import { MoreButton } from './MoreButton.tsx'
import type { Options } from './options.server.ts'
import { Section } from './Section.tsx'
import { words } from './words.ts'

type Props = { options: Options; error: string | undefined; posted: boolean }

/**
 * Province, then city, then dealer; an error stands at the last of them that can be chosen. The address says
 * what is chosen: a browser that restores a list by position may restore another city.
 */
export function DealerChoice({ options: { provinces, province, cities, city, dealers, dealer }, error, posted }: Props) {
  return (
    <Section number={2} title={words.dealer} id="dealer-terdekat">
      <SelectField
        key={`province ${province?.code}`}
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
        key={`city ${city?.code ?? province?.code}`}
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
          key={city.code}
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
      {city && <MoreButton posted={posted} label={words.showDays} />}
    </Section>
  )
}

function RegionOptions({ regions }: { regions: readonly { code: string; name: string }[] }) {
  return regions.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}
