import { restoreAppointment } from '../../../core/appointments/move.server.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import { type EventKind, type Lead, lastEvent } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { leadByReference } from '../../../core/leads/leads.server.ts'
import { messageKey } from '../../../core/leads/tell-visitor.server.ts'
import { discardMessage, wasTried } from '../../../core/messages/messages.server.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { done, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { appointmentMoved } from '../../../site/my-requests/change/appointment-moved.message.ts'
import { recordByStaff } from '../../leads/work/act.server.ts'
import { undoAction } from '../../leads/work/undo.server.ts'
import { preOrderAllocated } from '../../pre-orders/pre-order-allocated.message.ts'
import { type Acted, actOnLead } from './act.server.ts'
import { carReady } from './car-ready.message.ts'

/** Acts of the calendar and of the pre-order queue, with the message that they write. */
const undoable: Partial<Record<EventKind, { name: string } | null>> = {
  moved: appointmentMoved,
  attended: null,
  missed: null,
  'car-received': null,
  'work-started': null,
  'work-ready': carReady,
  allocated: preOrderAllocated,
  held: null,
  released: null,
}

/** Seconds in which an act can still be taken back: long enough for a slow line. */
const longestSeconds = 60

/** Takes back an employee's own last act. `number` counts the events of the lead from 1. */
export async function undoAct(
  db: Db,
  grant: Grant<'lead:answer'>,
  { reference, number }: { reference: string; number: number },
  context: LeadContext,
): Promise<Acted> {
  const lead = await leadByReference(db, reference)
  if (lead && !(lastEvent(lead).kind in undoable)) {
    const undone = await undoAction(db, grant, { reference, number }, context)
    return undone.ok ? undone : refused({ kind: 'changed-meanwhile' })
  }
  return actOnLead(db, grant, reference, (tx, locked) => takeBack(tx, grant, locked, number, context))
}

async function takeBack(tx: Db, grant: Grant, lead: Lead, number: number, context: LeadContext): Promise<Acted> {
  const { kind, detail, at } = lastEvent(lead)
  const before = stateBefore(lead)
  const isOwn = detail?.staff?.id === grant.staff.id && at.until(context.now).total('seconds') <= longestSeconds
  if (!before || lead.history.length !== number || !(kind in undoable) || !isOwn) return refused({ kind: 'changed-meanwhile' })
  const message = undoable[kind]
  const key = message && messageKey(message, lead)
  if (key && (await wasTried(tx, [key]))) return refused({ kind: 'changed-meanwhile' })
  if (kind === 'moved' && !(await restoreSlot(tx, before, context))) return refused({ kind: 'changed-meanwhile' })
  if (key) await discardMessage(tx, key)
  const { span, answerBy } = lastEvent(before)
  const event = { kind: 'undone' as const, span, answerBy, dealerId: before.dealerId }
  return done(await recordByStaff(tx, grant, lead, { event, audit: 'lead-change-undone' }, context))
}

/** The lead without its last event. Null when it has only one. */
function stateBefore(lead: Lead): Lead | null {
  const [first, ...later] = lead.history.slice(0, -1)
  return first ? { ...lead, dealerId: (later.at(-1) ?? first).dealerId, history: [first, ...later] } : null
}

async function restoreSlot(tx: Db, before: Lead, { now }: LeadContext): Promise<boolean> {
  return before.dealerId !== null && restoreAppointment(tx, before, await dealerById(tx, before.dealerId), now)
}
