import type { sizes } from './drawings/sizes.ts'

/** How far behind the nose each drawing has its front axle, in drawing units; where the wheelbase line begins. */
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
