import type { Insurance } from '../../../core/simulation/case/case-schema.ts'
import { extensionsOf } from '../../../core/simulation/insurance/extension-premiums.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'
import { type Choices, compare, tenorsOf, type Unavailable } from '../../../core/simulation/packages/packages.ts'
import type { PricedCar } from '../../../core/simulation/price/car-price.ts'
import { type DateParts, isoDay } from '../../../lib/date-parts.ts'
import type { Ways } from './choice.ts'
import type { DownPayment } from './down-payment-field.ts'
import type { CalculatorFacts } from './facts.ts'
import type { Offer } from './offer.ts'

type Asked = {
  price: PricedCar
  downPayment: DownPayment
  ways: Ways
  region: NonNullable<Insurance['region']>
  today: DateParts
  discount: number
  tradeIn?: { value: number; payoff: number } | null
}

type Terms = Pick<CalculatorFacts, 'packageSources' | 'tariff' | 'creditRules'> & { packages: readonly FinancePackage[] }

export function offersFor({ packages, packageSources, tariff, creditRules }: Terms, asked: Asked): Offer[] {
  const choices = choicesOf(asked)
  return compare(packages, choices, tariff).map(({ offered, case: worked, outcome }) => ({
    slug: offered.slug,
    name: offered.name,
    contract: offered.contract,
    until: offered.validity.until,
    source: { what: packageSources[offered.source]?.what ?? offered.source, confidence: offered.confidence },
    tenors: tenorsOf(offered, choices),
    case: worked,
    breakdown: outcome.ok ? outcome.value : null,
    unavailable: outcome.ok ? [] : outcome.refusal.map((reason) => withinForm(reason, creditRules.leastDownPayment)),
    extensions: worked?.insurance && outcome.ok ? extensionsOf(worked.insurance, outcome.value.insuranceYears, tariff) : [],
    tariffFrom: tariff.from,
    penaltyPercent: creditRules.penalty,
  }))
}

/** A form does not offer less than `least` percent, even where a package would take it. */
const withinForm = (reason: Unavailable, least: number): Unavailable =>
  reason.code === 'down-payment-below-minimum' ? { ...reason, percent: Math.max(reason.percent, least) } : reason

function choicesOf({ price, downPayment, ways, region, today, discount, tradeIn }: Asked): Choices {
  const { extensions, liability, ...cover } = ways.insurance
  return {
    otr: price.otr,
    colourSurcharge: price.surcharge,
    accessories: price.accessories,
    dp: downPayment.dp,
    tenorMonths: ways.tenor,
    firstInstalment: ways.firstInstalment,
    ...cover,
    extensions: liability === null ? extensions : [...extensions, { liability }],
    discount,
    region,
    vehicle: price.vehicle,
    on: isoDay(today),
    ...(tradeIn && { tradeIn }),
  }
}
