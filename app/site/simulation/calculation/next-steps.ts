import { at, type Query } from '../../../addresses.ts'
import { whatsappAddress } from '../../../lib/whatsapp-address.ts'
import type { Calculation } from './calculation.server.ts'
import { money } from './money.ts'
import { oldCarNames } from './old-car.ts'
import { words } from './words.ts'

/** The calculation as its address says it: nothing personal, nothing that follows from the rest. */
export function choiceOf({ chosen, ways, way, places }: Calculation): Query {
  if (!chosen) return {}
  const { downPayment, oldCar } = chosen
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
    paket: chosen.offer?.slug,
    cara: way ?? undefined,
    tukar_tambah: oldCar.counted ? 'ya' : undefined,
  }
}

/** Where to go with the numbers: to whomever one asks at home, to a dealer, into the car. */
export function nextSteps(calculation: Calculation, site: string) {
  const { chosen, way } = calculation
  if (!chosen) return null
  const choice = choiceOf(calculation)
  const address = site + (way === null ? at.creditSimulation(choice) : at.paymentSimulation(choice))
  const { car, variantName, cash, offer } = chosen
  const name = `${car.name} ${variantName}`
  const breakdown = offer?.breakdown
  const text =
    way === 'tunai' || !breakdown
      ? words.shareCash(name, money(cash.total), address)
      : words.shareCredit(name, money(breakdown.tdp), money(breakdown.instalment), breakdown.schedule.length, address)
  return {
    share: whatsappAddress(text),
    consultation: at.consultation({ vehicle: car.slug, variant: chosen.variant }),
    testDrive: at.testDrive({ vehicle: car.slug }),
  }
}
