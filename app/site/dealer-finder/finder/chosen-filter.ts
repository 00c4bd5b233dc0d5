/** What an old link, or one put together by hand, asks for and cannot have: it is told, and the rest of the search holds. */
export const slips = ['service-unknown', 'service-repeated', 'vehicle-unknown', 'vehicle-repeated'] as const
export type Slip = (typeof slips)[number]

type Filter = 'service' | 'vehicle'

/** Of the values a filter is given, the last one there is. */
export function chosenFilter<Value>(
  filter: Filter,
  asked: readonly string[],
  read: (text: string) => Value | null,
): { value: Value | null; slips: Slip[] } {
  const wanted = asked.filter((text) => text !== '')
  const known = wanted.map(read).filter((value) => value !== null)
  return {
    value: known.at(-1) ?? null,
    slips: [
      ...(known.length < wanted.length ? [`${filter}-unknown` as const] : []),
      ...(new Set(known).size > 1 ? [`${filter}-repeated` as const] : []),
    ],
  }
}
