import { formatNumber } from '../../lib/number.ts'
import { type Car, confidenceIn, type FactGroup, seatsOf, type Variant } from './car.ts'
import { fuelNames } from './words.ts'

/** One column of a specification table. */
export type Subject = { car: Car; variant: Variant }

export type SpecCell = { /** Null: it has no such thing, or nothing is known. */ text: string | null; toConfirm: boolean }
export type SpecRow = { key: SpecKey; cells: SpecCell[]; differs: boolean }
export type SpecGroup = { key: SpecGroupKey; rows: SpecRow[] }

type Fact = { about: FactGroup | null; read: (subject: Subject) => string | null }

const mm = (value: number | undefined): string | null => (value === undefined ? null : `${formatNumber(value)} mm`)

const facts = {
  drivetrain: {
    engine: { about: 'engine', read: ({ variant }) => variant.engine.code },
    displacement: { about: 'engine', read: ({ variant }) => `${formatNumber(variant.engine.cc)} cc` },
    power: { about: 'engine', read: ({ variant }) => atSpeed(`${variant.engine.powerPs} PS`, variant.engine.powerRpm) },
    torque: { about: 'engine', read: ({ variant }) => atSpeed(`${variant.engine.torqueNm} Nm`, variant.engine.torqueRpm) },
    motor: { about: 'motors', read: ({ variant }) => motorAt(variant, undefined) },
    frontMotor: { about: 'motors', read: ({ variant }) => motorAt(variant, 'front') },
    rearMotor: { about: 'motors', read: ({ variant }) => motorAt(variant, 'rear') },
    fuel: { about: 'engine', read: ({ variant }) => fuelNames[variant.fuel] },
    transmission: { about: 'engine', read: ({ variant }) => variant.transmission },
    drive: { about: 'engine', read: ({ variant }) => variant.drive },
    battery: { about: 'battery', read: ({ variant }) => (variant.batteryKwh ? `${formatNumber(variant.batteryKwh)} kWh` : null) },
    evRange: { about: 'battery', read: ({ variant }) => (variant.evRangeKm ? `${formatNumber(variant.evRangeKm)} km` : null) },
  },
  size: {
    length: { about: 'dimensions', read: ({ variant }) => mm(variant.size.length) },
    width: { about: 'dimensions', read: ({ variant }) => mm(variant.size.width) },
    height: { about: 'dimensions', read: ({ variant }) => mm(variant.size.height) },
    wheelbase: { about: 'dimensions', read: ({ variant }) => mm(variant.size.wheelbase) },
    clearance: { about: 'clearance', read: ({ variant }) => mm(variant.size.clearance) },
    loadBed: { about: 'dimensions', read: ({ variant }) => mm(variant.loadBedLength) },
  },
  capacity: {
    body: { about: null, read: ({ car }) => car.body },
    seats: { about: null, read: ({ car, variant }) => String(seatsOf(car, variant)) },
    tank: { about: 'tank', read: ({ variant }) => `${variant.tankLitres} L` },
    weight: {
      about: 'weight',
      read: ({ variant }) => (variant.kerbWeightKg ? `${formatNumber(variant.kerbWeightKg)} kg` : null),
    },
    tyre: { about: 'tyre', read: ({ variant }) => variant.tyre },
    assembly: { about: null, read: ({ car }) => car.assembly },
  },
} as const satisfies Record<string, Record<string, Fact>>

export type SpecGroupKey = keyof typeof facts
export type SpecKey = { [Group in SpecGroupKey]: keyof (typeof facts)[Group] }[SpecGroupKey]

function atSpeed(value: string, rpm: number | [number, number] | null): string {
  if (rpm === null) return value
  return `${value} / ${Array.isArray(rpm) ? rpm.map(formatNumber).join('–') : formatNumber(rpm)} rpm`
}

function motorAt(variant: Variant, place: 'front' | 'rear' | undefined): string | null {
  const motor = variant.motors?.find((one) => one.at === place)
  return motor ? `${motor.powerPs} PS / ${motor.torqueNm} Nm` : null
}

/** The table for these variants, without facts that none of them has. */
export function specTable(subjects: readonly Subject[]): SpecGroup[] {
  return (Object.keys(facts) as SpecGroupKey[]).map((key) => ({ key, rows: rowsOf(facts[key], subjects) }))
}

function rowsOf(group: Record<string, Fact>, subjects: readonly Subject[]): SpecRow[] {
  return Object.entries(group)
    .map(([key, fact]) => rowOf(key as SpecKey, fact, subjects))
    .filter((row) => row.cells.some((cell) => cell.text !== null))
}

function rowOf(key: SpecKey, fact: Fact, subjects: readonly Subject[]): SpecRow {
  const cells = subjects.map((subject) => cellOf(fact, subject))
  return { key, cells, differs: cells.some((cell) => cell.text !== cells[0]?.text) }
}

function cellOf({ about, read }: Fact, subject: Subject): SpecCell {
  const text = read(subject)
  const toConfirm = text !== null && about !== null && confidenceIn(subject.car, subject.variant, about) === 'low'
  return { text, toConfirm }
}
