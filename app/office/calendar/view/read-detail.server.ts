import { visitOf } from '../../../core/appointments/move.server.ts'
import { readSchedule } from '../../../core/appointments/schedule.server.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import { calendarOf } from '../../../core/dealers/dealer.ts'
import { can, lastEvent, placeOf } from '../../../core/leads/lead.ts'
import { leadByReference } from '../../../core/leads/leads.server.ts'
import { recordAudit } from '../../../core/staff/audit.server.ts'
import { covers, type Grant } from '../../../core/staff/grant.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { canAct } from '../../leads/actions.ts'
import { answeringDealer } from '../../leads/work/act.server.ts'
import { canVisit, entryStateOf, isAppointment } from './entry.ts'
import { type EntryState, type VisitAct, visitActs } from './entry-state.ts'

export type Detail = NonNullable<Awaited<ReturnType<typeof readDetail>>>

/** One appointment with its contact, what can be done with it, and the free times of a day. Null outside the grant. */
export async function readDetail(
  db: Db,
  grant: Grant<'lead:read'>,
  dealer: Dealer,
  { reference, moveDay }: { reference: string; moveDay: string },
  now: Instant,
) {
  const lead = await leadByReference(db, reference)
  if (!lead || !isAppointment(lead) || !covers(grant, answeringDealer(lead)) || lead.dealerId !== dealer.id) return null
  const { span } = lastEvent(lead)
  if (!span) return null
  await recordAudit(db, grant, { action: 'lead-opened', subject: { kind: 'lead', id: reference } }, now)
  const isMovable = can('move', lead, now)
  const schedule = isMovable ? await readSchedule(db, dealer, visitOf(lead), { date: moveDay, time: '' }, now, lead.id) : null
  const state: EntryState = entryStateOf(lead, now)
  return {
    reference,
    kind: lead.kind,
    name: lead.name,
    phone: lead.phone,
    whatsapp: `https://wa.me/${lead.phone.replace(/\D/g, '')}`,
    place: placeOf(lead),
    slot: dayAndTime(span.from, calendarOf(dealer).zone),
    state,
    reason: state === 'cancelled' ? lastEvent(lead).note : null,
    mayConfirm: canAct('confirm', lead, now),
    mayCancel: canAct('cancel', lead, now) && state !== 'at-workshop' && state !== 'in-work',
    visits: visitActs.filter((act): act is VisitAct => canVisit(act, lead, now)),
    move: schedule && {
      date: schedule.date,
      zone: schedule.zone,
      days: schedule.days.filter(({ free }) => free > 0),
      times: schedule.times,
    },
  }
}
