import { useMemo, useRef, useState } from 'react'
import { at } from '~/addresses.ts'
import type { Area } from '~/lib/dealer-map.ts'
import { useAddress } from '~/ui/use-address.ts'
import { type Answer, answerFrom } from './answer.ts'
import { roundedArea } from './area.ts'
import type { FinderFacts } from './facts.ts'
import { counts, queryOf, type Search } from './search-address.ts'
import { useNow } from './use-now.ts'
import type { Where } from './where.ts'

type Start = {
  /** Undefined when there are too many dealers for a browser: then `answer` comes with the page. */
  facts: FinderFacts | undefined
  answer: Answer | undefined
  search: Search
  where: Where
  /** When the page was rendered, in ms since 1970. */
  now: number
}

export type FilterChange = Partial<Omit<Search, 'corrections'>>

/** A search of the map's area replaces the typed text and the location. */
const untyped = { text: '', location: null, locationRefusal: null, isLocationTyped: false, count: counts[0] } as const

/** The search and its answer. With facts a filter is answered in the browser; without them it opens another page. */
export function useFinder({ facts, answer: served, search: first, where: placed, now: servedNow }: Start) {
  const [search, setSearch] = useState(first)
  // Several filters may change before the next render.
  const latest = useRef(first)
  const now = useNow(servedNow)
  const answer = useMemo(() => {
    const { area } = search
    const where: Where = area ? { kind: 'area', area } : placed
    return facts ? answerFrom(facts, { search, where, now }) : (served ?? nothing(where))
  }, [facts, served, search, placed, now])
  useAddress(at.dealers(queryOf(search)))

  function change(changes: FilterChange): void {
    latest.current = { ...latest.current, ...changes, corrections: [] }
    if (facts) setSearch(latest.current)
    else location.assign(at.dealers(queryOf(latest.current)))
  }

  return {
    search,
    answer,
    change,
    searchArea: (area: Area) => change({ ...untyped, area: roundedArea(area) }),
  }
}

const nothing = (where: Where): Answer => ({ where, total: 0, results: [], onMap: [], counts: {} })
