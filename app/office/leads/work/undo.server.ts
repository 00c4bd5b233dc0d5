import { restoreAppointment } from '../../../core/appointments/move.server.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import { type EventKind, isOpen, type Lead, type LeadEvent, lastEvent, stateOf } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { leadByReferenceForUpdate } from '../../../core/leads/leads.server.ts'
import { messageKey } from '../../../core/leads/tell-visitor.server.ts'
import { discardMessage, wasTried } from '../../../core/messages/messages.server.ts'
import { covers, type Grant } from '../../../core/staff/grant.ts'
import { done, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { appointmentCancelled } from '../../../site/my-requests/change/appointment-cancelled.message.ts'
import { appointmentMoved } from '../../../site/my-requests/change/appointment-moved.message.ts'
import { requestCancelled } from '../../../site/my-requests/change/request-cancelled.message.ts'
import { carReady } from '../../calendar/acts/car-ready.message.ts'
import { preOrderAllocated } from '../../pre-orders/pre-order-allocated.message.ts'
import { isAhead } from '../actions.ts'
import { appointmentConfirmed } from '../messages/appointment-confirmed.message.ts'
import { handedOver } from '../messages/handed-over.message.ts'
import { notReached } from '../messages/not-reached.message.ts'
import { type Acted, answeringDealer, recordByStaff } from './act.server.ts'

/** Actions that can be taken back, also in the calendar and in the queue of pre-orders, with the messages that they write. */
const undoable: Partial<Record<EventKind, readonly { name: string }[]>> = {
  noted: [],
  assigned: [],
  'contact-tried': [],
  reached: [],
  'not-reached': [notReached],
  confirmed: [appointmentConfirmed],
  'status-set': [],
  closed: [appointmentCancelled],
  cancelled: [requestCancelled, appointmentCancelled],
  'handed-over': [handedOver],
  merged: [],
  unmerged: [],
  'message-sent': [],
  moved: [appointmentMoved],
  attended: [],
  missed: [],
  'car-received': [],
  'work-started': [],
  'work-ready': [carReady],
  allocated: [preOrderAllocated],
  held: [],
  released: [],
}

/** Seconds in which an action without a message can still be taken back: long enough for a slow line. */
const longestSeconds = 60

/** `number` counts the events of the lead from 1. */
export type UndoneAct = { reference: string; number: number }

/** Takes back an employee's own last action on a lead. */
export function undoAction(
  db: Db,
  grant: Grant<'lead:answer'>,
  { reference, number }: UndoneAct,
  context: LeadContext,
): Promise<Acted> {
  return db.transaction(async (tx) => {
    const lead = await leadByReferenceForUpdate(tx, reference)
    const [before, last] = [lead && stateBefore(lead), lead && lastEvent(lead)]
    if (!lead || !before || !last || !covers(grant, answeringDealer(before))) return refused('unknown')
    const messages = undoable[last.kind]
    if (lead.history.length !== number || !messages || !isOwn(last, grant, context)) return refused('changed-meanwhile')
    const keys = [...messages, ...templateOf(last)].map((template) => messageKey(template, lead))
    if (await wasTried(tx, keys)) return refused('changed-meanwhile')
    if (!(await restoreSlot(tx, last, before, context))) return refused('slot-gone')
    for (const key of keys) await discardMessage(tx, key)
    const { span, answerBy } = lastEvent(before)
    const event = { kind: 'undone' as const, span, answerBy, dealerId: before.dealerId }
    return done(await recordByStaff(tx, grant, lead, { event, audit: 'lead-change-undone' }, context))
  })
}

/** The lead without its last event. Null when it has only one. */
function stateBefore(lead: Lead): Lead | null {
  const [first, ...later] = lead.history.slice(0, -1)
  return first ? { ...lead, dealerId: (later.at(-1) ?? first).dealerId, history: [first, ...later] } : null
}

function isOwn({ detail, at }: LeadEvent, { staff }: Grant, { now }: LeadContext): boolean {
  return detail?.staff?.id === staff.id && at.until(now).total('seconds') <= longestSeconds
}

const templateOf = ({ detail }: LeadEvent): { name: string }[] => (detail?.template ? [{ name: detail.template }] : [])

/** Books the slot again that the action released or moved. True when there was none. */
async function restoreSlot(tx: Db, { kind }: LeadEvent, before: Lead, { now }: LeadContext): Promise<boolean> {
  const wasReleased = kind === 'cancelled' || kind === 'handed-over' || (kind === 'closed' && isOpen(stateOf(before, now)))
  if (kind !== 'moved' && !(wasReleased && isAhead(before, now))) return true
  if (before.dealerId === null) return kind !== 'moved'
  return restoreAppointment(tx, before, await dealerById(tx, before.dealerId), now)
}
