import { momentOf } from '../../lib/calendar-day.ts'
import { isoDay } from '../../lib/date-parts.ts'
import { clockTime } from '../../lib/day.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { type Zone, zones } from '../../lib/zone.ts'
import { type Dealer, timetableOf } from '../dealers/dealer.ts'
import { type Holiday, holidayNames } from '../dealers/holidays/holidays.ts'
import { openState } from '../dealers/open-now/open-state.ts'
import type { Calendar, Week } from '../dealers/opening-hours.ts'
import { openStateWords, opensAgainWords } from '../dealers/words.ts'
import { makerCalendar } from '../leads/promise.ts'

/** When who answers is there. */
export type ChatHours = {
  isOpen: boolean
  /** `Buka sampai 17.00 WIB`, in the zone of who answers. */
  sentence: string
  /** `Selasa 08.00 WIB`, in the zone of who answers. Null while it is open. */
  opensAgain: string | null
  /** The same moment in another zone: `18.00 WITA` in the visitor's own, or `18.00 WITA, 19.00 WIT` when that is not known. */
  elsewhere: { time: string; isOwn: boolean } | null
}

/** When the maker's own staff answers: a week in the zone of the maker, and the national holidays. */
export type MakerHours = { week: Week; holidays: readonly Holiday[] }

/** When the maker's own staff answers chats. */
export const chatCalendar = ({ week, holidays }: MakerHours): Calendar => ({ ...makerCalendar(holidays), week })

/** The hours of a dealer, or of the maker without one. `zone`: the visitor's IANA zone. */
export function chatHours(dealer: Dealer | null, { week, holidays }: MakerHours, zone: string | null, now: Instant): ChatHours {
  const ofMaker = { calendar: chatCalendar({ week, holidays }), occasions: new Map(holidayNames(holidays)) }
  const timetable = dealer ? timetableOf(dealer) : ofMaker
  const state = openState(timetable, now)
  const own = zones.find((each) => each === zone)
  return {
    isOpen: state.open,
    sentence: openStateWords(state),
    opensAgain: opensAgainWords(state),
    elsewhere: changeElsewhere(state, own),
  }
}

function changeElsewhere({ changesAt, zone }: ReturnType<typeof openState>, own: Zone | undefined): ChatHours['elsewhere'] {
  if (own === zone || !changesAt) return null
  const moment = momentOf(Temporal.PlainDate.from(isoDay(changesAt.day)), changesAt.minutes, zone)
  const others = own ? [own] : zones.filter((each) => each !== zone)
  return { time: others.map((each) => clockTime(moment, each)).join(', '), isOwn: own !== undefined }
}
