import { dayAndTime } from '../../../lib/day.ts'
import type { Zone } from '../../../lib/zone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { calendarOf, type Dealer } from '../../dealers/dealer.ts'
import { dealerById } from '../../dealers/dealers.server.ts'
import { internalKinds, type Lead, type LeadEvent, placeBefore, standing, type VisibleKind } from '../lead.ts'
import { requestWords as words } from './words.ts'

/** One event in words. `change` names the old and the new slot or dealer. */
export type HistoryLine = {
  number: number
  kind: VisibleKind
  at: string
  change: { from: string; to: string } | null
  /** Said of it instead of its kind: an employee did what visitors can do too, or the request was not genuine. */
  staffChange: 'moved' | 'cancelled' | 'invalid' | null
}

type Place = Pick<LeadEvent, 'span' | 'dealerId'>

/** The events of a lead, newest first. Left out: what is only for employees, and what an employee took back. */
export async function historyLines(db: Db, lead: Lead, zone: Zone): Promise<HistoryLine[]> {
  const dealers = await dealersIn(db, lead)
  return standing(lead)
    .filter(isVisible)
    .map((event) => {
      const number = lead.history.indexOf(event)
      const change = changeAt(lead, number, dealers)
      return { number, kind: event.kind, at: dayAndTime(event.at, zone), change, staffChange: staffChangeIn(event) }
    })
    .reverse()
}

function isVisible(event: LeadEvent): event is LeadEvent & { kind: VisibleKind } {
  return !(internalKinds as readonly string[]).includes(event.kind)
}

function staffChangeIn({ kind, by, detail }: LeadEvent): HistoryLine['staffChange'] {
  if (kind === 'closed') return detail?.status === 'invalid' ? 'invalid' : null
  return by !== 'visitor' && (kind === 'moved' || kind === 'cancelled') ? kind : null
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
