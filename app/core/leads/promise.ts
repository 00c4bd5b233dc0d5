import type { Instant } from '../../lib/instant.ts'
import { calendarOf, type Dealer } from '../dealers/dealer.ts'
import { holidays } from '../dealers/holidays.ts'
import { afterOpenMinutes, type Calendar, openingHours } from '../dealers/opening-hours.ts'

/** The working hours of the maker's own staff: an example until the operator gives the real ones. */
export const makerCalendar: Calendar = {
  zone: 'Asia/Jakarta',
  week: openingHours.parse({ 'mon-fri': '08:00-17:00', sat: '08:00-13:00' }),
  otherDays: new Map([...holidays.keys()].map((date) => [date, []])),
}

/** When a dealer, or the maker without one, has answered: after this many minutes of opening time. */
export function promisedAnswer(dealer: Dealer | null, minutes: number, now: Instant): Instant {
  return afterOpenMinutes(dealer ? calendarOf(dealer) : makerCalendar, now, minutes)
}
