import { roomAt } from '../../../core/appointments/capacity-on.ts'
import { readSlots, takenSlots } from '../../../core/appointments/diary.server.ts'
import { visitOf } from '../../../core/appointments/move.server.ts'
import type { AppointmentKind } from '../../../core/appointments/offer.ts'
import { hasRoom, nearestSlots, type OfferedSlot, type Slot, type Taken } from '../../../core/appointments/slots.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { type Lead, lastEvent } from '../../../core/leads/lead.ts'
import { clockTime, dayAndMonth, dayIn } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'

/** An appointment that loses its place, with the nearest times that are free for it. The first is for it alone. */
export type Hit = {
  reference: string
  name: string
  kind: AppointmentKind
  slot: string
  times: readonly { from: string; label: string }[]
}

const proposals = 6

/** Proposes times for these leads at a dealer whose calendar may not be stored yet. No two get the same place first. */
export async function proposeTimes(db: Db, dealer: Dealer, leads: readonly Lead[], now: Instant): Promise<Hit[]> {
  const given: Record<AppointmentKind, Taken[]> = { 'test-drive': [], service: [] }
  const hits: Hit[] = []
  for (const lead of leads) {
    const { span } = lastEvent(lead)
    if (!span) continue
    const visit = visitOf(lead)
    const { free } = await readSlots(db, dealer, visit, now, { except: lead.id })
    const others = await takenSlots(db, dealer, visit.kind, wholeOf(free), lead.id)
    const room = roomAt(dealer, visit.kind, visit.vehicle)
    const open = free.filter((slot) => hasRoom(room, slot.day, slot, [...others, ...given[visit.kind]]))
    const [best] = nearestSlots(span.from, open, 1)
    if (best) given[visit.kind].push({ ...best, vehicle: visit.vehicle ?? null })
    hits.push({
      ...factsOf(dealer, lead, span),
      kind: visit.kind,
      times: timesFor(dealer, best, nearestSlots(span.from, free, proposals)),
    })
  }
  return hits
}

function wholeOf(free: readonly OfferedSlot[]): Slot | null {
  const [first, last] = [free[0], free.at(-1)]
  return first && last ? { from: first.from, to: last.to } : null
}

function factsOf(dealer: Dealer, { reference, name }: Lead, { from }: Slot) {
  return { reference, name, slot: momentWords(dealer, from) }
}

function timesFor(dealer: Dealer, best: Slot | undefined, near: readonly Slot[]): Hit['times'] {
  const first = best ? [best] : []
  const others = near.filter(({ from }) => !best?.from.equals(from))
  return [...first, ...others].map(({ from }) => ({ from: from.toString(), label: momentWords(dealer, from) }))
}

/** `Sabtu, 5 Desember, 09.30 WIB` */
function momentWords(dealer: Dealer, at: Instant): string {
  const { zone } = calendarOf(dealer)
  return `${dayAndMonth(dayIn(at, zone))}, ${clockTime(at, zone)}`
}
