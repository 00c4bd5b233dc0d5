import type { Region } from '../insurance/tariff.ts'

/** What a province adds to a price. Taxes are percents of the taxable value, including surcharge (opsen) and reliefs. */
export type Province = {
  /** As in `data/regions/provinces.csv`. */
  code: string
  name: string
  /** The region of the insurance tariff, by place of registration. */
  insuranceRegion: Region
  transferTaxPercent: number
  vehicleTaxPercent: number
  taxBasis: 'published' | 'assumed'
  /** Estimated freight and taxes together, in percent of the price in Jakarta. */
  aboveJakartaPercent: number
  confidence: 'high' | 'medium' | 'low'
  source: string
}

export const jakarta = '31'
