import { addressLine } from '../../../core/dealers/address-line.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import type { EventKind, Lead } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { tellVisitor } from '../../../core/leads/tell-visitor.server.ts'
import type { AuditAction } from '../../../core/staff/audit.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { done, refused } from '../../../lib/result.ts'
import { letterCount, oneLine } from '../../../lib/typed-text.ts'
import type { Db } from '../../../platform/database.server.ts'
import { cancelLead } from '../../../site/my-requests/change/change.server.ts'
import { canAct } from '../../leads/actions.ts'
import { auditChange, byStaff, messageTime, recordByStaff } from '../../leads/work/act.server.ts'
import { canVisit, isAppointment } from '../view/entry.ts'
import type { VisitAct } from '../view/entry-state.ts'
import { type Acted, actOnLead } from './act.server.ts'
import { carReady } from './car-ready.message.ts'

const events: Record<VisitAct, { kind: EventKind; audit: AuditAction }> = {
  attend: { kind: 'attended', audit: 'visit-recorded' },
  miss: { kind: 'missed', audit: 'visit-recorded' },
  'receive-car': { kind: 'car-received', audit: 'visit-recorded' },
  'start-work': { kind: 'work-started', audit: 'service-job-set' },
  'finish-work': { kind: 'work-ready', audit: 'service-job-set' },
}

/** Records what became of an appointment on its day. When the car is ready, the visitor is told. */
export function recordVisit(
  db: Db,
  grant: Grant<'lead:answer'>,
  reference: string,
  act: VisitAct,
  context: LeadContext,
): Promise<Acted> {
  return actOnLead(db, grant, reference, async (tx, lead) => {
    if (!isAppointment(lead) || !canVisit(act, lead, context.now)) return refused({ kind: 'not-possible' })
    const { kind, audit } = events[act]
    const changed = await recordByStaff(tx, grant, lead, { event: { kind, answerBy: null }, audit }, context)
    if (act === 'finish-work') await tellReady(tx, changed, context)
    return done(changed)
  })
}

async function tellReady(tx: Db, lead: Lead, context: LeadContext): Promise<void> {
  if (lead.kind !== 'service' || lead.dealerId === null) return
  const dealer = await dealerById(tx, lead.dealerId)
  const values = { plate: lead.payload.plate, dealer: `${dealer.name}, ${addressLine(dealer)}` }
  await tellVisitor(tx, { lead, token: null, template: carReady, sendAt: messageTime(context.now) }, context, values)
}

export const longestReason = 200

/** Cancels an appointment, with the reason, and tells the visitor as when the visitor cancels. */
export function cancelByStaff(
  db: Db,
  grant: Grant<'lead:answer'>,
  reference: string,
  typed: string,
  context: LeadContext,
): Promise<Acted> {
  const reason = oneLine(typed)
  return actOnLead(db, grant, reference, async (tx, lead) => {
    if (reason === '' || letterCount(reason) > longestReason) return refused({ kind: 'reason-missing' })
    if (!canAct('cancel', lead, context.now)) return refused({ kind: 'not-possible' })
    const by = { ...byStaff(grant), note: reason }
    const cancelled = await cancelLead(tx, lead, { token: null, by, sendAt: messageTime(context.now) }, context)
    await auditChange(tx, grant, { before: lead, after: cancelled, audit: 'appointment-cancelled' }, context.now)
    return done(cancelled)
  })
}
