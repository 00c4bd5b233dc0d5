import { formatNumber } from '../../lib/number.ts'
import { type Car, type FactGroup, seatsOf, type Variant } from '../cars/car.ts'

type Fact = { about: FactGroup | null; read: (car: Car, variant: Variant) => string | null }

const number = (value: number | null | undefined): string | null => (value ? formatNumber(value) : null)
const speed = (rpm: Variant['engine']['torqueRpm']): string | null => number(Array.isArray(rpm) ? rpm[0] : rpm)

/** What a written sentence may take from the catalogue, so that it stays true when the catalogue changes. */
const facts = {
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
} as const satisfies Record<string, Fact>

export type FactName = keyof typeof facts

const placeholder = /\{(\w+)\}/g

export const factsIn = (copy: string): FactName[] => [...copy.matchAll(placeholder)].map(([, name]) => name as FactName)

export const isFact = (name: string): name is FactName => Object.hasOwn(facts, name)

/** What each of these facts rests on in the catalogue. */
export const groupsIn = (copy: string): FactGroup[] => factsIn(copy).flatMap((name) => facts[name].about ?? [])

/** The sentence about this variant; empty where the catalogue lacks a fact it needs. */
export function fillIn(copy: string, car: Car, variant: Variant): string {
  const values = new Map(factsIn(copy).map((name) => [name, facts[name].read(car, variant)]))
  if ([...values.values()].includes(null)) return ''
  return copy.replace(placeholder, (_, name: FactName) => values.get(name) ?? '')
}
