import { at } from '../../../addresses.ts'
import { readSlots } from '../../../core/appointments/diary.server.ts'
import { type AppointmentKind, appointmentKinds } from '../../../core/appointments/offer.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import { shiftsOn } from '../../../core/dealers/shifts-on.ts'
import { longestMinutes } from '../../../core/maintenance/bay-minutes.ts'
import { readMaintenance } from '../../../core/maintenance/maintenance.server.ts'
import { clock, dayAndMonth, dayIn } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'

export type FreeTimes = {
  kind: AppointmentKind
  /** The day of the times: today, or the next day with free times. Null when there are none. */
  day: { name: string; isToday: boolean } | null
  isClosedToday: boolean
  times: { label: string; href: string }[]
  /** Address of the form with this dealer chosen. */
  href: string
}

/** Fills whole rows, on a phone and on a large screen. */
const mostTimes = 6
const form = { 'test-drive': at.testDrive, service: at.serviceBooking } as const

/** The next free times of a dealer, for each kind of appointment it offers. */
export async function freeTimes(db: Db, dealer: Dealer, now: Instant): Promise<FreeTimes[]> {
  const kinds = appointmentKinds.filter((kind) => dealer.services.includes(kind === 'service' ? 'service' : 'sales'))
  return Promise.all(kinds.map((kind) => freeTimesOf(db, dealer, kind, now)))
}

async function freeTimesOf(db: Db, dealer: Dealer, kind: AppointmentKind, now: Instant): Promise<FreeTimes> {
  const { free, diary } = await readSlots(db, dealer, { kind, lengthMinutes: await minutesFor(db, kind) }, now)
  const [first] = free
  const times = first ? free.filter(({ day }) => day.equals(first.day)).slice(0, mostTimes) : []
  const { slug } = dealer
  const today = dayIn(now, diary.calendar.zone)
  return {
    kind,
    day: first ? { name: dayAndMonth(first.day), isToday: first.day.equals(today) } : null,
    isClosedToday: shiftsOn(diary.calendar, today).length === 0,
    times: times.map(({ day, minutes }) => ({
      label: clock(minutes),
      href: form[kind]({ dealer: slug, date: day.toString(), time: clock(minutes).replace('.', ':') }),
    })),
    href: form[kind]({ dealer: slug }),
  }
}

/** The length that the form assumes when it opens: the work is not chosen yet, so the longest. */
async function minutesFor(db: Db, kind: AppointmentKind): Promise<number | undefined> {
  if (kind !== 'service') return undefined
  const { minutes } = await readMaintenance(db)
  return longestMinutes(minutes, { known: false })
}
