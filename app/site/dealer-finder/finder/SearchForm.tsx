import { type FormEvent, useState } from 'react'
import { at } from '~/addresses.ts'
import { type Service, services } from '~/core/dealers/services.ts'
import { inSentence } from '~/core/leads/form/errors.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckField, RadioCards, SelectField, TextField } from '~/ui/Field.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { LiveFold } from '~/ui/LiveFold.tsx'
import { serviceNames } from '../words.ts'
import type { CarChoice } from './facts.ts'
import { counts, queryOf, type Search } from './search-address.ts'
import type { FilterChange } from './use-finder.ts'
import { useVisitorLocation } from './use-visitor-location.ts'
import { locationWords, nearWords, words } from './words.ts'

/** The button needs script. Before the script runs the button is invisible but keeps its space, so that nothing moves. */
export const nearStyle = 'live-part:not([data-alive]) [data-near]{visibility:hidden}'

type Props = { search: Search; cars: readonly CarChoice[]; change: (change: FilterChange) => void }

export function SearchForm({ search, cars, change }: Props) {
  const query = queryOf(search)
  const near = useVisitorLocation((lokasi) => open({ ...query, q: '', area: '', lokasi }))
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    near.forget()
    const typed = String(new FormData(event.currentTarget).get('q') ?? '')
    const isPlace = typed.trim() !== ''
    open({ ...query, q: typed, ...(isPlace ? { lokasi: '', area: '' } : {}), tampil: '' })
  }
  return (
    <search>
      <form method="get" action={at.dealers()} className="mt-6 grid gap-6" onSubmit={find}>
        <div className="grid max-w-form gap-3">
          <PlaceField search={search} onChange={near.forget} />
          <input type="hidden" name="lokasi" value={String(query.lokasi)} />
          <input type="hidden" name="area" value={String(query.area)} />
          <div className="flex flex-wrap gap-3">
            <Button>{words.find}</Button>
            <NearButton onClick={() => void near.ask()} />
          </div>
          <p id="kabar-lokasi" role="status" tabIndex={-1} className="scroll-mt-24 empty:hidden">
            {near.state ? nearWords[near.state] : refusalIn(search)}
          </p>
        </div>
        <Filters search={search} cars={cars} change={change} />
      </form>
    </search>
  )
}

const refusalIn = ({ locationRefusal, text }: Search): string =>
  locationRefusal ? inSentence(locationWords[locationRefusal], text) : ''

/** Opens the page of a search. When the results are below the window, it scrolls to them. */
function open(query: ReturnType<typeof queryOf>): void {
  const result = document.getElementById('hasil')
  const isBelow = result !== null && result.getBoundingClientRect().top > innerHeight / 2
  location.assign(at.dealers(query) + (isBelow ? '#hasil' : ''))
}

/** Keeps the typed text. A search of the map's area clears it. */
function PlaceField({ search: { text }, onChange }: { search: Search; onChange: () => void }) {
  const [typed, setTyped] = useState(text)
  const [searched, setSearched] = useState(text)
  if (searched !== text) {
    setSearched(text)
    setTyped(text)
  }
  return (
    <TextField
      name="q"
      label={words.search}
      hint={words.searchHint}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange()
      }}
      type="search"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      // Longer than any text that is accepted or refused: a page address has at most 16 KB.
      maxLength={4000}
    />
  )
}

function Filters({ search: { service, openNow, byName, vehicles }, cars, change }: Props) {
  const car = vehicles[0] ?? ''
  return (
    <LiveFold title={words.filter} open={service !== null || openNow || car !== '' || byName}>
      <RadioCards
        name="service"
        label={words.services}
        layout="tiles"
        value={service ?? ''}
        onChange={({ target }) => change({ service: services.find((each) => each === target.value) ?? null, count: counts[0] })}
        options={[
          { value: '', label: words.anyService },
          ...services.map((each: Service) => ({ value: each, label: serviceNames[each] })),
        ]}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          name="vehicle"
          label={words.vehicle}
          value={car}
          onChange={({ target }) => change({ vehicles: target.value ? [target.value] : [], count: counts[0] })}
          autoComplete="off"
        >
          <option value="">{words.anyVehicle}</option>
          {cars.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="urut"
          label={words.sort}
          value={byName ? 'abjad' : 'jarak'}
          onChange={({ target }) => change({ byName: target.value === 'abjad' })}
          autoComplete="off"
        >
          {Object.entries(words.sorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <CheckField
        name="buka"
        label={words.openNow}
        checked={openNow}
        onChange={({ target }) => change({ openNow: target.checked, count: counts[0] })}
        value="ya"
      />
      <div className="hidden noscript:block in-data-served:block">
        <Button tone="secondary">{words.apply}</Button>
      </div>
    </LiveFold>
  )
}

function NearButton({ onClick }: { onClick: () => void }) {
  return (
    <span className="inline-flex noscript:hidden">
      <Button type="button" tone="secondary" aria-describedby="kabar-lokasi" data-near="" onClick={onClick}>
        <Icon name="pin" />
        {nearWords.ask}
      </Button>
    </span>
  )
}
