import type { DateParts } from '../../../../lib/date-parts.ts'
import { dayAndMonth } from '../../../../lib/day.ts'
import { toSlug } from '../../../../lib/slug.ts'
import type { Typed } from '../../../../ui/form.ts'
import { brandsIn, modelsOf, named, transmissionsOf, variantsOf, yearsOf } from '../../trade-in/car-lists.ts'
import { colourNamed, type TradeInData } from '../../trade-in/current-car.ts'
import { bandCode, readBand } from '../../trade-in/kilometre-band.ts'
import { type TradeIn, valueTradeIn } from '../../trade-in/trade-in.ts'
import { fieldOf, type TradeInField, type TradeInRefusal, type TypedCar, tradeInFields } from '../../trade-in/typed-car.ts'
import { oldCarNames } from './old-car.ts'
import { unknownOfOldCar } from './unknown-old-car.ts'

export type OldCar = ReturnType<typeof readOldCar>

/** The traded-in car as far as it is given: the next choices, its value, and whether it counts. */
export function readOldCar(typed: Typed, province: string, data: TradeInData, today: DateParts) {
  const car = consistent({ ...typedCar(typed), province }, data, today.year)
  const outcome = valueTradeIn(car, data, today)
  const wanted = typed.tukar_tambah === 'ya'
  return {
    typed: Object.fromEntries(tradeInFields.map((field) => [field, car[field] ?? ''])) as Record<TradeInField, string>,
    ...listsFor(car, data, today.year),
    refusals: outcome.ok ? {} : refusalsByField(outcome.refusal),
    valued: outcome.ok ? shown(outcome.value) : null,
    wanted,
    counted: wanted && outcome.ok,
  }
}

/** Unknown choices to report above the form. Other errors are shown beside their fields. */
export const unknownIn = (typed: Typed, data: TradeInData, thisYear: number) => unknownOfOldCar(typedCar(typed), data, thisYear)

function typedCar(typed: Typed): TypedCar {
  return Object.fromEntries(tradeInFields.map((field) => [field, typed[oldCarNames[field]] ?? '']))
}

/**
 * Clears choices below a choice that has changed since: that is not an error. Replaces another spelling by the name in
 * the list, so that it is chosen there. Keeps a model that cannot be valued without seeing the car.
 */
function consistent(car: TypedCar, data: TradeInData, thisYear: number): TypedCar {
  const { brand, model, variant } = namedIn(car, data)
  const notValued = brand?.notValued.map((name) => ({ name })) ?? []
  const band = readBand(car.kilometres ?? '', data.rules)
  const listed = (value: string | null | undefined, list: readonly string[]) => (value && list.includes(value) ? value : '')
  return {
    ...car,
    brand: slugOf(brand) || (car.brand ?? ''),
    model: slugOf(model ?? named(notValued, car.model ?? '', brand?.name)),
    variant: slugOf(variant),
    year: listed(car.year, variant ? yearsOf(variant, thisYear).map(String) : []),
    transmission: listed(car.transmission, variant ? transmissionsOf(variant) : []),
    kilometres: band ? bandCode(band) : car.kilometres,
    colour: colourNamed(data.rules.colours, car.colour ?? '')?.code ?? car.colour,
    plates: unknownOfOldCar(car, data, thisYear).includes('old-plates') ? '' : car.plates,
  }
}

const slugOf = (named: { name: string } | undefined): string => (named ? toSlug(named.name) : '')

function namedIn(car: TypedCar, data: TradeInData) {
  const brand = named(data.cars.brands, car.brand ?? '')
  const model = brand && named(brand.models, car.model ?? '', brand.name)
  const variant = model && named(model.variants, car.variant ?? '', model.name)
  return { brand, model, variant }
}

function listsFor(car: TypedCar, data: TradeInData, thisYear: number) {
  const { brand, model, variant } = namedIn(car, data)
  return {
    brands: brandsIn(data.cars),
    models: brand ? modelsOf(brand).filter(({ valued }) => valued) : [],
    variants: model ? variantsOf(model) : [],
    years: variant ? yearsOf(variant, thisYear) : [],
    transmissions: variant ? transmissionsOf(variant) : [],
    bands: data.rules.kilometres.bands.map((band) => ({ code: bandCode(band), from: band.from, to: band.to })),
    colours: data.rules.colours.choices.map(({ code }) => code),
  }
}

export type ShownValue = ReturnType<typeof shown>

function shown({ range, value, lines, equity, caveats, validUntil }: TradeIn) {
  return { range, value, lines, equity, caveats, until: dayAndMonth(validUntil) }
}

/** Errors by field. A missing answer is not an error: its empty field asks for it. */
function refusalsByField(refusals: readonly TradeInRefusal[]): Partial<Record<TradeInField, TradeInRefusal>> {
  const wrong = refusals.filter((refusal) => !refusal.endsWith('-missing'))
  return Object.fromEntries(wrong.map((refusal) => [fieldOf(refusal), refusal]))
}
