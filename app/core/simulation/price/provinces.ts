import file from '../../../../data/finance/otr-by-province.json' with { type: 'json' }
import type { Province } from './province.ts'

export const provinces = file.provinces as Province[]

export function provinceByCode(code: string): Province | null {
  return provinces.find((each) => each.code === code) ?? null
}
