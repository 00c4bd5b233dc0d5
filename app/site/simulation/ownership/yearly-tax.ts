import { rupiah } from '../../../lib/money.ts'
import { quotient, share } from '../trade-in/basis-points.ts'
import { type CostLine, weakest } from './cost-lines.ts'
import type { Owned } from './ownership-choices.ts'
import type { OwnershipFacts, ProvinceTax } from './ownership-schema.ts'

const wholeRate = 1_000_000
const wholeWeight = 1000

/**
 * The price of a new car includes tax and accident fund of the first year. Registration and plates are renewed every fifth
 * year. The taxed value stays as in the first year, although it really falls: our sources do not say by how much.
 */
export function taxLines(owned: Owned, year: number, { tax, years }: OwnershipFacts): CostLine[] {
  if (year === 1) return [inThePrice(owned)]
  const yearly = [vehicleTax(owned, year, tax), accidentFund(owned, year, tax)]
  return year === years ? [...yearly, ...renewal(year, tax)] : yearly
}

function inThePrice({ province }: Owned): CostLine {
  const { confidence, source } = province
  const why = { kind: 'tax', code: 'vehicle-tax-in-price', formula: 'in-the-price-of-a-new-car' } as const
  return { ...why, year: 1, amount: rupiah(0), inputs: {}, confidence, source }
}

function vehicleTax({ car, carFacts, choices, province }: Owned, year: number, tax: OwnershipFacts['tax']): CostLine {
  const taxed = share(car.price, tax.taxedShare.percent)
  const weight = tax.weights[carFacts.taxClass]
  const rate = rateFor(province, choices.carNumber)
  const amount = rupiah(quotient(quotient(taxed * weight, wholeWeight) * rate, wholeRate))
  return {
    year,
    kind: 'tax',
    code: 'vehicle-tax',
    amount,
    formula: 'price-times-taxed-share-times-weight-times-rate',
    inputs: {
      price: car.price,
      taxedShareBasisPoints: tax.taxedShare.percent,
      taxedValue: taxed,
      weightThousandths: weight,
      rateTenThousandthsOfPercent: rate,
    },
    confidence: weakest(province.confidence, tax.taxedShare.confidence, tax.weights.confidence),
    source: province.source,
  }
}

/** The last published rate applies to all later cars. Without published rates every car counts as the first. */
export function rateFor({ percent, byCarNumber }: ProvinceTax, carNumber: number): number {
  return byCarNumber?.[Math.min(carNumber, byCarNumber.length) - 1] ?? percent
}

function accidentFund({ carFacts }: Owned, year: number, { swdkllj }: OwnershipFacts['tax']): CostLine {
  const { confidence, source } = swdkllj
  const why = { kind: 'tax', code: 'accident-fund', formula: 'fixed-by-the-state' } as const
  return { ...why, year, amount: swdkllj[carFacts.taxClass], inputs: {}, confidence, source }
}

function renewal(year: number, { renewal: { stnk, plates, ...evidence } }: OwnershipFacts['tax']): CostLine[] {
  const why = { kind: 'tax', formula: 'fixed-by-the-state', inputs: {}, ...evidence } as const
  return [
    { ...why, year, code: 'registration-renewal', amount: stnk },
    { ...why, year, code: 'plates-renewal', amount: plates },
  ]
}
