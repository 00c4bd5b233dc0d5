/** Millimetres in each unit, the largest first. */
const units = { m: 1000, cm: 10, mm: 1 } as const
type Unit = keyof typeof units

/** A length as typed. `unit` is null when no unit was typed. */
export type TypedLength = { digits: string; unit: Unit | null }

/** The least and the greatest possible side of a garage or gate, in millimetres. */
export type Range = readonly [least: number, most: number]

/** Reads a length as people write it: `5,5`, `5.5 m`, `550`, `550 cm`, `5.500 mm`. */
export function parseLength(text: string): TypedLength | null {
  const [, digits, unit] = /^(\d+(?:[.,]\d+)?)\s*(mm|cm|m(?:eter)?)?$/.exec(text.trim().toLowerCase()) ?? []
  if (!digits) return null
  return { digits, unit: unit === 'meter' ? 'm' : ((unit as Unit | undefined) ?? null) }
}

/**
 * The unit of several bare numbers: the largest unit in which all of them are possible. `5000` next to `1900` is in
 * millimetres, although 1900 alone could be a garage of 19 metres. Null when no unit fits all of them.
 */
export function commonUnit(bare: readonly { typed: TypedLength; range: Range }[]): Unit | null {
  return unitsOf.find((unit) => bare.every(({ typed, range }) => isWithin(inMillimetres(typed, unit), range))) ?? null
}

/** Millimetres, or null when the length is impossible in its unit. */
export function possibleLength(typed: TypedLength, range: Range, bareUnit: Unit | null): number | null {
  const unit = typed.unit ?? bareUnit ?? commonUnit([{ typed, range }])
  const length = unit && inMillimetres(typed, unit)
  return length !== null && isWithin(length, range) ? length : null
}

const unitsOf = Object.keys(units) as Unit[]

const isWithin = (length: number, [least, most]: Range): boolean => length >= least && length <= most

/** In millimetres or centimetres, three digits after the sign are thousands, not decimals: `5.500 mm`. */
function inMillimetres({ digits }: TypedLength, unit: Unit): number {
  const value = Number(digits.replace(',', '.'))
  const thousands = unit !== 'm' && /[.,]\d{3}$/.test(digits)
  return Math.round(value * units[unit] * (thousands ? 1000 : 1))
}
