import { and, eq, ne, sql } from 'drizzle-orm'
import type { Day, Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import { readContentItem } from '../content/content.server.ts'
import { type Capacity, greatestOf, missingOn } from '../dealers/capacity.ts'
import { calendarOf, type Dealer } from '../dealers/dealer.ts'
import { type AppointmentKind, offers } from './offer.ts'
import { bookableDays, type Diary, isFree, type OfferedSlot, offeredSlots, type Slot } from './slots.ts'
import { appointments } from './tables.ts'

/** The kind of appointment, and its length when it is not the usual one. */
export type Visit = { kind: AppointmentKind; lengthMinutes?: number | undefined }

export async function readDiary(db: Db, dealer: Dealer, { kind, lengthMinutes }: Visit): Promise<Diary> {
  const stored = (await readContentItem(db, 'settings', kind, offers[kind])) ?? offers[kind].parse({})
  const offer = { ...stored, lengthMinutes: lengthMinutes ?? stored.lengthMinutes }
  return { calendar: calendarOf(dealer), offer, capacity: capacityOf(dealer, kind) }
}

function capacityOf(dealer: Dealer, kind: AppointmentKind): Capacity {
  const { demonstrationCars, demonstrationCarsByHour, serviceBays, serviceBaysByHour } = dealer
  return kind === 'test-drive'
    ? { usual: demonstrationCars, byHour: demonstrationCarsByHour }
    : { usual: serviceBays, byHour: serviceBaysByHour }
}

/** `days`: by default all bookable days. `except`: the lead whose own slot counts as free, because it moves. */
type SlotsQuery = { days?: readonly Day[]; except?: string | undefined }

/** A dealer's slots: all offered ones, and those in which one more appointment fits. */
export async function readSlots(db: Db, dealer: Dealer, visit: Visit, now: Instant, { days, except }: SlotsQuery = {}) {
  const diary = await readDiary(db, dealer, visit)
  const offered = offeredSlots(diary, days ?? bookableDays(diary, now), now)
  const taken = [...(await takenSlots(db, dealer, visit.kind, offered, except)), ...missingSlots(diary, offered)]
  return { diary, offered, free: offered.filter((slot) => isFree(slot, taken, greatestOf(diary.capacity))) }
}

/** A car or bay that is missing at some hour counts as taken. */
function missingSlots({ calendar, capacity }: Diary, offered: readonly OfferedSlot[]): Slot[] {
  const days = new Map(offered.map(({ day }) => [day.toString(), day]))
  return [...days.values()].flatMap((day) => missingOn(capacity, day, calendar.zone))
}

async function takenSlots(
  db: Db,
  { id }: Dealer,
  kind: AppointmentKind,
  offered: readonly Slot[],
  except: string | undefined,
): Promise<Slot[]> {
  const [first, last] = [offered[0], offered.at(-1)]
  if (!first || !last) return []
  const overlapping = sql`${appointments.startsAt} < ${last.to.toString()} and ${appointments.endsAt} > ${first.from.toString()}`
  const others = except === undefined ? undefined : ne(appointments.leadId, except)
  const rows = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.dealerId, id), eq(appointments.kind, kind), overlapping, others))
  return rows.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }))
}

/** Locks the dealer's whole day, not the slot: one car or bay serves overlapping slots. */
export async function lockDay(tx: Db, dealer: Dealer, kind: AppointmentKind, day: Day): Promise<void> {
  await lockUntilCommit(tx, `${kind} at ${dealer.id} on ${day}`)
}
