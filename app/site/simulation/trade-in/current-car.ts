import type { Province, Regency } from '../../../core/dealers/regions.ts'
import { mostMoney } from '../../../core/simulation/case/limits.ts'
import { parseRupiah, type Rupiah, rupiah } from '../../../lib/money.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import { named, transmissionsOf, yearsOf } from './car-lists.ts'
import { readBand } from './kilometre-band.ts'
import { allOf, asked, type Read, type Refusals, type TradeInField, type TypedCar, textIn } from './typed-car.ts'
import { type Transmission, transmissions, type UsedBrand, type UsedCars, type UsedModel, type UsedVariant } from './used-cars.ts'
import {
  type Answer,
  type Answers,
  type Band,
  type Question,
  questions,
  type UsedColour,
  type ValueRules,
} from './value-rules.ts'

export type Places = { provinces: readonly Province[]; regencies: readonly Regency[] }
export type TradeInData = { cars: UsedCars; rules: ValueRules; places: Places }

export type CurrentCar = What & {
  band: Band
  /** Null when not given: then no deduction. */
  colour: UsedColour | null
  province: Province
  city: Regency | null
  /** The province of registration. */
  plates: Province
  answers: Answers
  payoff: Rupiah
  /** Fields left empty, for which the default counts. */
  assumed: TradeInField[]
}

type What = { brand: UsedBrand; model: UsedModel; variant: UsedVariant; year: number; transmission: Transmission }

/** Returns all errors at once, except those that only follow from another error. */
export function readCurrentCar(typed: TypedCar, data: TradeInData, thisYear: number): Result<CurrentCar, Refusals> {
  const read = allOf({
    what: readWhat(typed, data, thisYear),
    band: readKilometres(typed, data.rules),
    colour: readColour(typed, data.rules),
    province: readProvince(typed, data.places),
    city: readCity(typed, data.places),
    plates: readPlates(typed, data.places),
    payoff: readPayoff(typed),
  })
  const answers = allOf(Object.fromEntries(asked.map((question) => [question, readAnswer(typed, question)])))
  if (!read.ok) return answers.ok ? read : refused([...read.refusal, ...answers.refusal])
  if (!answers.ok) return answers
  const { what, ...rest } = read.value
  const plates = rest.plates ?? rest.province
  return done({ ...what, ...rest, plates, answers: answers.value as Answers, assumed: assumedIn(typed) })
}

function readWhat(typed: TypedCar, data: TradeInData, thisYear: number): Read<What> {
  const brand = readBrand(typed, data.cars)
  if (!brand.ok) return brand
  const model = readModel(typed, brand.value)
  if (!model.ok) return model
  const variant = readVariant(typed, brand.value, model.value)
  if (!variant.ok) return variant
  const year = readYear(typed, variant.value, thisYear, data.rules)
  if (!year.ok) return year
  const transmission = readTransmission(typed, variant.value)
  if (!transmission.ok) return transmission
  return done({
    brand: brand.value,
    model: model.value,
    variant: variant.value,
    year: year.value,
    transmission: transmission.value,
  })
}

function readBrand(typed: TypedCar, { brands }: UsedCars): Read<UsedBrand> {
  const text = textIn(typed, 'brand')
  if (text === '') return refused('brand-missing')
  const brand = named(brands, text)
  return brand ? done(brand) : refused('brand-unknown')
}

function readModel(typed: TypedCar, { name, models, notValued }: UsedBrand): Read<UsedModel> {
  const text = textIn(typed, 'model')
  if (text === '') return refused('model-missing')
  const model = named(models, text, name)
  if (model?.variants.some(({ reference }) => reference !== null)) return done(model)
  const others = notValued.map((other) => ({ name: other }))
  return refused(model || named(others, text, name) ? 'model-not-valued' : 'model-unknown')
}

function readVariant(typed: TypedCar, brand: UsedBrand, model: UsedModel): Read<UsedVariant> {
  const text = textIn(typed, 'variant')
  if (text === '') return refused('variant-missing')
  const variant = named(model.variants, text, model.name) ?? named(model.variants, text, `${brand.name} ${model.name}`)
  if (!variant) return refused('variant-unknown')
  return variant.reference === null ? refused('variant-not-valued') : done(variant)
}

