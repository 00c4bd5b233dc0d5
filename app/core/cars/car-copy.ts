import { formatNumber } from '../../lib/number.ts'
import { type FactName, factsIn, placeholder } from '../content/car-facts.ts'
import { type Car, type FactGroup, seatsOf, type Variant } from './car.ts'

type Fact = { about: FactGroup | null; read: (car: Car, variant: Variant) => string | null }

const number = (value: number | null | undefined): string | null => (value ? formatNumber(value) : null)
const speed = (rpm: Variant['engine']['torqueRpm']): string | null => number(Array.isArray(rpm) ? rpm[0] : rpm)

/** Where the catalogue has each fact of a written sentence. So the sentence follows the catalogue. */
const facts: Record<FactName, Fact> = {
  car: { about: null, read: (car) => car.name },
  variant: { about: null, read: (_, variant) => variant.name },
  seats: { about: null, read: (car, variant) => number(seatsOf(car, variant)) },
  length: { about: 'dimensions', read: (_, { size }) => number(size.length) },
  width: { about: 'dimensions', read: (_, { size }) => number(size.width) },
  height: { about: 'dimensions', read: (_, { size }) => number(size.height) },
  wheelbase: { about: 'dimensions', read: (_, { size }) => number(size.wheelbase) },
  clearance: { about: 'clearance', read: (_, { size }) => number(size.clearance) },
  loadBed: { about: 'dimensions', read: (_, { loadBedLength }) => number(loadBedLength) },
  displacement: { about: 'engine', read: (_, { engine }) => number(engine.cc) },
  power: { about: 'engine', read: (_, { engine }) => number(engine.powerPs) },
  torque: { about: 'engine', read: (_, { engine }) => number(engine.torqueNm) },
  torqueSpeed: { about: 'engine', read: (_, { engine }) => speed(engine.torqueRpm) },
  tank: { about: 'tank', read: (_, { tankLitres }) => number(tankLitres) },
}

/** The groups of catalogue facts that this sentence uses. */
export const groupsIn = (copy: string): FactGroup[] => factsIn(copy).flatMap((name) => facts[name].about ?? [])

/** The sentence about this variant. Empty when the catalogue lacks a fact that it needs. */
export function fillIn(copy: string, car: Car, variant: Variant): string {
  const values = new Map(factsIn(copy).map((name) => [name, facts[name].read(car, variant)]))
  if ([...values.values()].includes(null)) return ''
  return copy.replace(placeholder, (_, name: FactName) => values.get(name) ?? '')
}
