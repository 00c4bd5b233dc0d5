import { z } from 'zod'
import { zoneOf } from '../../lib/zone.ts'
import { type CarClass, carClasses } from '../cars/car.ts'
import { capacityByHour, capacityOnDays } from './capacity.ts'
import { demonstrationFleet } from './demonstration-fleet.ts'
import { type Holiday, holidayNames, holidaysInFile } from './holidays/holidays.ts'
import type { Timetable } from './open-now/open-state.ts'
import { type Calendar, openingHours, otherDay, type Shift } from './opening-hours.ts'
import { regencyOf } from './regions.ts'
import { services } from './services.ts'

export const dealerSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  dealerGroup: z.string().nullable(),
  regencyCode: z.string().refine((code) => regencyOf(code) !== undefined),
  city: z.string(),
  address: z.string().nullable(),
  latitude: z.number().min(-11).max(6),
  longitude: z.number().min(95).max(141),
  geoPrecision: z.enum(['street', 'district', 'city']),
  services: z.array(z.enum(services)),
  segments: z.array(z.enum(carClasses)),
  openingHours,
  otherDays: z.array(otherDay).default([]),
  /** How many test drives can run at the same time. */
  demonstrationCars: z.number().int().min(0).default(1),
  /** How many cars the workshop can service at the same time. */
  serviceBays: z.number().int().min(0).default(2),
  demonstrationCarsByHour: capacityByHour.default([]),
  serviceBaysByHour: capacityByHour.default([]),
  /** Days with other numbers of both kinds, which replace those of every day. */
  capacityOnDays: capacityOnDays.default({}),
  /** The cars for test drives. Null when the dealer has not listed them. */
  demonstrationFleet: demonstrationFleet.nullable().default(null),
  /** The cars on display, by slug. Null when the dealer has not told us. */
  displayedCars: z.array(z.string()).nullable().default(null),
  phone: z.string().nullable(),
  /** An invented dealer, so that every province can be tried. Pages say so. */
  sample: z.boolean(),
  /** National holidays, the same for every dealer. They come from a table of their own: `dealerFrom`. */
  holidays: z.custom<readonly Holiday[]>().default(holidaysInFile),
})

export type Dealer = z.infer<typeof dealerSchema>

/** A stored row as a dealer. Throws when the row is not valid. */
export const dealerFrom = (row: object, holidays: readonly Holiday[]): Dealer => dealerSchema.parse({ ...row, holidays })

/** True when the dealer sells cars of a class. Without a class: any cars. */
export function sells(dealer: Pick<Dealer, 'services' | 'segments'>, carClass?: CarClass): boolean {
  return dealer.services.includes('sales') && (carClass === undefined || dealer.segments.includes(carClass))
}

/** The dealer's calendar with a reason for each exception day. The dealer's own reason replaces the holiday's name. */
export function timetableOf(dealer: Parameters<typeof calendarOf>[0]): Timetable {
  const own = dealer.otherDays.map(({ date, reason }): [string, string] => [date, reason])
  return { calendar: calendarOf(dealer), occasions: new Map([...holidayNames(dealer.holidays), ...own]) }
}

/** National holidays are closed days, unless the dealer says otherwise. */
export function calendarOf(dealer: Pick<Dealer, 'regencyCode' | 'openingHours' | 'otherDays' | 'holidays'>): Calendar {
  const own = dealer.otherDays.map(({ date, hours }): [string, readonly Shift[]] => [date, hours ?? []])
  return {
    zone: zoneOf(dealer.regencyCode),
    week: dealer.openingHours,
    otherDays: new Map([...closedOn(dealer.holidays), ...own]),
  }
}

/** Closed days, in the form of a calendar. */
export const closedOn = (holidays: readonly Holiday[]): [string, readonly Shift[]][] => holidays.map(({ date }) => [date, []])
