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
  /** Today's, or those of the next day that has any; null where none can be asked for. */
  day: { name: string; isToday: boolean } | null
  isClosedToday: boolean
  times: { label: string; href: string }[]
  /** The form with this dealer in it. */
  href: string
}

/** Full rows, on a phone and on a desk. */
const mostTimes = 6
const form = { 'test-drive': at.testDrive, service: at.serviceBooking } as const

/** What is free at a dealer, for each kind of appointment it takes. */
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

/** As the form that opens with the time reckons: nobody has said yet what is to be done. */
async function minutesFor(db: Db, kind: AppointmentKind): Promise<number | undefined> {
  if (kind !== 'service') return undefined
  const { minutes } = await readMaintenance(db)
  return longestMinutes(minutes, { known: false })
}
