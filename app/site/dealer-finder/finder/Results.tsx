import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { type Marks, ResultList } from '../ResultList.tsx'
import type { Answer } from './answer.ts'
import { counts, queryOf, type Search } from './search-address.ts'
import type { FilterChange } from './use-finder.ts'
import { words } from './words.ts'

type Props = {
  search: Search
  answer: Answer
  otherPlaces: readonly string[]
  arePartsOfOne: boolean
  /** True when the map shows all dealers found, not only those of the list. */
  isAllOnMap: boolean
  marks: Marks
  change: (change: FilterChange) => void
}

/** The dealers found. Without any, the reason and what to do next. */
export function Results({ search, answer, otherPlaces, arePartsOfOne, isAllOnMap, marks, change }: Props) {
  const { where, total, results } = answer
  const isNothing = results.length === 0 && where.kind !== 'nowhere' && where.kind !== 'unsure'
  const more = counts.find((each) => each > search.count)
  const isCut = where.kind === 'from' ? results.length === search.count : total > results.length
  return (
    <section aria-labelledby="hasil" className="min-w-0">
      <div role="status">
        <h2 id="hasil" tabIndex={-1} className="wrap-anywhere scroll-mt-24 text-xl">
          {isNothing ? words.nothing[search.openNow ? 'open' : 'usual'] : titleOf(search, answer)}
        </h2>
        {where.kind === 'from' && results.length > 1 && (
          <p className="mt-1 text-ink-soft text-sm">{words.sorted[search.byName ? 'abjad' : 'jarak']}</p>
        )}
      </div>
      {where.kind === 'from' && where.postCode && <p className="mt-1">{words.postCode(where.postCode, where.label)}</p>}
      {where.kind === 'from' && !isNothing && (
        <p className="mt-1 text-ink-soft text-sm">{words.measured[where.measured.from](where.measured.name)}</p>
      )}
      {where.kind !== 'from' && isCut && <PartOfAll shown={results.length} total={total} isAllOnMap={isAllOnMap} />}
      {where.kind === 'area' && <AllDealers search={search} isNothing={isNothing} />}
      {isNothing && where.kind !== 'area' && <Nothing search={search} />}
      {!isNothing && otherPlaces.length > 0 && where.kind !== 'area' && (
        <Meant search={search} places={otherPlaces} arePartsOfOne={arePartsOfOne} />
      )}
      <div className="mt-4">
        <ResultList results={results} label={words.list} map={marks} />
      </div>
      {isCut && more && (
        <div className="mt-6">
          <ButtonLink
            href={moreAddress(search, more, results.at(-1)?.slug)}
            tone="secondary"
            {...(isAllOnMap && {
              onClick: (event) => {
                event.preventDefault()
                change({ count: more })
              },
            })}
          >
            {words.more}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

function PartOfAll({ shown, total, isAllOnMap }: { shown: number; total: number; isAllOnMap: boolean }) {
  return (
    <p className="mt-1 text-ink-soft text-sm">
      <span>{words.partOfAll(shown, total)}</span>
      {isAllOnMap && <span className="noscript:hidden"> {words.allOnMap}</span>}
    </p>
  )
}

/** Address of the longer list. It scrolls to the last dealer shown so far, not to the top. */
function moreAddress(search: Search, count: number, last = ''): string {
  return `${at.dealers(queryOf({ ...search, count }))}#dealer-${last}`
}

function titleOf(search: Search, { where, total }: Answer): string {
  if (where.kind === 'nowhere') return words.nowhere[where.why](search.text)
  if (where.kind === 'unsure') return where.isStreet ? words.nowhere.street(search.text) : words.unsure(search.text)
  if (where.kind === 'from') return words[where.isInstead ? 'nearInstead' : 'near'](total, where.label)
  if (where.kind === 'named') return words.named(total, where.label)
  if (where.kind === 'area') return words.area(total)
  return where.kind === 'in' ? words.in(total, where.label) : words.all(total)
}

type MeantProps = { search: Search; places: readonly string[]; arePartsOfOne: boolean }

/** Asks which place was meant: "Bandung" is a city and a regency. */
function Meant({ search, places, arePartsOfOne }: MeantProps) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
      <span>{arePartsOfOne ? words.partsOf : words.meant}</span>
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

/** The values of a search without any filter. */
const unfiltered = { service: null, openNow: false, vehicles: [], byName: false } as const

function Nothing({ search }: { search: Search }) {
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p>{words.nothingHint}</p>
      <ButtonLink href={at.dealers(queryOf({ ...search, ...unfiltered }))} tone="secondary">
        {words.without}
      </ButtonLink>
    </div>
  )
}

function AllDealers({ search, isNothing }: { search: Search; isNothing: boolean }) {
  return (
    <>
      {isNothing && <p className="mt-4">{words.nothingInArea}</p>}
      <p>
        <a
          href={at.dealers(queryOf({ ...search, area: null, count: counts[0] }))}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {words.allDealers}
        </a>
      </p>
    </>
  )
}
