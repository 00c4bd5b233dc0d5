import { and, asc, count, desc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import { remembered } from '../content/content-memory.server.ts'
import type { Lead } from './lead.ts'
import { leadEvents, leads } from './tables.ts'

const ended = alias(leadEvents, 'ended')
const undone = alias(leadEvents, 'undone')

/** The pre-orders of a model that are in the queue (not cancelled or withdrawn), each with its place. */
function queueFor(db: Db, vehicle: string) {
  // An `undone` event follows the event that it takes back.
  const takenBack = db
    .select({ leadId: undone.leadId })
    .from(undone)
    .where(and(eq(undone.leadId, leads.id), eq(undone.kind, 'undone'), sql`${undone.number} = ${ended.number} + 1`))
  const end = db
    .select({ leadId: ended.leadId })
    .from(ended)
    .where(and(eq(ended.leadId, leads.id), inArray(ended.kind, ['cancelled', 'consent-withdrawn']), notExists(takenBack)))
  const place = sql<number>`row_number() over (order by ${leadEvents.at}, ${leadEvents.leadId})::int`.as('place')
  return db
    .select({ leadId: leads.id, reference: leads.reference, phone: leads.phone, since: leadEvents.at, place })
    .from(leads)
    .innerJoin(leadEvents, and(eq(leadEvents.leadId, leads.id), eq(leadEvents.kind, 'received')))
    .where(and(eq(leads.kind, 'pre-order'), sql`${leads.payload}->>'vehicle' = ${vehicle}`, notExists(end)))
    .as('queue')
}

/** The place of a pre-order; 1 is the first. Null for a pre-order outside the queue, and for other kinds. */
export async function queuePlace(db: Db, lead: Lead): Promise<number | null> {
  if (lead.kind !== 'pre-order') return null
  const queue = queueFor(db, lead.payload.vehicle)
  const [row] = await db.select({ place: queue.place }).from(queue).where(eq(queue.leadId, lead.id))
  return row?.place ?? null
}

/** A part of the queue in its order, from the place after `after`. */
export async function readQueue(db: Db, vehicle: string, { after, count: most }: { after: number; count: number }) {
  const queue = queueFor(db, vehicle)
  return db
    .select({ leadId: queue.leadId, place: queue.place })
    .from(queue)
    .where(gt(queue.place, after))
    .orderBy(asc(queue.place))
    .limit(most)
}

/** The ids of pre-orders before a place, first to last. */
export async function placesBefore(db: Db, vehicle: string, place: number): Promise<string[]> {
  const queue = queueFor(db, vehicle)
  const rows = await db.select({ id: queue.leadId }).from(queue).where(lt(queue.place, place)).orderBy(asc(queue.place))
  return rows.map(({ id }) => id)
}

export async function queueLength(db: Db, vehicle: string): Promise<number> {
  const [row] = await db.select({ length: count() }).from(queueFor(db, vehicle))
  return row?.length ?? 0
}

/** Milliseconds for which the length that every visitor sees stays in memory: a count reads the whole queue. */
const lengthKept = 10_000

/** The length for a page that thousands open when a model appears. It may be some seconds old. */
export function recentQueueLength(db: Db, vehicle: string, now: Instant): Promise<number> {
  const part = Math.floor(now.epochMilliseconds / lengthKept)
  return remembered(db, `queue for ${vehicle} ${part}`, () => queueLength(db, vehicle))
}

/** The references of the places of one phone number, in the order of the queue. */
export async function placesOfNumber(db: Db, vehicle: string, phone: string): Promise<string[]> {
  const queue = queueFor(db, vehicle)
  const rows = await db.select({ reference: queue.reference }).from(queue).where(eq(queue.phone, phone)).orderBy(asc(queue.place))
  return rows.map(({ reference }) => reference)
}

/** Locks the queue: no other transaction can add to it until this one ends. */
export function lockQueue(tx: Db, vehicle: string): Promise<void> {
  return lockUntilCommit(tx, `queue for ${vehicle}`)
}

/**
 * The time stamp for the next entry of the locked queue. It is later than every earlier entry, even when the clocks of the
 * instances differ. So no place is given twice, and nobody loses a place to a later entry.
 */
export async function nextEntry(tx: Db, vehicle: string, now: Instant): Promise<Instant> {
  const queue = queueFor(tx, vehicle)
  const [last] = await tx.select({ since: queue.since }).from(queue).orderBy(desc(queue.place)).limit(1)
  const earliest = last?.since.add({ milliseconds: 1 })
  return earliest && Temporal.Instant.compare(now, earliest) < 0 ? earliest : now
}
