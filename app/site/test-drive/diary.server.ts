import { and, eq, ne, sql } from 'drizzle-orm'
import { readContentItem } from '../../core/content/content.server.ts'
import { calendarOf, type Dealer } from '../../core/dealers/dealer.ts'
import type { Day, Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import { bookableDays, type Diary, isFree, offer, offeredSlots, type Slot } from './slots.ts'
import { testDrivePlaces } from './tables.ts'

async function readDiary(db: Db, dealer: Dealer): Promise<Diary> {
  const stored = await readContentItem(db, 'settings', 'test-drive', offer)
  return { calendar: calendarOf(dealer), offer: stored ?? offer.parse({}), capacity: dealer.demonstrationCars }
}

/** Which days, all bookable ones if left out; and whose place is not taken, because it is the one that moves. */
type SlotsQuery = { days?: readonly Day[]; except?: string }

/** A dealer's slots: those offered, and those of them in which one more drive fits. */
export async function readSlots(db: Db, dealer: Dealer, now: Instant, { days, except }: SlotsQuery = {}) {
  const diary = await readDiary(db, dealer)
  const offered = offeredSlots(diary, days ?? bookableDays(diary, now), now)
  const taken = await takenSlots(db, dealer, offered, except)
  return { diary, offered, free: offered.filter((slot) => isFree(slot, taken, diary.capacity)) }
}

async function takenSlots(db: Db, { id }: Dealer, offered: readonly Slot[], except: string | undefined): Promise<Slot[]> {
  const [first, last] = [offered[0], offered.at(-1)]
  if (!first || !last) return []
  const overlapping = sql`${testDrivePlaces.startsAt} < ${last.to.toString()} and ${testDrivePlaces.endsAt} > ${first.from.toString()}`
  const others = except === undefined ? undefined : ne(testDrivePlaces.testDriveId, except)
  const rows = await db
    .select()
    .from(testDrivePlaces)
    .where(and(eq(testDrivePlaces.dealerId, id), overlapping, others))
  return rows.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }))
}

/** Locks the dealer's whole day, not the slot: one demonstration car serves overlapping slots. */
export async function lockDay(tx: Db, dealer: Dealer, day: Day): Promise<void> {
  await lockUntilCommit(tx, `test drives of ${dealer.id} on ${day}`)
}
