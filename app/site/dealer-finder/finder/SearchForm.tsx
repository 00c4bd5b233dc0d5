import { at } from '~/addresses.ts'
import { type Service, services } from '~/core/dealers/services.ts'
import { inSentence } from '~/core/leads/form/errors.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckField, RadioCards, SelectField, TextField } from '~/ui/Field.tsx'
import { Fold } from '~/ui/Fold.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { serviceNames } from '../words.ts'
import type { Found } from './find.server.ts'
import { queryOf } from './search-address.ts'
import { locationWords, nearWords, words } from './words.ts'

/** The button needs script: without it nobody sees it. */
export const nearStyle = '[data-near]{display:none}html[data-alive] [data-near]{display:inline-flex}'

export function SearchForm({ found: { search, car, cars } }: { found: Found }) {
  const { text, locationRefusal, service, openNow, byName } = search
  return (
    <search>
      <form method="get" action={at.dealers()} className="mt-6 grid gap-6">
        <div className="grid max-w-form gap-3">
          <TextField
            name="q"
            label={words.search}
            hint={words.searchHint}
            defaultValue={text}
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            // Far above any refusal: the whole address of a page may have 16 KB.
            maxLength={4000}
          />
          <input type="hidden" name="lokasi" value={queryOf(search).lokasi} />
          <div className="flex flex-wrap gap-3">
            <Button>{words.find}</Button>
            <NearButton />
          </div>
          <p id="kabar-lokasi" role="status" tabIndex={-1} className="scroll-mt-24 empty:hidden">
            {locationRefusal ? inSentence(locationWords[locationRefusal], text) : ''}
          </p>
        </div>
        <Fold title={words.filter} open={service !== null || openNow || car !== '' || byName}>
          <RadioCards
            name="service"
            label={words.services}
            layout="tiles"
            defaultValue={service ?? ''}
            options={[
              { value: '', label: words.anyService },
              ...services.map((each: Service) => ({ value: each, label: serviceNames[each] })),
            ]}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <SelectField name="vehicle" label={words.vehicle} defaultValue={car} autoComplete="off">
              <option value="">{words.anyVehicle}</option>
              {cars.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField name="urut" label={words.sort} defaultValue={byName ? 'abjad' : 'jarak'} autoComplete="off">
              {Object.entries(words.sorts).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
          <CheckField name="buka" label={words.openNow} defaultChecked={openNow} value="ya" />
          <noscript>
            <Button tone="secondary">{words.apply}</Button>
          </noscript>
        </Fold>
      </form>
    </search>
  )
}

function NearButton() {
  const { ask, asking, refused, unavailable, timeout } = nearWords
  return (
    <Button
      type="button"
      tone="secondary"
      aria-describedby="kabar-lokasi"
      data-near=""
      data-asking={asking}
      data-refused={refused}
      data-unavailable={unavailable}
      data-timeout={timeout}
    >
      <Icon name="pin" />
      {ask}
    </Button>
  )
}
