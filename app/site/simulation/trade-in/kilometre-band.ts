import type { Band, ValueRules } from './value-rules.ts'

/** The code of a band in addresses: `50000-75000`, or `200000-` for the last. */
export const bandCode = ({ from, to }: Band): string => `${from}-${to ?? ''}`

/** The kilometres used for a band: its middle, or the start of the last band. */
export const middleOf = ({ from, to }: Band): number => (to === null ? from : Math.floor((from + to) / 2))

/** Reads a band's code, or kilometres as typed: `62.000 km`. A limit belongs to the lower band. */
export function readBand(text: string, { kilometres: { bands } }: ValueRules): Band | null {
  const typed = text.trim().toLowerCase()
  const exact = bands.find((band) => bandCode(band) === typed)
  if (exact) return exact
  const driven = readKilometres(typed)
  return driven === null ? null : (bands.find(({ to }) => to === null || driven <= to) ?? null)
}

const spelling = /^(\d{1,3}(?:[., ]\d{3})+|\d{1,7})(?:\s*km)?$/

/** A car that still drives to a dealer has no more kilometres. */
const most = 1_000_000

function readKilometres(typed: string): number | null {
  const digits = spelling.exec(typed)?.[1]?.replace(/\D/g, '')
  if (digits === undefined || digits.length > 7) return null
  return Number(digits) > most ? null : Number(digits)
}
