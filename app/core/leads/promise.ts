import type { Instant } from '../../lib/instant.ts'
import { calendarOf, closedOn, type Dealer } from '../dealers/dealer.ts'
import type { Holiday } from '../dealers/holidays/holidays.ts'
import { afterOpenMinutes, type Calendar, openingHours } from '../dealers/opening-hours.ts'

export const makerZone = 'Asia/Jakarta'
const makerWeek = openingHours.parse({ 'mon-fri': '08:00-17:00', sat: '08:00-13:00' })

/** The working hours of the maker's own staff: an example until the operator gives the real ones. */
export const makerCalendar = (holidays: readonly Holiday[]): Calendar => ({
  zone: makerZone,
  week: makerWeek,
  otherDays: new Map(closedOn(holidays)),
})

/** When a dealer has answered: after this many minutes of opening time. */
export function promisedAnswer(dealer: Dealer, minutes: number, now: Instant): Instant {
  return afterOpenMinutes(calendarOf(dealer), now, minutes)
}

/** The same for the maker. */
export function makerAnswer(holidays: readonly Holiday[], minutes: number, now: Instant): Instant {
  return afterOpenMinutes(makerCalendar(holidays), now, minutes)
}
