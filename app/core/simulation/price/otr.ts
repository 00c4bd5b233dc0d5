import { decimal, percent, plus, times, whole } from '../arithmetic/ratio.ts'
import { nearest, toRupiah } from '../arithmetic/rounding.ts'
import { inRupiah, type Sen, sen } from '../arithmetic/sen.ts'
import { jakarta, type Province } from './province.ts'
import type { RegistrationCosts } from './registration-costs.ts'

export const bodies = ['sedan', 'suv', 'mpv', 'pickup'] as const
export type Body = (typeof bodies)[number]

/** Sources of a price, best first. Pages must call all but the first an estimate. */
export const otrBases = ['given', 'composed', 'from-jakarta'] as const
export type OtrBasis = (typeof otrBases)[number]

export const otrPartCodes = ['off-the-road', 'transfer-tax', 'vehicle-tax', 'accident-fund', 'state-fees', 'service'] as const
export type OtrPart = { code: (typeof otrPartCodes)[number]; amount: number }

export type Otr = { otr: number; basis: OtrBasis; parts: OtrPart[] }

/** The known prices of a car, in whole rupiah. */
export type KnownPrices = {
  /** By province code. */
  byProvince: Readonly<Record<string, number>>
  /** The price without registration and taxes, delivered to the province. */
  offTheRoad?: number
  /** The value for the taxes (NJKB). When unknown, a share of the price is used. */
  taxableValue?: number
  body: Body
  electric: boolean
  /** The dealer's fee for the registration. */
  service?: number
}

/** Estimates are rounded to this step, like price lists. */
const priceStep = sen(50_000)

/** The price in a province: the maker's own, otherwise composed, otherwise the price in Jakarta plus freight and taxes. */
export function otrIn(province: Province, known: KnownPrices, costs: RegistrationCosts): Otr | null {
  const given = known.byProvince[province.code]
  if (given !== undefined) return { otr: given, basis: 'given', parts: partsOf(sen(given), province, known, costs) }
  if (known.offTheRoad !== undefined && known.taxableValue !== undefined) {
    return composed(province, known, costs, { offTheRoad: sen(known.offTheRoad), taxable: sen(known.taxableValue) })
  }
  const inJakarta = known.byProvince[jakarta]
  if (inJakarta === undefined) return null
  const factor = plus(whole(1n), percent(province.aboveJakartaPercent))
  const estimate = nearest(times(whole(sen(inJakarta)), factor), priceStep)
  return { otr: inRupiah(estimate), basis: 'from-jakarta', parts: partsOf(estimate, province, known, costs) }
}

/** OTR = off-the-road + taxable value × (transfer tax + vehicle tax × weight) + accident fund + state fees + service. */
function composed(
  province: Province,
  known: KnownPrices,
  costs: RegistrationCosts,
  { offTheRoad, taxable }: { offTheRoad: Sen; taxable: Sen },
): Otr {
  const parts = [part('off-the-road', offTheRoad), ...registrationOf(province, known, costs, taxable)]
  return { otr: parts.reduce((sum, { amount }) => sum + amount, 0), basis: 'composed', parts }
}

/** The parts of a price: registration by the formula; the rest is the car and its delivery to the province. */
function partsOf(otr: Sen, province: Province, known: KnownPrices, costs: RegistrationCosts): OtrPart[] {
  const estimated = toRupiah(times(whole(otr), percent(costs.taxableValue.percentOfOtr)))
  const registration = registrationOf(
    province,
    known,
    costs,
    known.taxableValue === undefined ? estimated : sen(known.taxableValue),
  )
  const spent = registration.reduce((sum, { amount }) => sum + sen(amount), 0n)
  return [part('off-the-road', otr - spent), ...registration]
}

function registrationOf(
  province: Province,
  { body, electric, service = 0 }: KnownPrices,
  { weights, stateFees, accidentFund, electric: exemption }: RegistrationCosts,
  taxable: Sen,
): OtrPart[] {
  const untaxed = electric && exemption.taxFree
  const transfer = times(whole(taxable), percent(province.transferTaxPercent))
  const vehicle = times(times(whole(taxable), percent(province.vehicleTaxPercent)), decimal(weights[body]))
  const { registration, plates, ownershipBook } = stateFees
  return [
    part('transfer-tax', untaxed ? 0n : toRupiah(transfer)),
    part('vehicle-tax', untaxed ? 0n : toRupiah(vehicle)),
    part('accident-fund', sen(accidentFund[body === 'pickup' ? 'pickup' : 'passenger'])),
    part('state-fees', sen(registration + plates + ownershipBook)),
    part('service', sen(service)),
  ]
}

function part(code: OtrPart['code'], amount: Sen): OtrPart {
  return { code, amount: inRupiah(amount) }
}
