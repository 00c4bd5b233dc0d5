import { calendarOf } from '../../../core/dealers/dealer.ts'
import { dayAndTime, readDay } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import { zoneLabel } from '../../../lib/zone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { readSlots } from '../diary.server.ts'
import { lastEvent } from '../drive.ts'
import { openDays, timesOf } from '../open-days.ts'
import { nearestSlots } from '../slots.ts'
import { alternative } from '../trouble.server.ts'
import { findOr404 } from './booked.server.ts'

/** The days a test drive can be moved to, and the times of the day looked at. */
export async function readMove(db: Db, token: string, lookedAt: string, now: Instant) {
  const { drive, dealer } = await findOr404(db, token)
  const slots = await readSlots(db, dealer, now, { except: drive.id })
  const { zone } = slots.diary.calendar
  const present = lastEvent(drive).slot
  const free = slots.free.filter(({ from }) => !from.equals(present.from))
  const days = openDays(slots.offered, free)
  const date = days.find((day) => day.date === lookedAt && day.free > 0)?.date ?? null
  const times = timesOf(date ? readDay(date) : null, free)
  return {
    token,
    slot: dayAndTime(present.from, zone),
    zone: zoneLabel[zone],
    days,
    date,
    times: times.map(({ time, label }) => ({ value: time, label })),
  }
}

/** The three free places closest to the one that was gone. */
export async function alternativesTo(db: Db, token: string, wanted: Instant, now: Instant) {
  const { drive, dealer } = await findOr404(db, token)
  const { free } = await readSlots(db, dealer, now, { except: drive.id })
  return nearestSlots(wanted, free, 3).map(({ from }) => alternative(from, calendarOf(dealer).zone))
}
