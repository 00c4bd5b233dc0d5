import { momentOf } from '../../lib/calendar-day.ts'
import { isoDay } from '../../lib/date-parts.ts'
import { clockTime } from '../../lib/day.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { type Zone, zones } from '../../lib/zone.ts'
import { type Dealer, timetableOf } from '../dealers/dealer.ts'
import { type Holiday, holidayNames } from '../dealers/holidays/holidays.ts'
import { openState } from '../dealers/open-now/open-state.ts'
import { openStateWords } from '../dealers/words.ts'
import { makerCalendar } from '../leads/promise.ts'

/** When who answers is there. */
export type ChatHours = {
  isOpen: boolean
  /** `Buka sampai 17.00 WIB`, in the zone of who answers. */
  sentence: string
  /** `18.00 WITA`: the same moment for a visitor in another zone of Indonesia. */
  forVisitor: string | null
}

/** The hours of a dealer, or of the maker without one. `zone`: the visitor's IANA zone. */
export function chatHours(dealer: Dealer | null, holidays: readonly Holiday[], zone: string | null, now: Instant): ChatHours {
  const ofMaker = { calendar: makerCalendar(holidays), occasions: new Map(holidayNames(holidays)) }
  const timetable = dealer ? timetableOf(dealer) : ofMaker
  const state = openState(timetable, now)
  const own = zones.find((each) => each === zone)
  return { isOpen: state.open, sentence: openStateWords(state), forVisitor: changeIn(state, own) }
}

function changeIn({ changesAt, zone }: ReturnType<typeof openState>, own: Zone | undefined): string | null {
  if (!own || own === zone || !changesAt) return null
  return clockTime(momentOf(Temporal.PlainDate.from(isoDay(changesAt.day)), changesAt.minutes, zone), own)
}
