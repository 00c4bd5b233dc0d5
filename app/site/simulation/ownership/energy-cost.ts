import { rupiah } from '../../../lib/money.ts'
import { quotient } from '../trade-in/basis-points.ts'
import { type CostLine, weakest } from './cost-lines.ts'
import type { Owned, OwnedCar } from './ownership-choices.ts'
import type { FuelPrices, OwnershipFacts } from './ownership-schema.ts'

/** Fuel and electricity, for the kilometres driven on each. */
export function energyLines(owned: Owned, year: number, { energy }: OwnershipFacts): CostLine[] {
  const onBattery = quotient(owned.choices.kilometresAYear * electricShareOf(owned), 100)
  const onFuel = owned.choices.kilometresAYear - onBattery
  const fuel = owned.car.fuel === 'diesel' ? 'diesel' : 'petrol'
  const lines = [
    fuelLine(owned, fuel, { year, kilometres: onFuel }, energy[fuel]),
    electricityLine(owned, { year, kilometres: onBattery }, energy.electricity),
  ]
  return lines.filter((one) => one.amount > 0)
}

/** Only a plug-in hybrid with a known consumption is charged by its owner. */
export function electricShareOf({ car, choices }: Owned): number {
  return car.fuel === 'plug-in-hybrid' && wattHoursPerKilometre(car) > 0 ? choices.electricShare : 0
}

type Driven = { year: number; kilometres: number }

function fuelLine(owned: Owned, code: 'petrol' | 'diesel', { year, kilometres }: Driven, prices: FuelPrices): CostLine {
  const { kilometresPerLitre } = owned.carFacts
  const { price, source, elsewhere } = priceIn(owned.province.code, prices)
  return {
    year,
    kind: 'energy',
    code,
    amount: rupiah(quotient(kilometres * 10 * price, kilometresPerLitre.value)),
    formula: 'kilometres-over-consumption-times-price',
    inputs: { kilometres, tenthsOfKilometrePerLitre: kilometresPerLitre.value, pricePerLitre: price },
    confidence: weakest(prices.confidence, kilometresPerLitre.confidence, elsewhere ? 'low' : 'high'),
    source,
  }
}

/** The price in a province. When it is unknown, that of another province. */
export function priceIn(province: string, { prices, elsewhere }: FuelPrices) {
  const of = (code: string) => prices.find(({ provinces }) => provinces.includes(code))
  const own = of(province)
  const found = own ?? of(elsewhere)
  if (!found) throw new Error(`There is no fuel price for ${elsewhere}.`)
  return { ...found, elsewhere: own === undefined }
}

function electricityLine(
  { car }: Owned,
  { year, kilometres }: Driven,
  prices: OwnershipFacts['energy']['electricity'],
): CostLine {
  const wattHours = wattHoursPerKilometre(car)
  const perRupiah = 100 * 1000
  return {
    year,
    kind: 'energy',
    code: 'electricity',
    amount: rupiah(quotient(kilometres * wattHours * prices.pricePerKwh, perRupiah)),
    formula: 'kilometres-times-consumption-times-price',
    inputs: { kilometres, wattHoursPerKilometre: wattHours, hundredthsOfRupiahPerKwh: prices.pricePerKwh },
    confidence: weakest(prices.confidence, 'medium'),
    source: prices.source,
  }
}

/** The whole battery divided by the maker's range. That is more than the car uses, and so covers the losses of charging. */
export function wattHoursPerKilometre({ batteryKwh, evRangeKm }: Pick<OwnedCar, 'batteryKwh' | 'evRangeKm'>): number {
  if (!isMeasure(batteryKwh, 500) || !isMeasure(evRangeKm, 2000)) return 0
  return quotient(Math.round(batteryKwh * 1000), Math.ceil(evRangeKm))
}

const isMeasure = (value: number | undefined, most: number): value is number => value !== undefined && value > 0 && value <= most
