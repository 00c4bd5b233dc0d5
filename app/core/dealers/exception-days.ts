import { type Day, Temporal } from '../../lib/instant.ts'
import { calendarOf, type Dealer } from './dealer.ts'
import { holidayNames } from './holidays/holidays.ts'
import type { Shift } from './opening-hours.ts'
import { shiftsOn } from './shifts-on.ts'

/** The days up to `last` on which the dealer's hours differ from its usual week, with the reason. */
export function exceptionDays(dealer: Dealer, today: Day, last: Day): { day: Day; shifts: readonly Shift[]; reason: string }[] {
  const calendar = calendarOf(dealer)
  // The dealer's own reason replaces the holiday's name, like its hours.
  const reasons = new Map([
    ...holidayNames(dealer.holidays),
    ...dealer.otherDays.map(({ date, reason }) => [date, reason] as const),
  ])
  const [first, end] = [today.toString(), last.toString()]
  return [...reasons]
    .filter(([date]) => first <= date && date <= end)
    .map(([date, reason]) => ({ day: Temporal.PlainDate.from(date), reason }))
    .map(({ day, reason }) => ({ day, reason, shifts: shiftsOn(calendar, day) }))
    .filter(({ day, shifts }) => !areSame(shifts, calendar.week[day.dayOfWeek - 1] ?? []))
    .toSorted((one, other) => Temporal.PlainDate.compare(one.day, other.day))
}

function areSame(one: readonly Shift[], other: readonly Shift[]): boolean {
  const isSame = ({ opens, closes }: Shift, place: number) => other[place]?.opens === opens && other[place]?.closes === closes
  return one.length === other.length && one.every(isSame)
}
