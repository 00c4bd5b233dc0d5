import type { Confidence } from '../../../core/cars/car.ts'
import { type Rupiah, rupiah } from '../../../lib/money.ts'

export const costKinds = ['depreciation', 'tax', 'insurance', 'energy', 'service'] as const
export type CostKind = (typeof costKinds)[number]

export const costCodes = [
  'loss-of-value',
  'vehicle-tax',
  'vehicle-tax-in-price',
  'accident-fund',
  'registration-renewal',
  'plates-renewal',
  'premium-of-credit',
  'premium-renewed',
  'petrol',
  'diesel',
  'electricity',
  'service-visit',
] as const
export type CostCode = (typeof costCodes)[number]

/** How a line was calculated. `inputs` are its figures as whole numbers; the key names the unit. */
export const costFormulas = [
  'value-before-less-value-after',
  'price-times-taxed-share-times-weight-times-rate',
  'in-the-price-of-a-new-car',
  'fixed-by-the-state',
  'given-by-the-caller',
  'free-of-charge',
  'low-end-of-the-range',
  'middle-of-the-range',
  'kilometres-over-consumption-times-price',
  'kilometres-times-consumption-times-price',
] as const
export type CostFormula = (typeof costFormulas)[number]

export type CostLine = {
  /** Year of ownership: 1 to 5. */
  year: number
  kind: CostKind
  code: CostCode
  amount: Rupiah
  formula: CostFormula
  inputs: Readonly<Record<string, number>>
  confidence: Confidence
  source: string
}

export function costOf(lines: readonly CostLine[]): Rupiah {
  return rupiah(lines.reduce((sum, { amount }) => sum + amount, 0))
}

/** A sum is only as reliable as its least reliable figure. */
export function weakest(...all: readonly Confidence[]): Confidence {
  return (['low', 'medium'] as const).find((one) => all.includes(one)) ?? 'high'
}
