import { momentOf, readDay } from '../../lib/calendar-day.ts'
import { clockTime, dayAndMonth, dayAndTime, dayIn, readTime } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import { type Zone, zoneLabel } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Dealer } from '../dealers/dealer.ts'
import { afterOpenMinutes } from '../dealers/opening-hours.ts'
import { readSlots, type Visit } from './diary.server.ts'
import { type OpenDay, openDays, timesOf } from './open-days.ts'
import type { Wanted } from './slot-value.ts'
import { nearestSlots, type Slot } from './slots.ts'
import { scheduleWords } from './words.ts'

/** A free slot as a button. Its value has day and time in the form's format. */
export type Alternative = { slot: string; day: string; time: string }

/** The days and times that a form offers at a dealer, in words, with the current choice. */
export type Schedule = {
  days: OpenDay[]
  date: string | null
  times: { time: string; label: string }[]
  time: string | null
  /** A requested time that is not available, with the nearest available times. */
  missed: { title: string; nearest: Alternative[] } | null
  zone: string | null
  slot: string | null
  answerBy: string | null
  minutes: number
}

export const noSchedule: Schedule = {
  days: [],
  date: null,
  times: [],
  time: null,
  missed: null,
  zone: null,
  slot: null,
  answerBy: null,
  minutes: 0,
}

/** `except`: the lead whose own slot counts as free, because it moves. */
export async function readSchedule(
  db: Db,
  dealer: Dealer,
  visit: Visit,
  wanted: Wanted,
  now: Instant,
  except?: string,
): Promise<Schedule> {
  const { diary, offered, free } = await readSlots(db, dealer, visit, now, { except })
  const { zone } = diary.calendar
  const days = openDays(offered, free)
  const date = days.find((day) => day.date === wanted.date && day.free > 0)?.date ?? null
  const times = timesOf(date ? readDay(date) : null, free)
  const chosen = times.find(({ time }) => time === wanted.time)
  return {
    days,
    date,
    times: times.map(({ time, label }) => ({ time, label })),
    time: chosen?.time ?? null,
    missed: chosen ? null : missedTime(wanted, zone, offered, free),
    zone: zoneLabel[zone],
    slot: chosen ? dayAndTime(chosen.from, zone) : null,
    answerBy: dayAndTime(afterOpenMinutes(diary.calendar, now, diary.offer.answerMinutes), zone),
    minutes: diary.offer.lengthMinutes,
  }
}

function missedTime({ date, time }: Wanted, zone: Zone, offered: readonly Slot[], free: readonly Slot[]): Schedule['missed'] {
  const [day, minutes] = [readDay(date), readTime(time)]
  if (!day || minutes === null) return null
  const wanted = momentOf(day, minutes, zone)
  const label = clockTime(wanted, zone)
  const taken = offered.some(({ from }) => from.equals(wanted))
  return {
    title: taken ? scheduleWords.timeTaken(label) : scheduleWords.timeNotOffered(label),
    nearest: nearestSlots(wanted, free, 3).map(({ from }) => alternative(from, zone)),
  }
}

export function alternative(from: Instant, zone: Zone): Alternative {
  const day = dayIn(from, zone)
  const time = clockTime(from, zone)
  return { slot: `${day} ${time.slice(0, 5).replace('.', ':')}`, day: dayAndMonth(day), time }
}
