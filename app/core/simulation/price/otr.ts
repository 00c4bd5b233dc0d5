import file from '../../../../data/finance/registration-costs.json' with { type: 'json' }
import { decimal, percent, plus, times, whole } from '../arithmetic/ratio.ts'
import { nearest, toRupiah } from '../arithmetic/rounding.ts'
import { inRupiah, type Sen, sen } from '../arithmetic/sen.ts'
import { jakarta, type Province } from './province.ts'

export const bodies = ['sedan', 'suv', 'mpv', 'pickup'] as const
export type Body = (typeof bodies)[number]

/** Where a price comes from, best first. All but the first are to be called estimates. */
export const otrBases = ['given', 'composed', 'from-jakarta'] as const
export type OtrBasis = (typeof otrBases)[number]

export const otrPartCodes = ['off-the-road', 'transfer-tax', 'vehicle-tax', 'accident-fund', 'state-fees', 'service'] as const
export type OtrPart = { code: (typeof otrPartCodes)[number]; amount: number }

export type Otr = { otr: number; basis: OtrBasis; parts: OtrPart[] }

/** What is known of a car's price; amounts in whole rupiah. */
export type KnownPrices = {
  /** By the code of the province. */
  byProvince: Readonly<Record<string, number>>
  /** Without registration and taxes, delivered to the province. */
  offTheRoad?: number
  /** The value taxes are taken of (NJKB); a share of the price where it is not known. */
  taxableValue?: number
  body: Body
  electric: boolean
  /** What the dealer asks for the registration. */
  service?: number
}

/** Estimates are rounded as price lists are. */
const priceStep = sen(50_000)

/** The price in a province: the maker's own, else composed, else the one in Jakarta with what the distance costs. */
export function otrIn(province: Province, known: KnownPrices): Otr | null {
  const given = known.byProvince[province.code]
  if (given !== undefined) return { otr: given, basis: 'given', parts: partsOf(sen(given), province, known) }
  if (known.offTheRoad !== undefined && known.taxableValue !== undefined) {
    return composed(province, known, sen(known.offTheRoad), sen(known.taxableValue))
  }
  const inJakarta = known.byProvince[jakarta]
  if (inJakarta === undefined) return null
  const factor = plus(whole(1n), percent(province.aboveJakartaPercent))
  const estimate = nearest(times(whole(sen(inJakarta)), factor), priceStep)
  return { otr: inRupiah(estimate), basis: 'from-jakarta', parts: partsOf(estimate, province, known) }
}

/** OTR = off-the-road + taxable value × (transfer tax + vehicle tax × weight) + accident fund + state fees + service. */
function composed(province: Province, known: KnownPrices, offTheRoad: Sen, taxable: Sen): Otr {
  const parts = [part('off-the-road', offTheRoad), ...registrationOf(province, known, taxable)]
  return { otr: parts.reduce((sum, { amount }) => sum + amount, 0), basis: 'composed', parts }
}

/** What a price consists of: registration by the formula, the rest is the car and its way to the province. */
function partsOf(otr: Sen, province: Province, known: KnownPrices): OtrPart[] {
  const estimated = toRupiah(times(whole(otr), percent(file.taxableValue.percentOfOtr)))
  const registration = registrationOf(province, known, known.taxableValue === undefined ? estimated : sen(known.taxableValue))
  const spent = registration.reduce((sum, { amount }) => sum + sen(amount), 0n)
  return [part('off-the-road', otr - spent), ...registration]
}

function registrationOf(province: Province, { body, electric, service = 0 }: KnownPrices, taxable: Sen): OtrPart[] {
  const untaxed = electric && file.electric.taxFree
  const transfer = times(whole(taxable), percent(province.transferTaxPercent))
  const vehicle = times(times(whole(taxable), percent(province.vehicleTaxPercent)), decimal(file.weights[body]))
  const { registration, plates, ownershipBook } = file.stateFees
  return [
    part('transfer-tax', untaxed ? 0n : toRupiah(transfer)),
    part('vehicle-tax', untaxed ? 0n : toRupiah(vehicle)),
    part('accident-fund', sen(file.accidentFund[body === 'pickup' ? 'pickup' : 'passenger'])),
    part('state-fees', sen(registration + plates + ownershipBook)),
    part('service', sen(service)),
  ]
}

function part(code: OtrPart['code'], amount: Sen): OtrPart {
  return { code, amount: inRupiah(amount) }
}
