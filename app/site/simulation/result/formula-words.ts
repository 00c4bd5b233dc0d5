import type { FormulaCode } from '../../../core/simulation/formulas.ts'

/** Where a table beside it explains more than symbols would. */
export const formulaWords = {
  insurance: 'Tarif OJK (SEOJK 6/2017) × nilai mobil setiap tahun, menurut wilayah pendaftaran',
  'insurance-own-rate': 'Tarif paket × nilai mobil setiap tahun',
} as const satisfies Partial<Record<FormulaCode, string>>
