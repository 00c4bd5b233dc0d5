import type { z } from 'zod'
import type { reference, usedBrand, usedCarsSchema, usedModel, usedVariant } from './used-cars-schema.ts'

export const fuels = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric'] as const

export const transmissions = ['automatic', 'manual'] as const
export type Transmission = (typeof transmissions)[number]

/** Decides how many kilometres a year are usual. */
export const uses = ['sedan-hatchback', 'mpv-suv', 'other'] as const
export type Use = (typeof uses)[number]

/** Cars of one segment lose value in the same way. */
export const segments = [
  'japanese-mpv-lcgc',
  'japanese-suv-sedan',
  'ladder-suv',
  'korean-chinese',
  'european-premium',
  'battery-electric',
  'commercial-pickup',
] as const
export type Segment = (typeof segments)[number]

/**
 * Source of a new car's price: the variant's own list price; the catalogue's price of the same or the next variant;
 * calculated from asking prices of the variant; the lowest price of its model; the median of its segment.
 */
export const bases = ['list-price', 'catalogue-price', 'asking-prices', 'model-lowest', 'segment-median'] as const
export type ReferenceBasis = (typeof bases)[number]

/** Cars that people trade in, with the price of a new one. */
export type UsedCars = z.infer<typeof usedCarsSchema>
export type UsedBrand = z.infer<typeof usedBrand>
export type UsedModel = z.infer<typeof usedModel>
export type UsedVariant = z.infer<typeof usedVariant>
export type Reference = z.infer<typeof reference>
