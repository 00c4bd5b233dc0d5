import type { z } from 'zod'
import type { reference, usedBrand, usedCarsSchema, usedModel, usedVariant } from './used-cars-schema.ts'

export const fuels = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric'] as const

export const transmissions = ['automatic', 'manual'] as const
export type Transmission = (typeof transmissions)[number]

/** How many kilometres a year are usual depends on it. */
export const uses = ['sedan-hatchback', 'mpv-suv', 'other'] as const
export type Use = (typeof uses)[number]

/** Cars of one segment lose value alike. */
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
 * Where the price of a new one is from: the line's own list price; the catalogue's price of the same or the following line;
 * worked back from asking prices of the line; the cheapest of its model; the middle of its segment.
 */
export const bases = ['list-price', 'catalogue-price', 'asking-prices', 'model-lowest', 'segment-median'] as const
export type ReferenceBasis = (typeof bases)[number]

/** The cars people bring, with what a new one costs. */
export type UsedCars = z.infer<typeof usedCarsSchema>
export type UsedBrand = z.infer<typeof usedBrand>
export type UsedModel = z.infer<typeof usedModel>
export type UsedVariant = z.infer<typeof usedVariant>
export type Reference = z.infer<typeof reference>
