import type { AppointmentKind } from '../../../core/appointments/offer.ts'
import { clock } from '../../../lib/day.ts'
import type { CalendarChoice } from '../calendar-address.ts'
import { words } from '../words.ts'
import type { CalendarView, Entry } from './read-calendar.server.ts'
import type { CalendarDay, CalendarSlot } from './read-days.server.ts'

/** A column of the calendar: a kind of appointment on a day. */
export type Column = {
  id: string
  date: string
  kind: AppointmentKind
  heading: string
  note: string
  isToday: boolean
  slots: readonly CalendarSlot[]
  entries: readonly Entry[]
}

/** The columns of a day are its kinds; the columns of a week are its days. */
export function columnsOf({ days, entries }: CalendarView, { span, kind }: Pick<CalendarChoice, 'span' | 'kind'>): Column[] {
  const column = (day: CalendarDay, of: AppointmentKind, heading: string): Column => ({
    id: `${of}-${day.date}`,
    date: day.date,
    kind: of,
    heading,
    note: noteOf(day),
    isToday: day.isToday,
    slots: day.slots[of],
    entries: entries.filter((entry) => entry.kind === of && entry.date === day.date),
  })
  if (span === 'week') return days.map((day) => column(day, kind, `${day.weekday} ${day.day} ${day.month}`))
  return days.flatMap((day) => [
    column(day, 'test-drive', words.kinds['test-drive']),
    column(day, 'service', words.kinds.service),
  ])
}

const noteOf = ({ hours, occasion }: CalendarDay) => (occasion ? `${hours}: ${occasion}` : hours)

/** The times at which something begins in any column, in minutes after midnight. */
export function startsOf(columns: readonly Column[]): number[] {
  const minutes = columns.flatMap(({ slots, entries }) => [...slots, ...entries].map((each) => each.minutes))
  return [...new Set(minutes)].sort((one, other) => one - other)
}

export const slotAt = ({ slots }: Column, minutes: number) => slots.find((slot) => slot.minutes === minutes)
export const entriesAt = ({ entries }: Column, minutes: number) => entries.filter((entry) => entry.minutes === minutes)

/** `2026-11-28 09:30`, as the forms send a slot. */
export const slotValue = (date: string, minutes: number): string => `${date} ${clock(minutes).replace('.', ':')}`
