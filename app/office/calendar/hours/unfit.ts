import { roomAt } from '../../../core/appointments/capacity-on.ts'
import type { AppointmentKind } from '../../../core/appointments/offer.ts'
import { hasRoom, type Taken } from '../../../core/appointments/slots.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import { openIntervals } from '../../../core/dealers/opening-hours.ts'
import { dayIn } from '../../../lib/day.ts'
import { Temporal } from '../../../lib/instant.ts'

/**
 * The appointments of a kind for which a dealer has no time or no car. `inOrder`: the earliest booking first; it keeps its
 * place when there are too many.
 */
export function unfit<Booked extends Taken>(dealer: Dealer, kind: AppointmentKind, inOrder: readonly Booked[]): Booked[] {
  const fitting: Booked[] = []
  return inOrder.filter((booked) => {
    const fits = isOpenFor(dealer, booked) && fitsBeside(dealer, kind, booked, fitting)
    if (fits) fitting.push(booked)
    return !fits
  })
}

function isOpenFor(dealer: Dealer, { from, to }: Taken): boolean {
  const { calendar } = roomAt(dealer, 'service')
  return openIntervals(calendar, dayIn(from, calendar.zone)).some(
    (open) => Temporal.Instant.compare(open.from, from) <= 0 && Temporal.Instant.compare(to, open.to) <= 0,
  )
}

function fitsBeside(dealer: Dealer, kind: AppointmentKind, booked: Taken, others: readonly Taken[]): boolean {
  const room = roomAt(dealer, kind, booked.vehicle)
  return hasRoom(room, dayIn(booked.from, room.calendar.zone), booked, others)
}
