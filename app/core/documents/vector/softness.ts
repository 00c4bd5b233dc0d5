/** One of the outlines a blurred ellipse is laid out of: how far outside it lies, and how much it darkens. */
export type Ring = { outside: number; alpha: number }

/** Of a deviation: fine enough that no edge shows in print. */
const step = 0.3
const reach = 2.4

/**
 * PDF cannot blur. An ellipse in growing sizes, laid over each other, darkens from its edge inwards as a blurred
 * one of that half height would; one thinner than the blur stays pale in the middle too.
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

/** The share of a normal distribution below so many deviations, near enough for a shadow. */
const share = (deviations: number): number => 1 / (1 + Math.exp(-1.702 * deviations))
