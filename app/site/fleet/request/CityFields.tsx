import { at } from '~/addresses.ts'
import { dealerChoiceWords as words } from '~/core/dealers/words.ts'
import { intents } from '~/lib/intents.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import type { CityChoice } from './city.ts'

type Props = { place: CityChoice; error: string | undefined; hint: string | undefined }

/** Province, then city. An error is shown at the last of the two that can be chosen. */
export function CityFields({ place: { provinces, province, cities, city }, error, hint }: Props) {
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
      <noscript>
        {/* Opens the page at the next field. */}
        <Button tone="secondary" name="intent" value={intents.choose} formAction={`${at.fleet()}#city`}>
          {words.showCities}
        </Button>
      </noscript>
      <SelectField
        name="city"
        label={words.city}
        hint={hint}
        defaultValue={city?.code ?? ''}
        disabled={!province}
        error={province ? error : undefined}
        autoComplete="off"
      >
        <option value="">{province ? words.chooseCity : words.provinceFirst}</option>
        <RegionOptions regions={cities} />
      </SelectField>
    </>
  )
}

/** The control to which an error of the city links. */
export const cityControl = ({ province }: CityChoice): string => (province ? 'city' : 'province')

function RegionOptions({ regions }: { regions: CityChoice['cities'] | CityChoice['provinces'] }) {
  return regions.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}
