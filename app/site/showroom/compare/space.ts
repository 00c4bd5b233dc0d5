export const sides = ['length', 'width', 'height'] as const
export type Side = (typeof sides)[number]

/** How the sides of a space are spelled in an address. */
export const sideParameters: Record<Side, string> = { length: 'panjang', width: 'lebar', height: 'tinggi' }

/** A garage or a gate, in millimetres; null where the visitor left a side open. */
export type Space = Record<Side, number | null>

export const lengthRefusals = ['not-a-length', 'out-of-range'] as const
export type LengthRefusal = (typeof lengthRefusals)[number]

export type SpaceRequest = {
  typed: Record<Side, string>
  /** Null where nothing was asked or a side was refused. */
  space: Space | null
  refusals: Partial<Record<Side, LengthRefusal>>
}

export function readSpace(query: URLSearchParams): SpaceRequest {
  const typed = eachSide((side) => (query.get(sideParameters[side]) ?? '').trim())
  const lengths = eachSide((side) => (typed[side] === '' ? null : parseLength(typed[side])))
  const refused = sides.flatMap((side) => (typeof lengths[side] === 'string' ? [[side, lengths[side]] as const] : []))
  const asked = sides.some((side) => typed[side] !== '')
  return {
    typed,
    space: asked && refused.length === 0 ? (lengths as Space) : null,
    refusals: Object.fromEntries(refused),
  }
}

/** The typed sides as they stand in an address. */
export function spaceQuery({ typed }: SpaceRequest): Record<string, string> {
  return Object.fromEntries(sides.map((side) => [sideParameters[side], typed[side]]))
}

function eachSide<T>(value: (side: Side) => T): Record<Side, T> {
  return { length: value('length'), width: value('width'), height: value('height') }
}

const smallest = 1000
const largest = 50_000
const millimetresIn: Record<string, number> = { mm: 1, cm: 10, m: 1000, meter: 1000 }

/** Reads a length as people write it: `5,5`, `5.5 m`, `550`, `550 cm`, `5.500 mm`. Millimetres. */
export function parseLength(text: string): number | LengthRefusal {
  const match = /^(\d+(?:[.,]\d+)?)\s*(mm|cm|m|meter)?$/.exec(text.trim().toLowerCase())
  if (!match?.[1]) return 'not-a-length'
  const length = Math.round(toMillimetres(match[1], match[2]))
  return length >= smallest && length <= largest ? length : 'out-of-range'
}

function toMillimetres(digits: string, unit: string | undefined): number {
  const value = Number(digits.replace(',', '.'))
  if (unit === 'mm' || unit === 'cm') return (/[.,]\d{3}$/.test(digits) ? value * 1000 : value) * (millimetresIn[unit] ?? 1)
  return value * (millimetresIn[unit ?? likelyUnit(value)] ?? 1)
}

// Nobody's garage is 25 metres wide, or 25 centimetres.
function likelyUnit(value: number): string {
  if (value < 25) return 'm'
  return value < 2500 ? 'cm' : 'mm'
}
