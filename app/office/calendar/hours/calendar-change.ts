import type { AppointmentKind } from '../../../core/appointments/offer.ts'
import type { DemonstrationCar, DemonstrationFleet } from '../../../core/dealers/demonstration-fleet.ts'

/** `{ "12:00-13:00": 1 }`: hours with another number of appointments at the same time. */
export type WrittenHours = Readonly<Record<string, number>>

/** One change of a dealer's calendar. Days are ISO texts; hours as in `08:00-12:00, 13:00-16:30`, null for a closed day. */
export type CalendarChange =
  | { kind: 'day'; date: string; hours: string | null; reason: string }
  /** The day has its usual hours again. */
  | { kind: 'usual-day'; date: string }
  | { kind: 'capacity'; of: AppointmentKind; usual: number; byHour: WrittenHours }
  /** Null: the day has its usual numbers again. */
  | { kind: 'capacity-on-day'; of: AppointmentKind; date: string; byHour: WrittenHours | null }
  | { kind: 'add-car'; car: DemonstrationCar }
  | { kind: 'remove-car'; car: string }
  /** From now on only the listed cars can be driven, or no longer. */
  | { kind: 'fleet-decides'; decides: boolean }
  | { kind: 'car-away'; car: string; from: string; to: string; reason: string }
  /** The car is there again: the absence that begins on this day ends. */
  | { kind: 'car-back'; car: string; from: string }

/** The part of a dealer's row that decides its calendar, as it is written. */
export type WrittenCalendar = {
  otherDays: readonly { date: string; hours: string | null; reason: string }[]
  demonstrationCars: number
  serviceBays: number
  demonstrationCarsByHour: WrittenHours
  serviceBaysByHour: WrittenHours
  capacityOnDays: Readonly<Record<string, Partial<Record<AppointmentKind, WrittenHours>>>>
  demonstrationFleet: DemonstrationFleet | null
}

/** What a change is about, to find who made it: a day, a kind of appointment, a car. */
export function subjectOf(change: CalendarChange): string {
  if ('date' in change) return change.date
  if ('of' in change) return change.of
  if ('decides' in change) return 'test-drive'
  return typeof change.car === 'string' ? change.car : change.car.id
}

/** The values of the row after a change. Null when the change names a car that is not there. */
export function changed(before: WrittenCalendar, change: CalendarChange): Partial<WrittenCalendar> | null {
  switch (change.kind) {
    case 'day': {
      const { date, hours, reason } = change
      return { otherDays: [...before.otherDays.filter((day) => day.date !== date), { date, hours, reason }] }
    }
    case 'usual-day':
      return { otherDays: before.otherDays.filter(({ date }) => date !== change.date) }
    case 'capacity':
      return change.of === 'test-drive'
        ? { demonstrationCars: change.usual, demonstrationCarsByHour: change.byHour }
        : { serviceBays: change.usual, serviceBaysByHour: change.byHour }
    case 'capacity-on-day':
      return { capacityOnDays: withDay(before.capacityOnDays, change) }
    default:
      return changedFleet(before.demonstrationFleet, change)
  }
}

function withDay(
  days: WrittenCalendar['capacityOnDays'],
  { date, of, byHour }: Extract<CalendarChange, { kind: 'capacity-on-day' }>,
): WrittenCalendar['capacityOnDays'] {
  const { [of]: _, ...otherKinds } = days[date] ?? {}
  return { ...days, [date]: byHour ? { ...otherKinds, [of]: byHour } : otherKinds }
}

type FleetChange = Extract<CalendarChange, { car: unknown } | { decides: boolean }>

function changedFleet(before: DemonstrationFleet | null, change: FleetChange): Partial<WrittenCalendar> | null {
  const fleet = before ?? { decides: false, cars: [] }
  const withCars = (cars: DemonstrationCar[]) => ({ demonstrationFleet: { ...fleet, cars } })
  if (change.kind === 'fleet-decides') return { demonstrationFleet: { ...fleet, decides: change.decides } }
  if (change.kind === 'add-car') return withCars([...fleet.cars, change.car])
  if (!fleet.cars.some(({ id }) => id === change.car)) return null
  if (change.kind === 'remove-car') return withCars(fleet.cars.filter(({ id }) => id !== change.car))
  return withCars(fleet.cars.map((car) => (car.id === change.car ? { ...car, away: awayAfter(car, change) } : car)))
}

function awayAfter({ away }: DemonstrationCar, change: Extract<CalendarChange, { kind: 'car-away' | 'car-back' }>) {
  const others = away.filter(({ from }) => from !== change.from)
  if (change.kind === 'car-back') return others
  const { from, to, reason } = change
  return [...others, { from, to, reason }].toSorted((one, other) => one.from.localeCompare(other.from))
}
