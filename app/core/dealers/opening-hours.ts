import { z } from 'zod'
import { momentOf, readDay } from '../../lib/calendar-day.ts'
import { dayIn, readTime } from '../../lib/day.ts'
import { type Day, type Instant, secondsBetween, Temporal } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'
import { shiftsOn } from './shifts-on.ts'

const dayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** A period of a day in which a dealer is open, in minutes after midnight. */
export type Shift = { opens: number; closes: number }
/** The shifts of each weekday, Monday first. An empty list is a closed day. */
export type Week = readonly (readonly Shift[])[]
/** When a dealer is open: its usual week, and the days that differ. */
export type Calendar = { zone: Zone; week: Week; otherDays: ReadonlyMap<string, readonly Shift[]> }
export type Interval = { from: Instant; to: Instant }

/** `08:00-12:00, 13:00-16:30` */
const shifts = z.string().transform((text, context): readonly Shift[] => {
  const read = text.split(',').map(readShift)
  const inOrder = read.every((shift, at) => shift && shift.opens < shift.closes && (read[at - 1]?.closes ?? 0) <= shift.opens)
  if (inOrder) return read as Shift[]
  context.addIssue(`"${text}" is not a list of times such as 08:00-16:30`)
  return z.NEVER
})

/** `{ "mon-fri": "08:30-16:30", "sat": "08:30-14:30" }`. Other days are closed. */
export const openingHours = z
  .partialRecord(z.string().regex(new RegExp(`^(${dayKeys.join('|')})(-(${dayKeys.join('|')}))?$`)), shifts)
  .transform((byDays): Week => dayKeys.map((_, day) => Object.entries(byDays).find(([days]) => covers(days, day))?.[1] ?? []))
  .refine((week) => week.some((day) => day.length > 0), 'An outlet is open on some day of the week')

/** A day that differs from its weekday. `hours` is null when the dealer stays closed. */
export const otherDay = z.object({
  date: z.string().refine((text) => readDay(text) !== null),
  hours: shifts.nullable(),
  reason: z.string(),
})

export type OtherDay = z.infer<typeof otherDay>

/** When the dealer is open on a day. */
export function openIntervals(calendar: Calendar, day: Day): Interval[] {
  return shiftsOn(calendar, day).map(({ opens, closes }) => ({
    from: momentOf(day, opens, calendar.zone),
    to: momentOf(day, closes, calendar.zone),
  }))
}

const longestClosure = 120

/** The first moment at which the dealer has been open for this many minutes since `from`. */
export function afterOpenMinutes(calendar: Calendar, from: Instant, minutes: number): Instant {
  let missing = minutes
  let day = dayIn(from, calendar.zone)
  for (const last = day.add({ days: longestClosure }); Temporal.PlainDate.compare(day, last) < 0; day = day.add({ days: 1 })) {
    for (const open of openIntervals(calendar, day)) {
      const start = later(open.from, from)
      const available = secondsBetween(start, open.to) / 60
      if (available >= missing && available > 0) return start.add({ seconds: Math.round(missing * 60) })
      missing -= Math.max(0, available)
    }
  }
  throw new Error(`The outlet is not open for ${minutes} minutes in ${longestClosure} days.`)
}

/** Opening time between two moments, in minutes. */
export function openMinutesBetween(calendar: Calendar, from: Instant, to: Instant): number {
  let minutes = 0
  const last = dayIn(to, calendar.zone)
  for (let day = dayIn(from, calendar.zone); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    for (const open of openIntervals(calendar, day)) {
      const end = Temporal.Instant.compare(open.to, to) < 0 ? open.to : to
      minutes += Math.max(0, secondsBetween(later(open.from, from), end) / 60)
    }
  return Math.round(minutes)
}

/** True when the dealer is open at some time in the coming days. */
export function opensWithinDays(calendar: Calendar, from: Instant, days: number): boolean {
  const today = dayIn(from, calendar.zone)
  return Array.from({ length: days }, (_, ahead) => today.add({ days: ahead })).some((day) =>
    openIntervals(calendar, day).some(({ to }) => Temporal.Instant.compare(to, from) > 0),
  )
}

function later(one: Instant, other: Instant): Instant {
  return Temporal.Instant.compare(one, other) < 0 ? other : one
}

/** `08:00-12:00` */
export function readShift(text: string): Shift | null {
  const [opens, closes] = text.split('-').map(readTime)
  return opens == null || closes == null ? null : { opens, closes }
}

function covers(days: string, day: number): boolean {
  const [first, last = first] = days.split('-').map((key) => dayKeys.indexOf(key as (typeof dayKeys)[number]))
  return first !== undefined && last !== undefined && first <= day && day <= last
}
