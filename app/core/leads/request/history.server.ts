import { dayAndTime } from '../../../lib/day.ts'
import type { Zone } from '../../../lib/zone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { calendarOf, type Dealer } from '../../dealers/dealer.ts'
import { dealerById } from '../../dealers/dealers.server.ts'
import { type EventKind, type Lead, type LeadEvent, placeBefore } from '../lead.ts'
import { requestWords as words } from './words.ts'

/** One event in words. `change` names the old and the new slot or dealer. */
export type HistoryLine = {
  number: number
  kind: Exclude<EventKind, 'noted'>
  at: string
  change: { from: string; to: string } | null
}

type Place = Pick<LeadEvent, 'span' | 'dealerId'>

/** The events of a lead, newest first. Notes are left out: they are only for employees. */
export async function historyLines(db: Db, lead: Lead, zone: Zone): Promise<HistoryLine[]> {
  const dealers = await dealersIn(db, lead)
  return lead.history
    .flatMap((event, number) => {
      const { kind, at } = event
      return kind === 'noted' ? [] : [{ number, kind, at: dayAndTime(at, zone), change: changeAt(lead, number, dealers) }]
    })
    .reverse()
}

async function dealersIn(db: Db, { history }: Lead): Promise<ReadonlyMap<string | null, Dealer>> {
  const ids = new Set(history.flatMap(({ dealerId }) => dealerId ?? []))
  return new Map(await Promise.all([...ids].map(async (id) => [id, await dealerById(db, id)] as const)))
}

function changeAt(lead: Lead, number: number, dealers: ReadonlyMap<string | null, Dealer>): HistoryLine['change'] {
  const [before, after] = [placeBefore(lead, number), lead.history[number]]
  if (!before || !after) return null
  const withDealer = before.dealerId !== after.dealerId
  const [from, to] = [before, after].map((place) => placeInWords(place, dealers.get(place.dealerId), withDealer))
  return from && to ? { from, to } : null
}

/** Shows a time in the zone of its dealer. */
function placeInWords({ span }: Place, dealer: Dealer | undefined, withDealer: boolean): string | null {
  if (!dealer) return null
  const slot = span && dayAndTime(span.from, calendarOf(dealer).zone)
  if (!withDealer) return slot
  return slot ? words.dealerAt(dealer.name, slot) : dealer.name
}
