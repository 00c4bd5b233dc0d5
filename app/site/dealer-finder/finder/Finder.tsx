import { useEffect, useMemo, useState } from 'react'
import { at } from '~/addresses.ts'
import type { DealerOnMap, MapContent, Origin } from '~/lib/dealer-map.ts'
import type { ShownTiles } from '../map/MapFrame.tsx'
import { words as roomWords } from '../words.ts'
import type { Answer } from './answer.ts'
import { Corrections } from './Corrections.tsx'
import { FinderMap } from './FinderMap.tsx'
import type { CarChoice, FinderFacts, ProvinceLink } from './facts.ts'
import { Provinces } from './Provinces.tsx'
import { Results } from './Results.tsx'
import { SearchForm } from './SearchForm.tsx'
import { counts, mostShown, queryOf, type Search } from './search-address.ts'
import { useFinder } from './use-finder.ts'
import type { Measured, Where } from './where.ts'

export type FinderProps = {
  facts: FinderFacts | undefined
  /** Comes with the page when there are too many dealers to send the facts to the browser. */
  served?: { answer: Answer; cars: readonly CarChoice[]; provinces: readonly ProvinceLink[] } | undefined
  search: Search
  where: Where
  otherPlaces: readonly string[]
  arePartsOfOne: boolean
  now: number
  tiles: ShownTiles | null
  mapScript: string
}

const [byName, byLocation, byProvince] = roomWords.lead

/** The dealer finder: form, list and map show the same state. */
export function Finder({ facts, served, tiles, mapScript, otherPlaces, arePartsOfOne, ...start }: FinderProps) {
  const { search, answer, change, searchArea } = useFinder({ facts, answer: served?.answer, ...start })
  const [chosen, choose] = useState<string>()
  const [pointedAt, pointAt] = useState<readonly string[]>([])
  const dealers = useMemo(() => dealersOnMap(answer, search), [answer, search])
  const origins = useMemo(() => originsOf(answer), [answer])
  const content: MapContent = useMemo(
    () => ({ dealers, origins, chosen, pointedAt, area: search.area }),
    [dealers, origins, chosen, pointedAt, search.area],
  )
  useShowRefusal(start.search.locationRefusal !== null)
  const isPlaceUnknown = answer.where.kind === 'nowhere' || answer.where.kind === 'unsure'
  return (
    <>
      <h1 className="mt-6 text-3xl">{roomWords.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">
        {byName}
        <span className="noscript:hidden">{byLocation}</span>
        {byProvince}
      </p>
      <Corrections corrections={search.corrections} />
      <SearchForm search={search} cars={(facts ?? served)?.cars ?? []} change={change} />
      <div className="mt-10 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2 noscript:grid-cols-1">
        {/* When the finder asks which place was meant, a phone would show an empty map above the choices: hide it. */}
        <div className={`lg:sticky lg:top-24 lg:order-2 noscript:hidden ${isPlaceUnknown ? 'max-lg:hidden' : ''}`}>
          <FinderMap {...{ tiles, script: mapScript, content, choose, pointAt, searchArea }} />
        </div>
        <Results
          {...{ search, answer, otherPlaces, arePartsOfOne, change }}
          isAllOnMap={facts !== undefined}
          marks={{ chosen, pointedAt, pointAt }}
        />
      </div>
      <Provinces provinces={(facts ?? served)?.provinces ?? []} counts={answer.counts} />
    </>
  )
}

function dealersOnMap({ onMap, results }: Answer, search: Search): DealerOnMap[] {
  const longList = at.dealers(queryOf({ ...search, count: counts.find((each) => each >= onMap.length) ?? mostShown }))
  return onMap.map(({ href, ...dealer }, place) => ({ ...dealer, page: href, inList: inList(dealer.slug, place) }))
  function inList(slug: string, place: number): string | null {
    if (place < results.length) return `#dealer-${slug}`
    return place < mostShown ? `${longList}#dealer-${slug}` : null
  }
}

/** The points that distances are measured from. A dealer at that point already has its own marker. */
function originsOf({ where, onMap }: Answer): Origin[] {
  if (where.kind !== 'from' || onMap.length === 0) return []
  const { latitude, longitude } = where.point
  const isDealer = onMap.some((dealer) => dealer.latitude === latitude && dealer.longitude === longitude)
  return isDealer ? [] : [{ name: nameOnMap(where.measured), latitude, longitude }]
}

/** The middle of a region needs no name: the map already shows it. For a place the first part of the name is enough. */
function nameOnMap({ from, name }: Measured): string {
  return from === 'itself' ? (name.split(',')[0] ?? '') : ''
}

/** Scrolls to the refusal of a location when the page opens with one. After Back the page keeps its scroll position. */
function useShowRefusal(isRefused: boolean): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (isRefused && navigation?.type === 'navigate') document.getElementById('kabar-lokasi')?.scrollIntoView({ block: 'center' })
  }, [isRefused])
}
