import { and, eq, isNull } from 'drizzle-orm'
import { releaseAppointment, restoreAppointment } from '../../../core/appointments/move.server.ts'
import { addressLine } from '../../../core/dealers/address-line.ts'
import { calendarOf } from '../../../core/dealers/dealer.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import { endedBeforeAppointment, isOpen, type Lead, lastEvent, placeOf, stateOf } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { assigneeOf, progressOf } from '../../../core/leads/progress.ts'
import { tellVisitor } from '../../../core/leads/tell-visitor.server.ts'
import type { WorkStatus } from '../../../core/leads/work-status.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { staff, staffDealers } from '../../../core/staff/tables.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import { done, refused } from '../../../lib/result.ts'
import { letterCount, paragraphs } from '../../../lib/typed-text.ts'
import type { Db } from '../../../platform/database.server.ts'
import { cancelLead, tellSlotReleased } from '../../../site/my-requests/change/change.server.ts'
import { isAhead } from '../actions.ts'
import { appointmentConfirmed } from '../messages/appointment-confirmed.message.ts'
import { notReached } from '../messages/not-reached.message.ts'
import {
  type Acted,
  actOn,
  answeringDealer,
  auditChange,
  byStaff,
  isDoublePress,
  messageTime,
  recordByStaff,
} from './act.server.ts'

type Answering = Grant<'lead:answer'>

export const longestNote = 2000

export async function noteLead(db: Db, grant: Answering, reference: string, typed: string, context: LeadContext): Promise<Acted> {
  const note = paragraphs(typed)
  if (note === '') return refused('note-missing')
  if (letterCount(note) > longestNote) return refused('note-too-long')
  return actOn(db, grant, { reference, action: 'note' }, context, async (tx, lead) => {
    const event = { kind: 'noted' as const, note }
    if (isDoublePress(lead, grant, event, context.now)) return done(lead)
    return done(await recordByStaff(tx, grant, lead, { event, audit: 'lead-noted' }, context))
  })
}

/** Assigns a lead to an employee who may see it, or to nobody (null). */
export function assignLead(
  db: Db,
  grant: Answering,
  reference: string,
  employeeId: string | null,
  context: LeadContext,
): Promise<Acted> {
  return actOn(db, grant, { reference, action: 'assign' }, context, async (tx, lead) => {
    const assignee = employeeId === null ? null : await findAnswering(tx, lead, employeeId)
    if (employeeId !== null && !assignee) return refused('employee-unknown')
    if (assigneeOf(lead)?.id === assignee?.id) return done(lead)
    const event = { kind: 'assigned' as const, detail: { assignee } }
    return done(await recordByStaff(tx, grant, lead, { event, audit: 'lead-assigned' }, context))
  })
}

/** An employee who may answer this lead: of its dealer, of the call centre, or an administrator. */
async function findAnswering(tx: Db, lead: Lead, id: string) {
  const [found] = await tx
    .select({ id: staff.id, name: staff.name, role: staff.role })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.leftAt)))
    // Whoever closes this access waits, and then finds the lead among those to give back.
    .for('share')
  if (!found) return null
  const employee = { id: found.id, name: found.name }
  if (found.role === 'administrator' || found.role === 'call-centre') return employee
  const dealerId = answeringDealer(lead)
  if (found.role !== 'dealer' || dealerId === null) return null
  const own = and(eq(staffDealers.staffId, id), eq(staffDealers.dealerId, dealerId))
  return (await tx.$count(staffDealers, own)) > 0 ? employee : null
}

export const contactResults = ['contact-tried', 'reached', 'not-reached'] as const
export type Contact = { by: 'call' | 'whatsapp'; result: (typeof contactResults)[number] }

/** Records an attempt to reach the visitor. A visitor who was not reached by telephone gets a message with other times. */
export function recordContact(
  db: Db,
  grant: Answering,
  reference: string,
  { by, result }: Contact,
  context: LeadContext,
): Promise<Acted> {
  return actOn(db, grant, { reference, action: 'contact' }, context, async (tx, lead) => {
    const event = { kind: result, detail: { contact: by } }
    if (isDoublePress(lead, grant, event, context.now)) return done(lead)
    const changed = await recordByStaff(tx, grant, lead, { event, audit: 'lead-contacted' }, context)
    if (result === 'not-reached' && by === 'call') await tellNotReached(tx, changed, context)
    return done(changed)
  })
}

