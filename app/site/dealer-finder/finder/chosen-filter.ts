type Filter = 'service' | 'vehicle' | 'open' | 'order' | 'count' | 'area'
/** What an old link, or one put together by hand, asks for and cannot have: it is told, and the rest of the search holds. */
export type Correction = `${Filter}-unknown` | `${Filter | 'place' | 'location'}-repeated`

/** Of the values a filter is given, the last one there is. */
export function chosenFilter<Value>(
  filter: Filter,
  asked: readonly string[],
  read: (text: string) => Value | null,
): { value: Value | null; corrections: Correction[] } {
  const wanted = asked.filter((text) => text.trim() !== '')
  const known = wanted.map(read).filter((value) => value !== null)
  return {
    value: known.at(-1) ?? null,
    corrections: [
      ...(known.length < wanted.length ? [`${filter}-unknown` as const] : []),
      ...(new Set(known).size > 1 ? [`${filter}-repeated` as const] : []),
    ],
  }
}

/** Of a field that takes any text, the last one that says something. */
export function lastGiven(field: 'place' | 'location', asked: readonly string[]): { text: string; corrections: Correction[] } {
  const given = asked.filter((text) => text.trim() !== '')
  return { text: given.at(-1) ?? '', corrections: given.length > 1 ? [`${field}-repeated`] : [] }
}
