import type { Instant } from '../../lib/instant.ts'
import { calendarOf, type Dealer } from '../dealers/dealer.ts'
import { holidays } from '../dealers/holidays.ts'
import { afterOpenMinutes, type Calendar, openingHours } from '../dealers/opening-hours.ts'

/** When the maker's own people answer; a sample until the operator says otherwise. */
export const makerCalendar: Calendar = {
  zone: 'Asia/Jakarta',
  week: openingHours.parse({ 'mon-fri': '08:00-17:00', sat: '08:00-13:00' }),
  otherDays: new Map([...holidays.keys()].map((date) => [date, []])),
}

/** By when a dealer, or the maker where there is none, answers within so many minutes of being open. */
export function promisedAnswer(dealer: Dealer | null, minutes: number, now: Instant): Instant {
  return afterOpenMinutes(dealer ? calendarOf(dealer) : makerCalendar, now, minutes)
}
