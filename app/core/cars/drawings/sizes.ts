import type { Dimensions } from './drawing.ts'

/**
 * The size of the drawn trim (named in the comment) of each model, in millimetres. The measuring test compares these sizes
 * and the drawings with the catalogue.
 */
export const sizes = {
  'pajero-sport': { length: 4840, width: 1815, height: 1835 }, // Dakar Ultimate 4x4 AT
  xpander: { length: 4595, width: 1750, height: 1750 }, // Ultimate CVT
  'xpander-cross': { length: 4595, width: 1790, height: 1750 }, // Premium CVT
  'eclipse-cross': { length: 4405, width: 1805, height: 1685 }, // 1.5T Ultimate
  'outlander-phev': { length: 4695, width: 1800, height: 1710 }, // 2.4 PHEV S-AWC
  triton: { length: 5320, width: 1865, height: 1795 }, // Ultimate AT Double Cab 4x4
  l300: { length: 4315, width: 1695, height: 1845 }, // Pick Up Flat Deck
  xforce: { length: 4390, width: 1810, height: 1660 }, // Ultimate CVT
} as const satisfies Record<string, Dimensions>
