import { and, eq, ne, sql } from 'drizzle-orm'
import type { Day, Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit, shareUntilCommit } from '../../platform/locks.server.ts'
import { readContentItem } from '../content/content.server.ts'
import type { Dealer } from '../dealers/dealer.ts'
import { dealerById } from '../dealers/dealers.server.ts'
import { decidingCars } from '../dealers/demonstration-fleet.ts'
import { leads } from '../leads/tables.ts'
import { roomAt } from './capacity-on.ts'
import { type AppointmentKind, offers } from './offer.ts'
import { bookableDays, type Diary, hasRoom, offeredSlots, type Slot, slotsFromNow, type Taken } from './slots.ts'
import { appointments } from './tables.ts'

/** The kind of appointment, its length when it is not the usual one, and the model of a test drive when it is known. */
export type Visit = { kind: AppointmentKind; lengthMinutes?: number | undefined; vehicle?: string | undefined }

export async function readDiary(db: Db, dealer: Dealer, { kind, lengthMinutes, vehicle }: Visit): Promise<Diary> {
  const stored = (await readContentItem(db, 'settings', kind, offers[kind])) ?? offers[kind].parse({})
  return { ...roomAt(dealer, kind, vehicle), offer: { ...stored, lengthMinutes: lengthMinutes ?? stored.lengthMinutes } }
}

type SlotsQuery = {
  /** By default all bookable days. */
  days?: readonly Day[]
  /** The lead whose own slot counts as free, because it moves. */
  except?: string | undefined
  /** For an employee who can be ready at once: from the slot that has just begun. */
  withoutLeadTime?: boolean | undefined
}

/** A dealer's slots: all offered ones, and those in which one more appointment fits. */
export async function readSlots(db: Db, dealer: Dealer, visit: Visit, now: Instant, query: SlotsQuery = {}) {
  const { days, except, withoutLeadTime = false } = query
  const diary = await readDiary(db, dealer, visit)
  const offered = (withoutLeadTime ? slotsFromNow : offeredSlots)(diary, days ?? bookableDays(diary, now), now)
  const taken = await takenSlots(db, dealer, visit.kind, spanOf(offered), except)
  return { diary, offered, free: offered.filter((slot) => hasRoom(diary, slot.day, slot, taken)) }
}

function spanOf(offered: readonly Slot[]): Slot | null {
  const [first, last] = [offered[0], offered.at(-1)]
  return first && last ? { from: first.from, to: last.to } : null
}

/** The appointments that overlap a span, with their leads. */
export async function takenSlots(
  db: Db,
  { id, demonstrationFleet }: Pick<Dealer, 'id' | 'demonstrationFleet'>,
  kind: AppointmentKind,
  span: Slot | null,
  except?: string,
): Promise<(Taken & { leadId: string })[]> {
  if (!span) return []
  const { leadId, dealerId, startsAt: from, endsAt: to } = appointments
  const overlapping = sql`${from} < ${span.to.toString()} and ${to} > ${span.from.toString()}`
  const others = except === undefined ? undefined : ne(leadId, except)
  // Only where the listed cars decide, the models matter.
  const wanted = db
    .select({ vehicle: sql`${leads.payload}->>'vehicle'` })
    .from(leads)
    .where(eq(leads.id, leadId))
  const vehicle = decidingCars(demonstrationFleet) ? sql<string | null>`(${wanted})` : sql<null>`null`
  return db
    .select({ from, to, leadId, vehicle })
    .from(appointments)
    .where(and(eq(dealerId, id), eq(appointments.kind, kind), overlapping, others))
}

/** Every slot of the dealer depends on this lock: bookings share it, a change of the calendar needs it alone. */
export const calendarLock = (dealerId: string): string => `calendar of ${dealerId}`

/**
 * Locks the dealer's whole day, not the slot: one car or bay serves overlapping slots. Returns the dealer as it is now: its
 * calendar may have changed while this waited.
 */
export async function lockDay(tx: Db, dealer: Dealer, kind: AppointmentKind, day: Day): Promise<Dealer> {
  await shareUntilCommit(tx, calendarLock(dealer.id))
  await lockUntilCommit(tx, `${kind} at ${dealer.id} on ${day}`)
  return dealerById(tx, dealer.id)
}
