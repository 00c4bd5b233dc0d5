import file from '../../../../data/finance/otr-by-province.json' with { type: 'json' }
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

export const provinces = file.provinces as Province[]

export const jakarta = '31'

export function provinceByCode(code: string): Province | null {
  return provinces.find((each) => each.code === code) ?? null
}
