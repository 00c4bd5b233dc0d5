import { type DateParts, dayOfWeek } from './date-parts.ts'
import type { Day, Instant } from './instant.ts'
import { type Zone, zoneLabel } from './zone.ts'

const dayNames = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const
const monthNames = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const

/** `Sabtu, 28 November 2026` */
export function longDay(day: Day): string {
  return `${weekdayOf(day)}, ${day.day} ${monthOf(day)} ${day.year}`
}

/** `2026-11-28` as `Sabtu, 28 November 2026`. Returns any other text unchanged. */
export function longDate(text: string): string {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return text
  return `${dayNames[(date.getUTCDay() + 6) % 7]}, ${day} ${monthName(month)} ${year}`
}

/** `Sabtu, 28 November`: for places where the year is clear. */
export function dayAndMonth(day: DateParts): string {
  return `${weekdayOf(day)}, ${day.day} ${monthOf(day)}`
}

/** The parts of a day for a calendar button: `Sabtu`, 28, `Nov`. */
export function shortDay(day: DateParts): { weekday: string; day: number; month: string } {
  return { weekday: weekdayOf(day), day: day.day, month: monthOf(day).slice(0, 3) }
}

/** Minutes after midnight as a clock shows them: `09.30` */
export function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.trunc(minutes / 60))}.${two(minutes % 60)}`
}

/** `09.30 WIB` */
export function clockTime(at: Instant, zone: Zone): string {
  const { hour, minute } = at.toZonedDateTimeISO(zone)
  return `${clock(hour * 60 + minute)} ${zoneLabel[zone]}`
}

/** `Sabtu, 28 November 2026, 09.30 WIB` */
export function dayAndTime(at: Instant, zone: Zone): string {
  return `${longDay(dayIn(at, zone))}, ${clockTime(at, zone)}`
}

/** The calendar day in a zone at a moment. */
export function dayIn(at: Instant, zone: Zone): Day {
  return at.toZonedDateTimeISO(zone).toPlainDate()
}

/** `09:30` or `09.30` as minutes after midnight, otherwise null. */
export function readTime(spelling: string): number | null {
  const [, hour, minute] = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(spelling.trim()) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}

function weekdayOf(day: DateParts): string {
  return dayNames[dayOfWeek(day) - 1] ?? ''
}

const monthOf = ({ month }: DateParts): string => monthName(month)

/** `November` for 11. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? ''
}
