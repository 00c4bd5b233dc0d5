import { at } from '~/addresses.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { filterQuery, parameters } from '../promotion-filter.ts'
import { words } from '../words.ts'
import { Offer } from './Offer.tsx'
import type { ProgrammeShown } from './programme.server.ts'

/** What each model gets, and a form for the province of the examples. */
export function Offers({ shown }: { shown: ProgrammeShown }) {
  const { phase, offers, elsewhere, place } = shown
  return (
    <section className="mt-12">
      <h2 className="text-2xl">{phase === 'over' ? words.offersThen : words.offers}</h2>
      {phase !== 'over' && <PlaceForm shown={shown} />}
      {phase !== 'over' && elsewhere && place && (
        <div className="mt-6">
          <Notice tone="warn">
            <p>{words.notThere(elsewhere.name, place.name)}</p>
            <a
              href={at.promotions(filterQuery({ province: elsewhere.slug, model: null }))}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {words.seeThere(elsewhere.name)}
            </a>
          </Notice>
        </div>
      )}
      <ul className="mt-6 grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))]">
        {offers.map((one) => (
          <Offer key={`${one.offer.model} ${one.offer.variants}`} shown={one} />
        ))}
      </ul>
    </section>
  )
}

function PlaceForm({ shown: { slug, place, places } }: { shown: ProgrammeShown }) {
  return (
    <form action={at.programme(slug)} autoComplete="off" className="mt-4 flex flex-wrap items-end gap-3 print:hidden">
      <div className="min-w-0 grow md:max-w-96">
        <SelectField name={parameters.province} label={words.province} hint={words.placeHint} defaultValue={place?.slug}>
          {places.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <Button tone="secondary">{words.calculateHere}</Button>
    </form>
  )
}
