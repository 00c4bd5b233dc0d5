import type { Colour, Gradient, Stop } from './shape.ts'

type Dictionary = Record<string, unknown>

/** `#c4001a` or `#000` as three numbers from 0 to 1. */
export function colourOf(hex: Colour): number[] {
  const digits = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i
    .exec(hex)
    ?.slice(1)
    .map((digit) => digit + digit)
  const pairs = digits ?? /^#(..)(..)(..)$/.exec(hex)?.slice(1)
  if (!pairs) throw new Error(`"${hex}" is no colour of a drawing.`)
  return pairs.map((pair) => Number.parseInt(pair, 16) / 255)
}

export const isTranslucent = ({ stops }: Gradient): boolean => stops.some(({ alpha }) => alpha < 1)

/** The colour that all stops share, or null. */
export function plainColour({ stops: [first, ...others] }: Gradient): Colour | null {
  return first && others.every(({ colour }) => colour === first.colour) ? first.colour : null
}

export const colourShading = (gradient: Gradient): Dictionary => shading(gradient, 'DeviceRGB', ({ colour }) => colourOf(colour))

export const alphaShading = (gradient: Gradient): Dictionary => shading(gradient, 'DeviceGray', ({ alpha }) => [alpha])

/** A shading along the unit line, or out to the unit circle. The caller moves it into place. */
function shading({ kind, stops }: Gradient, space: string, value: (stop: Stop) => number[]): Dictionary {
  return {
    ShadingType: kind === 'linear' ? 2 : 3,
    ColorSpace: space,
    Coords: kind === 'linear' ? [0, 0, 1, 0] : [0, 0, 0, 0, 0, 1],
    Function: blend(stops, value),
    Extend: [true, true],
  }
}

/** One blend between each two stops at different places. Before the first and after the last the value is constant. */
function blend(stops: readonly Stop[], value: (stop: Stop) => number[]): Dictionary {
  const [first, last] = [stops.at(0), stops.at(-1)]
  if (!first || !last) throw new Error('A gradient has stops.')
  const whole = [{ ...first, offset: 0 }, ...stops, { ...last, offset: 1 }]
  const parts = whole.flatMap((to, at) => {
    const from = whole[at - 1]
    return from && to.offset > from.offset ? [{ from, to }] : []
  })
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: parts.map(({ from, to }) => ({ FunctionType: 2, Domain: [0, 1], C0: value(from), C1: value(to), N: 1 })),
    Bounds: parts.slice(1).map(({ from }) => from.offset),
    Encode: parts.flatMap(() => [0, 1]),
  }
}
