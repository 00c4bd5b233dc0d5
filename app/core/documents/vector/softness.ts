/** One outline of a blurred ellipse: how far outside of the ellipse it is, and its opacity. */
export type Ring = { outside: number; alpha: number }

/** In standard deviations: so small that no edge is visible in print. */
const step = 0.3
const reach = 2.4

/**
 * PDF cannot blur. So ellipses of growing size are painted over each other: together they get darker from the edge inwards,
 * like a blurred ellipse of that half height. An ellipse thinner than the blur stays pale in the middle too.
 */
export function ringsOf(halfHeight: number, deviation: number): Ring[] {
  const count = Math.floor((reach + halfHeight / deviation) / step)
  const outsides = Array.from({ length: count }, (_, at) => (reach - at * step) * deviation)
  const darkness = (outside: number) => share(-outside / deviation) - share(-(outside + 2 * halfHeight) / deviation)
  return outsides.map((outside, at) => {
    const before = outsides[at - 1]
    return { outside, alpha: Math.max(0, darkness(outside) - (before === undefined ? 0 : darkness(before))) }
  })
}

/** The cumulative normal distribution, approximated closely enough for a shadow. */
const share = (deviations: number): number => 1 / (1 + Math.exp(-1.702 * deviations))
