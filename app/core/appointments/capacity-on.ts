import type { Day } from '../../lib/instant.ts'
import { type Capacity, greatestOf, missingOn } from '../dealers/capacity.ts'
import { calendarOf, type Dealer } from '../dealers/dealer.ts'
import { carsThere, decidingCars } from '../dealers/demonstration-fleet.ts'
import type { AppointmentKind } from './offer.ts'
import type { PlacesOnDay, Room } from './slots.ts'

/** What decides how many appointments a dealer can have at the same time. */
export type Resources = Pick<
  Dealer,
  'demonstrationCars' | 'demonstrationCarsByHour' | 'serviceBays' | 'serviceBaysByHour' | 'capacityOnDays' | 'demonstrationFleet'
>

/** How many appointments of a kind fit at the same time on a day, `2026-12-05`. */
export function capacityOn(dealer: Resources, kind: AppointmentKind, day: string): Capacity {
  const everyDay = kind === 'test-drive' ? dealer.demonstrationCarsByHour : dealer.serviceBaysByHour
  const byHour = dealer.capacityOnDays[day]?.[kind] ?? everyDay
  if (kind === 'service') return { usual: dealer.serviceBays, byHour }
  const cars = decidingCars(dealer.demonstrationFleet)
  if (!cars) return { usual: dealer.demonstrationCars, byHour }
  const usual = carsThere(cars, day).length
  return { usual, byHour: byHour.map((hours) => ({ ...hours, count: Math.min(hours.count, usual) })) }
}

/** How many cars of a model can be driven on a day. Null: any car can be driven. */
function carsOfModel({ demonstrationFleet }: Resources, vehicle: string, day: string): number | null {
  const cars = decidingCars(demonstrationFleet)
  return cars && carsThere(cars, day).filter((car) => car.vehicle === vehicle).length
}

/** The dealer's room for appointments of a kind. `vehicle`: the model of a test drive, when it is known. */
export function roomAt(dealer: Dealer, kind: AppointmentKind, vehicle?: string | null): Room {
  const calendar = calendarOf(dealer)
  // Every slot of a day asks for the same.
  const known = new Map<Day, PlacesOnDay>()
  const placesOn = (day: Day): PlacesOnDay => {
    const date = day.toString()
    const capacity = capacityOn(dealer, kind, date)
    const cars = kind === 'test-drive' && vehicle ? carsOfModel(dealer, vehicle, date) : null
    return { most: greatestOf(capacity), missing: missingOn(capacity, day, calendar.zone), cars }
  }
  return {
    calendar,
    on: (day) => {
      const places = known.get(day) ?? placesOn(day)
      known.set(day, places)
      return places
    },
    vehicle: vehicle ?? null,
  }
}
