import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { ResultList } from '../ResultList.tsx'
import type { Found } from './find.server.ts'
import { counts, mostShown, queryOf, type Search } from './search-address.ts'
import type { Measured } from './where.ts'
import { words } from './words.ts'

/** What was found, and what to do where nothing was. */
export function Results({ found }: { found: Found }) {
  const { search, where, total, results, otherPlaces } = found
  const isNothing = results.length === 0 && where.kind !== 'nowhere' && where.kind !== 'unsure'
  const more = counts.find((each) => each > search.count)
  const isCut = where.kind === 'from' ? results.length === search.count : total > results.length
  return (
    <section aria-labelledby="hasil" className="min-w-0">
      <div role="status">
        <h2
          id="hasil"
          tabIndex={-1}
          className="wrap-anywhere scroll-mt-24 text-xl"
          data-unfinished={where.kind === 'nowhere' ? '' : undefined}
        >
          {isNothing ? words.nothing[search.openNow ? 'open' : 'usual'] : titleOf(found)}
        </h2>
      </div>
      {where.kind === 'from' && where.postCode && <p className="mt-1">{words.postCode(where.postCode, where.label)}</p>}
      {where.kind === 'from' && !isNothing && (
        <p
          className="mt-1 text-ink-soft text-sm"
          data-origin={nameOnMap(where.measured)}
          data-latitude={where.point.latitude}
          data-longitude={where.point.longitude}
        >
          {words.measured[where.measured.from](where.measured.name)}
        </p>
      )}
      {where.kind !== 'from' && isCut && <PartOfAll found={found} />}
      {isNothing ? <Nothing search={search} /> : otherPlaces.length > 0 && <Meant found={found} />}
      <div className="mt-4">
        <ResultList results={results} label={words.list} besideMap />
      </div>
      {isCut && more && (
        <div className="mt-6">
          <ButtonLink href={moreAddress(search, more, results.at(-1)?.slug)} tone="secondary">
            {words.more}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

/** The list shows the first of them; the map (app/enhance/dealer-map) fetches all from `data-all-dealers`. */
function PartOfAll({ found: { search, total, results } }: { found: Found }) {
  const forAll = counts.find((each) => each >= total) ?? mostShown
  return (
    <p
      className="mt-1 text-ink-soft text-sm"
      data-all-dealers={at.dealersOnMap(queryOf({ ...search, count: counts[0] }))}
      data-list={at.dealers(queryOf({ ...search, count: forAll }))}
      data-list-holds={forAll}
    >
      {words.partOfAll(results.length, total)} <span className="noscript:hidden">{words.allOnMap}</span>
    </p>
  )
}

/** The middle of a region has its name on the map already; of a place the first part is enough. */
function nameOnMap({ from, name }: Measured): string {
  return from === 'itself' ? (name.split(',')[0] ?? '') : ''
}

/** To where the list went on, not to its top again. */
function moreAddress(search: Search, count: number, last = ''): string {
  return `${at.dealers(queryOf({ ...search, count }))}#dealer-${last}`
}

function titleOf({ search, where, total }: Found): string {
  if (where.kind === 'nowhere') return words.nowhere[where.why](search.text)
  if (where.kind === 'unsure') return where.isStreet ? words.nowhere.street(search.text) : words.unsure(search.text)
  if (where.kind === 'from') return words[where.isInstead ? 'nearInstead' : 'near'](total, where.label)
  if (where.kind === 'named') return words.named(total, where.label)
  return where.kind === 'in' ? words.in(total, where.label) : words.all(total)
}

/** "Bandung" is a city and a regency. */
function Meant({ found: { search, arePartsOfOne, otherPlaces: places } }: { found: Found }) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
      {arePartsOfOne ? words.partsOf : words.meant}
      {places.map((place) => (
        <a
          key={place}
          href={at.dealers(queryOf({ ...search, text: place }))}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {place}
        </a>
      ))}
    </p>
  )
}

function Nothing({ search }: { search: Search }) {
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p>{words.nothingHint}</p>
      <ButtonLink
        href={at.dealers(queryOf({ ...search, service: null, openNow: false, vehicles: [], byName: false }))}
        tone="secondary"
      >
        {words.without}
      </ButtonLink>
    </div>
  )
}
