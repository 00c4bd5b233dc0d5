import type { Day } from '../../lib/instant.ts'
import type { Dealer } from './dealer.ts'
import { hourAndMinute } from './dealer-data.ts'
import { exceptionDays } from './exception-days.ts'

/** For search engines a day is closed when it opens and closes at midnight. */
const closedDay = [{ opens: 0, closes: 0 }]

export type SpecialHours = ReturnType<typeof specialHours>

/** Holidays and the dealer's own exceptions in the next twelve months: one entry for a shift, or one for a closed day. */
export function specialHours(dealer: Dealer, today: Day) {
  return exceptionDays(dealer, today, today.add({ months: 12 })).flatMap(({ day, shifts }) =>
    (shifts.length > 0 ? shifts : closedDay).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day.toString(),
      validThrough: day.toString(),
      opens: hourAndMinute(opens),
      closes: hourAndMinute(closes),
    })),
  )
}