function readYear(typed: TypedCar, variant: UsedVariant, thisYear: number, { method }: ValueRules): Read<number> {
  const text = textIn(typed, 'year')
  if (text === '') return refused('year-missing')
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  if (!yearsOf(variant, thisYear).includes(year)) return refused('year-out-of-range')
  return thisYear - year > method.oldestYears ? refused('year-too-old') : done(year)
}

const gearboxes: Record<Transmission, readonly string[]> = {
  automatic: ['automatic', 'otomatis', 'matic', 'matik', 'at', 'cvt', 'ivt', 'dct', 'ags'],
  manual: ['manual', 'mt'],
}

function readTransmission(typed: TypedCar, variant: UsedVariant): Read<Transmission> {
  const text = textIn(typed, 'transmission').toLowerCase()
  if (text === '') return done(variant.transmission)
  const gearbox = transmissions.find((one) => gearboxes[one].includes(text))
  return gearbox && transmissionsOf(variant).includes(gearbox) ? done(gearbox) : refused('transmission-unknown')
}

function readKilometres(typed: TypedCar, rules: ValueRules): Read<Band> {
  const text = textIn(typed, 'kilometres')
  if (text === '') return refused('kilometres-missing')
  const band = readBand(text, rules)
  return band ? done(band) : refused('kilometres-unreadable')
}

function readColour(typed: TypedCar, { colours }: ValueRules): Read<UsedColour | null> {
  const text = textIn(typed, 'colour')
  if (text === '') return done(null)
  const colour = colourNamed(colours, text)
  return colour ? done(colour) : refused('colour-unknown')
}

export function colourNamed({ choices }: ValueRules['colours'], text: string): UsedColour | undefined {
  const names = choices.flatMap((colour) => [colour.code, ...colour.spellings].map((name) => ({ name, colour })))
  return named(names, text)?.colour
}

function readProvince(typed: TypedCar, { provinces }: Places): Read<Province> {
  const text = textIn(typed, 'province')
  if (text === '') return refused('province-missing')
  const province = regionOf(provinces, text)
  return province ? done(province) : refused('province-unknown')
}

/** A city of another province is an error. */
function readCity(typed: TypedCar, { provinces, regencies }: Places): Read<Regency | null> {
  const text = textIn(typed, 'city')
  if (text === '') return done(null)
  const province = regionOf(provinces, textIn(typed, 'province'))
  const within = regencies.filter(({ provinceCode }) => !province || provinceCode === province.code)
  const city = regionOf(within, text)
  return city ? done(city) : refused('city-unknown')
}

function readPlates(typed: TypedCar, { provinces }: Places): Read<Province | null> {
  const text = textIn(typed, 'plates')
  if (text === '') return done(null)
  const province = regionOf(provinces, text)
  return province ? done(province) : refused('plates-unknown')
}

function regionOf<Region extends { code: string; name: string }>(regions: readonly Region[], text: string): Region | undefined {
  return regions.find(({ code }) => code === text) ?? named(regions, text)
}

function readPayoff(typed: TypedCar): Read<Rupiah> {
  const text = textIn(typed, 'payoff')
  if (text === '') return done(rupiah(0))
  const payoff = text.length > 40 ? null : parseRupiah(text)
  if (payoff === null) return refused('payoff-unreadable')
  return payoff > mostMoney ? refused('payoff-too-large') : done(payoff)
}

function readAnswer(typed: TypedCar, question: Question): Read<Answer> {
  const text = textIn(typed, question)
  const [usual, ...others]: readonly [Answer, ...Answer[]] = questions[question]
  if (text === '') return done(usual)
  const answer = [usual, ...others].find((one) => one === text)
  return answer ? done(answer) : refused(`${question}-unknown` as const)
}

function assumedIn(typed: TypedCar): TradeInField[] {
  const mayBeLeftOpen: TradeInField[] = ['transmission', 'colour', 'plates', ...asked]
  return mayBeLeftOpen.filter((field) => textIn(typed, field) === '')
}
