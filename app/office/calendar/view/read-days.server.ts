import { readDiary, takenSlots } from '../../../core/appointments/diary.server.ts'
import { type AppointmentKind, appointmentKinds } from '../../../core/appointments/offer.ts'
import { bookableDays, hasRoom, offeredSlots, placesLeft, slotsFromNow, slotsOn } from '../../../core/appointments/slots.ts'
import { type Dealer, timetableOf } from '../../../core/dealers/dealer.ts'
import { shiftsOn } from '../../../core/dealers/shifts-on.ts'
import { hoursWords } from '../../../core/dealers/words.ts'
import { momentOf } from '../../../lib/calendar-day.ts'
import { clock, dayIn, shortDay } from '../../../lib/day.ts'
import { type Day, type Instant, Temporal } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'

/** A slot in the calendar, `minutes` after midnight. */
export type CalendarSlot = {
  minutes: number
  time: string
  /** It has begun: nothing can be put there any more. */
  isPast: boolean
  capacity: number
  left: number
  /** An appointment can be moved to it. */
  isOpen: boolean
  /** A visitor at the dealer can have it. */
  forWalkIn: boolean
}

export type CalendarDay = {
  date: string
  weekday: string
  day: number
  month: string
  isToday: boolean
  hours: string
  /** Why the hours differ from the usual week. */
  occasion: string | null
  slots: Record<AppointmentKind, CalendarSlot[]>
}

/** The days of a dealer with their hours and slots. */
export async function readDays(db: Db, dealer: Dealer, days: readonly Day[], now: Instant): Promise<CalendarDay[]> {
  const { calendar, occasions } = timetableOf(dealer)
  const today = dayIn(now, calendar.zone)
  const slots = Object.fromEntries(
    await Promise.all(appointmentKinds.map(async (kind) => [kind, await readDaySlots(db, dealer, kind, days, now)] as const)),
  ) as Record<AppointmentKind, Map<string, CalendarSlot[]>>
  return days.map((day) => {
    const date = day.toString()
    return {
      date,
      ...shortDay(day),
      isToday: day.equals(today),
      hours: hoursWords(shiftsOn(calendar, day)),
      occasion: occasions.get(date) ?? null,
      slots: { 'test-drive': slots['test-drive'].get(date) ?? [], service: slots.service.get(date) ?? [] },
    }
  })
}

async function readDaySlots(db: Db, dealer: Dealer, kind: AppointmentKind, days: readonly Day[], now: Instant) {
  const diary = await readDiary(db, dealer, { kind })
  const { zone } = diary.calendar
  const [first, last] = [days[0], days.at(-1)]
  const span = first && last ? { from: momentOf(first, 0, zone), to: momentOf(last.add({ days: 1 }), 0, zone) } : null
  const taken = await takenSlots(db, dealer, kind, span)
  const bookable = new Set(bookableDays(diary, now).map(String))
  const startsOf = (slots: readonly { from: Instant }[]) => new Set(slots.map(({ from }) => from.epochMilliseconds))
  const [offered, walkIns] = [startsOf(offeredSlots(diary, days, now)), startsOf(slotsFromNow(diary, days, now))]
  const slotsFor = (day: Day): CalendarSlot[] =>
    slotsOn(diary, day).map((slot) => {
      const isFree = bookable.has(day.toString()) && hasRoom(diary, day, slot, taken)
      const start = slot.from.epochMilliseconds
      return {
        minutes: slot.minutes,
        time: clock(slot.minutes),
        isPast: Temporal.Instant.compare(slot.from, now) < 0 && !walkIns.has(start),
        capacity: placesLeft(diary, day, slot, []),
        left: Math.max(0, placesLeft(diary, day, slot, taken)),
        isOpen: isFree && offered.has(start),
        forWalkIn: isFree && walkIns.has(start),
      }
    })
  return new Map(days.map((day) => [day.toString(), diary.on(day).most > 0 ? slotsFor(day) : []]))
}
