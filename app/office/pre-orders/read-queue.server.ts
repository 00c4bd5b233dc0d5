import type { Car } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { dealerById } from '../../core/dealers/dealers.server.ts'
import { type Allocation, allocationOf } from '../../core/leads/allocation.ts'
import { type Lead, lastEvent } from '../../core/leads/lead.ts'
import { leadsByIds } from '../../core/leads/leads.server.ts'
import { queueLength, readQueue } from '../../core/leads/queue.server.ts'
import { factsOf } from '../../core/leads/request/about-words.ts'
import { recordAudit } from '../../core/staff/audit.server.ts'
import { covers, type Grant } from '../../core/staff/grant.ts'
import { dayAndTime } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { readPreOrderSettings } from '../../site/pre-order/opening.server.ts'

export const pageLength = 100

/** One place of the queue. Only its own dealer sees who has it. */
export type QueueRow = {
  place: number
  since: string
  dealer: string
  car: string
  own: { reference: string; name: string; phone: string; events: number } | null
  state: 'waiting' | 'allocated' | 'held'
  /** The car, or why it is held; with who said so. */
  note: string | null
}

export type QueueView = { vehicle: string; name: string; length: number; rows: QueueRow[] } | null

/** The queue of the model that is open for pre-orders, or of another model. Null when none is known. */
export async function readPreOrders(
  db: Db,
  grant: Grant<'lead:read'>,
  { vehicle: wanted, after }: { vehicle: string; after: number },
  now: Instant,
): Promise<QueueView> {
  const cars = await readCatalogue(db)
  const slug = wanted || (await readPreOrderSettings(db))?.model
  const car = cars.find((each) => each.slug === slug)
  if (!car) return null
  const places = await readQueue(db, car.slug, { after, count: pageLength })
  const ids = places.map(({ leadId }) => leadId)
  const found = new Map((await leadsByIds(db, ids)).map((lead) => [lead.id, lead]))
  const orders = places.flatMap(({ leadId, place }) => {
    const lead = found.get(leadId)
    return lead ? [{ lead, place }] : []
  })
  const rows = await Promise.all(orders.map(({ lead, place }) => rowOf(db, grant, cars, lead, place)))
  const subject = { kind: 'pre-orders', id: car.slug }
  await recordAudit(db, grant, { action: 'pre-orders-opened', subject, after: { after } }, now)
  return { vehicle: car.slug, name: car.name, length: await queueLength(db, car.slug), rows }
}

async function rowOf(db: Db, grant: Grant, cars: readonly Car[], lead: Lead, place: number): Promise<QueueRow> {
  const dealer = lead.dealerId === null ? null : await dealerById(db, lead.dealerId)
  const allocation = allocationOf(lead)
  const isOwn = covers(grant, lead.dealerId)
  const [, ...facts] = factsOf(lead, { cars, retired: [] })
  return {
    place,
    since: dayAndTime(lead.history.find(({ kind }) => kind === 'received')?.at ?? lastEvent(lead).at, 'Asia/Jakarta'),
    dealer: dealer?.name ?? '',
    car: facts.map(({ value }) => value).join(', '),
    own: isOwn ? { reference: lead.reference, name: lead.name, phone: lead.phone, events: lead.history.length } : null,
    state: allocation.state,
    note: isOwn ? noteOf(allocation) : null,
  }
}

function noteOf(allocation: Allocation): string | null {
  if (allocation.state === 'waiting') return null
  const text = allocation.state === 'allocated' ? allocation.unit : (allocation.event.note ?? '')
  const by = allocation.event.detail?.staff?.name
  return by ? `${text} (${by})` : text
}
