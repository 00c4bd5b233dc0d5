import { at } from '../../../addresses.ts'
import type { Car, Variant } from '../../../core/cars/car.ts'
import { cheapest } from '../../../core/cars/price.ts'
import type { ModelOffer } from '../../../core/content/programmes.ts'
import { firstInstalmentNames } from '../../../core/simulation/case/choices.ts'
import type { CreditFacts } from '../../../core/simulation/credit-facts.ts'
import { compare } from '../../../core/simulation/packages/packages.ts'
import { priceCar } from '../../../core/simulation/price/car-price.ts'
import type { Province } from '../../../core/simulation/price/province.ts'

export type FirstPayments = {
  /** The price of the car, in rupiah. The programme does not change it. */
  price: number
  /** The first payment without the programme, and with it, in rupiah. */
  usual: number
  withProgramme: number
  instalment: number
  packageName: string
}

type Question = {
  offer: ModelOffer
  car: Car
  variant: Variant
  province: Province
  facts: Pick<CreditFacts, 'packages' | 'tariff' | 'registrationCosts'>
  /** The day of the calculation, `2026-11-28`. */
  on: string
}

/** The variants with this offer, or null when the model has none of them any more. */
export function variantsOf({ variants }: ModelOffer, car: Car): [Variant, ...Variant[]] | null {
  const [first, ...rest] = variants === 'all' ? car.variants : car.variants.filter(({ slug }) => variants.includes(slug))
  return first ? [first, ...rest] : null
}

/** The variant of the example. */
export function exampleVariant(offer: ModelOffer, car: Car): Variant | null {
  const variants = variantsOf(offer, car)
  return variants && cheapest(variants)
}

/** The first payment of the example, calculated as the simulator does. Null when its package is not available. */
export function firstPaymentsOf({ offer, car, variant, province, facts, on }: Question): FirstPayments | null {
  const price = priceCar({ car, variant, colour: null, chosen: [] }, province, facts.registrationCosts)
  const { credit, discount } = offer
  if (!price) return null
  const calculate = (lower: number) => {
    const [result] = compare(
      facts.packages.filter(({ slug }) => slug === credit.package),
      {
        otr: price.otr,
        dp: { percent: credit.downPaymentPercent },
        tenorMonths: credit.tenorMonths,
        firstInstalment: firstInstalmentNames[credit.firstInstalment],
        cover: 'combination',
        region: province.insuranceRegion,
        vehicle: price.vehicle,
        discount: lower,
        on,
      },
      facts.tariff,
    )
    return result?.outcome.ok ? { ...result.outcome.value, packageName: result.offered.name } : null
  }
  const usual = calculate(0)
  const lowered = calculate(discount)
  if (!usual || !lowered) return null
  return {
    price: price.otr,
    usual: usual.tdp,
    withProgramme: lowered.tdp,
    instalment: lowered.instalment,
    packageName: lowered.packageName,
  }
}

/** The simulator with the example and the discount filled in. */
export function simulatorAddress({ offer, car, variant, province }: Pick<Question, 'offer' | 'car' | 'variant' | 'province'>) {
  const { credit, discount } = offer
  return at.creditSimulation({
    vehicle: car.slug,
    variant: variant.slug,
    province: province.code,
    dp: `${credit.downPaymentPercent}%`,
    tenor: String(credit.tenorMonths),
    angsuran_pertama: credit.firstInstalment,
    paket: credit.package,
    ...(discount > 0 && { potongan: String(discount) }),
  })
}
