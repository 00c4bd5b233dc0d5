import { at, type Query } from '../../../addresses.ts'
import type { Breakdown } from '../../../core/simulation/breakdown.ts'
import { whatsappAddress } from '../../../lib/whatsapp-address.ts'
import { instalmentsAfter } from '../result/instalments.ts'
import type { Calculation } from './calculate.ts'
import type { Cash } from './cash.ts'
import { money } from './money.ts'
import { oldCarNames } from './old-car/old-car.ts'
import { seenText } from './seen-figures.ts'
import { words } from './words.ts'

/** The choices of a calculation for its address. Nothing personal, and nothing that follows from other choices. */
export function choiceOf({ chosen, ways, way, places }: Calculation): Query {
  if (!chosen) return {}
  const { downPayment, discount, oldCar } = chosen
  const old = Object.entries(oldCar.typed).map(([field, value]) => [oldCarNames[field as keyof typeof oldCarNames], value])
  return {
    ...(oldCar.typed.brand !== '' && Object.fromEntries(old)),
    vehicle: chosen.car.slug,
    variant: chosen.variant,
    color: chosen.colour,
    accessories: chosen.accessoriesChosen,
    province: places.province,
    city: places.city,
    dp: downPayment.dp.amount === undefined ? `${downPayment.dp.percent}%` : String(downPayment.dp.amount),
    tenor: String(ways.tenor),
    ...ways.said,
    potongan: discount.amount > 0 ? String(discount.amount) : undefined,
    paket: chosen.wantedPackage || undefined,
    cara: way ?? undefined,
    tukar_tambah: oldCar.wanted ? 'ya' : undefined,
    ...drivingOf(chosen),
  }
}

/** How the car is driven. The car's default values are left out. */
function drivingOf({ ownership }: NonNullable<Calculation['chosen']>): Query {
  if (!ownership) return {}
  const { kilometresAYear, usualKilometres, electricShare } = ownership
  return {
    km_setahun: kilometresAYear === usualKilometres ? undefined : String(kilometresAYear),
    porsi_listrik: electricShare === null ? undefined : String(electricShare),
  }
}

/** The address of this calculation with some changes. */
export function addressOf(calculation: Calculation, changed: Query = {}): string {
  const choice = { ...choiceOf(calculation), ...changed }
  return calculation.way === null ? at.creditSimulation(choice) : at.paymentSimulation(choice)
}

/** Links that pass the calculation on: to family or friends, to a dealer, to saving it. */
export function nextSteps(calculation: Calculation, site: string) {
  const { chosen, way, refused } = calculation
  if (!chosen) return null
  const address = site + addressOf(calculation)
  const { car, variantName, cash, offer } = chosen
  const name = `${car.name} ${variantName}`
  const breakdown = offer?.breakdown
  const credit = way !== 'tunai' && offer && breakdown ? { name: offer.name, breakdown } : null
  return {
    share: shareAddress(name, { credit, cash }, address),
    /** Null when there is nothing to save. */
    save: refused || (way !== 'tunai' && !breakdown) ? null : saveLinks(calculation, credit ? credit.breakdown : null),
    consultation: at.consultation({ vehicle: car.slug, variant: chosen.variant }),
    testDrive: at.testDrive({ vehicle: car.slug }),
  }
}

/** `choice` is the address of the save form. `link` adds the figures the visitor saw, so that the server can compare. */
function saveLinks(calculation: Calculation, credit: Pick<Breakdown, 'tdp' | 'instalment'> | null) {
  const choice = choiceOf(calculation)
  const cash = calculation.chosen?.cash.total ?? 0
  const seen = { firstPayment: credit?.tdp ?? cash, instalment: credit?.instalment ?? null }
  return { choice: at.saveSimulation(choice), link: at.saveSimulation({ ...choice, dilihat: seenText(seen) }) }
}

type Figures = {
  credit: { name: string; breakdown: Pick<Breakdown, 'tdp' | 'instalment' | 'schedule' | 'items' | 'balloon'> } | null
  cash: Pick<Cash, 'total'>
}

/** Opens WhatsApp with the figures and the address of the calculation. */
export function shareAddress(car: string, { credit, cash }: Figures, address: string): string {
  if (!credit) return whatsappAddress(words.shareCash(car, money(cash.total), address))
  const { tdp, instalment, balloon } = credit.breakdown
  const shared = {
    packageName: credit.name,
    firstPayment: money(tdp),
    instalment: money(instalment),
    count: instalmentsAfter(credit.breakdown),
    balloon: balloon > 0 ? money(balloon) : null,
  }
  return whatsappAddress(words.shareCredit(car, shared, address))
}
