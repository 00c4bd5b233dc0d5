import { commonUnit, parseLength, possibleLength, type Range, type TypedLength } from './length.ts'

export const sides = ['length', 'width', 'height'] as const
export type Side = (typeof sides)[number]

/** The parameter of each side in the address. */
export const sideParameters: Record<Side, string> = { length: 'panjang', width: 'lebar', height: 'tinggi' }

/** A garage or a gate, in millimetres. A side is null when the visitor left it empty. */
export type Space = Record<Side, number | null>

export const lengthRefusals = ['not-a-length', 'out-of-range'] as const
export type LengthRefusal = (typeof lengthRefusals)[number]

export type SpaceRequest = {
  typed: Record<Side, string>
  /** Null when nothing was typed or a side was refused. */
  space: Space | null
  refusals: Partial<Record<Side, LengthRefusal>>
}

/** Possible sides in millimetres: from a narrow gate to a hall for many cars. */
export const ranges: Record<Side, Range> = { length: [1000, 30_000], width: [1000, 20_000], height: [1000, 6000] }

export function readSpace(query: URLSearchParams): SpaceRequest {
  const typed = eachSide((side) => (query.get(sideParameters[side]) ?? '').trim())
  const space = spaceOf(eachSide((side) => (typed[side] === '' ? null : (parseLength(typed[side]) ?? 'not-a-length'))))
  const refused = sides.flatMap((side) => (typeof space[side] === 'string' ? [[side, space[side]] as const] : []))
  const asked = sides.some((side) => typed[side] !== '')
  return {
    typed,
    space: asked && refused.length === 0 ? (space as Space) : null,
    refusals: Object.fromEntries(refused),
  }
}

function spaceOf(typed: Record<Side, TypedLength | 'not-a-length' | null>): Record<Side, number | LengthRefusal | null> {
  const lengths = sides.flatMap((side) => {
    const length = typed[side]
    return length === null || length === 'not-a-length' ? [] : [{ typed: length, range: ranges[side] }]
  })
  const bareUnit = commonUnit(lengths.filter((length) => length.typed.unit === null))
  return eachSide((side) => {
    const length = typed[side]
    if (length === null || length === 'not-a-length') return length
    return possibleLength(length, ranges[side], bareUnit) ?? 'out-of-range'
  })
}

/** The typed sides as parameters of an address. */
export function spaceQuery({ typed }: SpaceRequest): Record<string, string> {
  return Object.fromEntries(sides.map((side) => [sideParameters[side], typed[side]]))
}

function eachSide<T>(value: (side: Side) => T): Record<Side, T> {
  return { length: value('length'), width: value('width'), height: value('height') }
}
