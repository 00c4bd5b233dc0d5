type Filter = 'service' | 'vehicle' | 'open' | 'order' | 'count' | 'area'
/** A part of the address that is ignored and reported, as in an old or hand-made link. The rest of the search applies. */
export type Correction = `${Filter}-unknown` | `${Filter | 'place' | 'location'}-repeated`

/** The last valid value of a filter, because an address may repeat a parameter. */
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

/** The last non-empty value of a free text field. */
export function lastGiven(field: 'place' | 'location', asked: readonly string[]): { text: string; corrections: Correction[] } {
  const given = asked.filter((text) => text.trim() !== '')
  return { text: given.at(-1) ?? '', corrections: given.length > 1 ? [`${field}-repeated`] : [] }
}
