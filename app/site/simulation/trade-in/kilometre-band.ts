import type { Band, ValueRules } from './value-rules.ts'

/** As it stands in addresses: `50000-75000`, `200000-` for the last. */
export const bandCode = ({ from, to }: Band): string => `${from}-${to ?? ''}`

/** The kilometres a band is reckoned with: its middle, or where it begins if it is open. */
export const middleOf = ({ from, to }: Band): number => (to === null ? from : Math.floor((from + to) / 2))

/** Reads a band's code or an odometer as people write it: `62.000 km`. A limit belongs to the band below it. */
export function readBand(text: string, { kilometres: { bands } }: ValueRules): Band | null {
  const typed = text.trim().toLowerCase()
  const exact = bands.find((band) => bandCode(band) === typed)
  if (exact) return exact
  const driven = readKilometres(typed)
  return driven === null ? null : (bands.find(({ to }) => to === null || driven <= to) ?? null)
}

const spelling = /^(\d{1,3}(?:[., ]\d{3})+|\d{1,7})(?:\s*km)?$/

/** No odometer of a car one drives in for a trade shows more. */
const most = 1_000_000

function readKilometres(typed: string): number | null {
  const digits = spelling.exec(typed)?.[1]?.replace(/\D/g, '')
  if (digits === undefined || digits.length > 7) return null
  return Number(digits) > most ? null : Number(digits)
}
