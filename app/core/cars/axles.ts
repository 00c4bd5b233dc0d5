import type { sizes } from './drawings/sizes.ts'

/** Distance from the nose to the front axle of each drawing, in drawing units. The wheelbase line begins there. */
export const frontAxles: Record<keyof typeof sizes, number> = {
  'pajero-sport': 220,
  xpander: 220,
  'xpander-cross': 220,
  'eclipse-cross': 236,
  'outlander-phev': 236,
  triton: 220,
  l300: 240,
  xforce: 214,
}
