import type { Region } from '../insurance/tariff.ts'

/** What a province adds to a price; taxes are percent of the taxable value with the surcharge (opsen) and reliefs in them. */
export type Province = {
  /** As in `data/regions/provinces.csv`. */
  code: string
  name: string
  /** The insurance tariff's region, by the place of registration. */
  insuranceRegion: Region
  transferTaxPercent: number
  vehicleTaxPercent: number
  taxBasis: 'published' | 'assumed'
  /** Freight and taxes together, estimated. */
  aboveJakartaPercent: number
  confidence: 'high' | 'medium' | 'low'
  source: string
}

export const jakarta = '31'