function tellNotReached(tx: Db, lead: Lead, context: LeadContext): Promise<void> {
  return tellVisitor(tx, { lead, token: null, template: notReached, sendAt: messageTime(context.now) }, context, {})
}

/** `seen`: confirms only when the appointment is still there (`placeOf`); the visitor or a colleague may have moved it. */
export function confirmAppointment(
  db: Db,
  grant: Answering,
  reference: string,
  context: LeadContext,
  seen?: string,
): Promise<Acted> {
  return actOn(db, grant, { reference, action: 'confirm' }, context, async (tx, lead) => {
    const hasMoved = seen !== undefined && placeOf(lead) !== seen
    return hasMoved ? refused('moved-meanwhile') : done(await confirm(tx, grant, lead, context))
  })
}

async function confirm(tx: Db, grant: Answering, lead: Lead, context: LeadContext): Promise<Lead> {
  const event = { kind: 'confirmed' as const }
  const confirmed = await recordByStaff(tx, grant, lead, { event, audit: 'appointment-confirmed' }, context)
  const { span, dealerId } = lastEvent(confirmed)
  if (!span || dealerId === null) return confirmed
  const dealer = await dealerById(tx, dealerId)
  const values = { slot: dayAndTime(span.from, calendarOf(dealer).zone), dealer: `${dealer.name}, ${addressLine(dealer)}` }
  const news = { lead: confirmed, token: null, template: appointmentConfirmed, sendAt: messageTime(context.now) }
  await tellVisitor(tx, news, context, values)
  return confirmed
}

/**
 * Sets a status. An appointment is scheduled by confirming it. A request that ends before its appointment releases the slot and
 * tells the visitor; one that is opened again needs its slot back.
 */
export function setStatus(db: Db, grant: Answering, reference: string, status: WorkStatus, context: LeadContext): Promise<Acted> {
  const action = status === 'cancelled' ? 'cancel' : 'set-status'
  return actOn(db, grant, { reference, action }, context, async (tx, lead) => {
    if (progressOf(lead)?.status === status) return done(lead)
    if (status === 'cancelled') return done(await cancel(tx, grant, lead, context))
    if (status === 'done' || status === 'invalid') return done(await close(tx, grant, lead, status, context))
    if (!(await takeSlotBack(tx, lead, context.now))) return refused('slot-lost')
    if (status === 'scheduled' && isAhead(lead, context.now)) return done(await confirm(tx, grant, lead, context))
    const event = { kind: 'status-set' as const, detail: { status } }
    return done(await recordByStaff(tx, grant, lead, { event, audit: 'lead-status-set' }, context))
  })
}

async function close(tx: Db, grant: Answering, lead: Lead, status: WorkStatus, context: LeadContext): Promise<Lead> {
  const event = { kind: 'closed' as const, detail: { status } }
  const closed = await recordByStaff(tx, grant, lead, { event, audit: 'lead-status-set' }, context)
  const losesSlot = isOpen(stateOf(lead, context.now)) && endedBeforeAppointment(closed)
  if (!losesSlot) return closed
  await releaseAppointment(tx, lead)
  await tellSlotReleased(tx, closed, { token: null, sendAt: messageTime(context.now) }, context)
  return closed
}

/** Books the slot again that a request lost when it was closed. False when somebody else has it, or it is no longer offered. */
async function takeSlotBack(tx: Db, lead: Lead, now: Instant): Promise<boolean> {
  if (lead.dealerId === null || !endedBeforeAppointment(lead) || !isAhead(lead, now)) return true
  return restoreAppointment(tx, lead, await dealerById(tx, lead.dealerId), now)
}

async function cancel(tx: Db, grant: Answering, lead: Lead, context: LeadContext): Promise<Lead> {
  const how = { token: null, by: byStaff(grant), sendAt: messageTime(context.now) }
  const cancelled = await cancelLead(tx, lead, how, context)
  await auditChange(tx, grant, { before: lead, after: cancelled, audit: 'lead-status-set' }, context.now)
  return cancelled
}
