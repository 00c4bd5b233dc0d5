import type { EventDay } from '../../../core/content/events.ts'
import { type DateParts, dayFromIso, daysAfter, isoDay } from '../../../lib/date-parts.ts'
import { dayAndMonth, longDate, monthName } from '../../../lib/day.ts'

/** Days in a row with the same opening hours. `first` and `last` are the same for a single day. */
export type DayGroup = { first: string; last: string; opens: string; closes: string }

export function groupsOf(days: readonly EventDay[]): DayGroup[] {
  return joined(
    days.map(({ date, opens, closes }) => ({ first: date, last: date, opens, closes })),
    (one, next) => one.opens === next.opens && one.closes === next.closes,
  )
}

/** Joins groups that follow each other without a free day and belong together. */
function joined(groups: readonly DayGroup[], belong: (one: DayGroup, next: DayGroup) => boolean): DayGroup[] {
  const result: DayGroup[] = []
  for (const group of groups) {
    const before = result.at(-1)
    if (before && dayAfter(before.last) === group.first && belong(before, group)) before.last = group.last
    else result.push({ ...group })
  }
  return result
}

const dayAfter = (date: string): string => isoDay(daysAfter(dayFromIso(date), 1))

const list = new Intl.ListFormat('id-ID')

/** `26 November–6 Desember 2026`; with a free day between them, `5 Desember 2026 dan 12 Desember 2026`. */
export function datesText(days: readonly EventDay[]): string {
  return list.format(joined(groupsOf(days), () => true).map(rangeText))
}

/** `Sabtu, 28 November 2026`, or for several days `26 November–6 Desember 2026`. */
export function groupText(group: DayGroup): string {
  return group.first === group.last ? longDate(group.first) : rangeText(group)
}

function rangeText({ first, last }: { first: string; last: string }): string {
  const [from, to] = [dayFromIso(first), dayFromIso(last)]
  if (first === last) return fullDate(to)
  if (from.year !== to.year) return `${fullDate(from)}–${fullDate(to)}`
  if (from.month !== to.month) return `${from.day} ${monthName(from.month)}–${fullDate(to)}`
  return `${from.day}–${fullDate(to)}`
}

const fullDate = ({ year, month, day }: DateParts): string => `${day} ${monthName(month)} ${year}`

/** `09.00–20.00` */
export function hoursText({ opens, closes }: Pick<EventDay, 'opens' | 'closes'>): string {
  return `${opens}–${closes}`.replaceAll(':', '.')
}

/** The hours of all days in one line: `09.00–20.00`, or `28 Nov 08.00–17.00, 29 Nov 12.00–17.00`. */
export function allHoursText(days: readonly EventDay[]): string {
  const [first, ...others] = days
  if (!first) return ''
  const areSame = others.every(({ opens, closes }) => opens === first.opens && closes === first.closes)
  if (areSame) return hoursText(first)
  return groupsOf(days)
    .map((group) => `${shortRange(group)} ${hoursText(group)}`)
    .join(', ')
}

function shortRange({ first, last }: DayGroup): string {
  const [from, to] = [dayFromIso(first), dayFromIso(last)]
  if (first === last) return shortDate(to)
  return from.month === to.month ? `${from.day}–${shortDate(to)}` : `${shortDate(from)}–${shortDate(to)}`
}

const shortDate = ({ month, day }: DateParts): string => `${day} ${monthName(month).slice(0, 3)}`

/** `Senin, 30 November` */
export const weekdayText = ({ date }: Pick<EventDay, 'date'>): string => dayAndMonth(dayFromIso(date))
