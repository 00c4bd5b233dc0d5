import { calendarOf } from '../../../core/dealers/dealer.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import { readHolidays } from '../../../core/dealers/holidays/holiday-store.server.ts'
import { type Calendar, openMinutesBetween } from '../../../core/dealers/opening-hours.ts'
import { type Lead, lastEvent, makerAnswers } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { leadByReferenceForUpdate, type NewEvent, recordEvent } from '../../../core/leads/leads.server.ts'
import { answers, progressOf } from '../../../core/leads/progress.ts'
import { makerCalendar } from '../../../core/leads/promise.ts'
import { recordAudit } from '../../../core/staff/audit.server.ts'
import type { AuditAction } from '../../../core/staff/audit.ts'
import { covers, type Grant } from '../../../core/staff/grant.ts'
import type { Instant } from '../../../lib/instant.ts'
import { type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { type ActRefusal, canAct, type LeadAction } from '../actions.ts'

export type Acted = Result<Lead, ActRefusal>

/** Seconds in which an employee may take an action back. Its message leaves only afterwards. */
export const undoSeconds = 8

export const messageTime = (now: Instant): Instant => now.add({ seconds: undoSeconds })

/** Lets an employee act on a lead of the grant's dealers: locked, in one transaction, and only when the action is possible now. */
export function actOn(
  db: Db,
  grant: Grant,
  { reference, action }: { reference: string; action: LeadAction },
  context: LeadContext,
  act: (tx: Db, lead: Lead) => Promise<Acted>,
): Promise<Acted> {
  return db.transaction(async (tx) => {
    const lead = await leadByReferenceForUpdate(tx, reference)
    if (!lead || !covers(grant, answeringDealer(lead))) return refused('unknown')
    return canAct(action, lead, context.now) ? act(tx, lead) : refused('not-possible')
  })
}

/** The dealer whose employees see the lead. Null: those of the maker. */
export const answeringDealer = (lead: Lead): string | null => (makerAnswers(lead) ? null : lead.dealerId)

/** Who did something, for an event. */
export const byStaff = ({ staff: { id, name } }: Grant) => ({ by: 'staff', detail: { staff: { id, name } } })

type StaffEvent = { event: NewEvent; audit: AuditAction }

/**
 * True when the employee has done exactly this less than `undoSeconds` ago: on a slow line, a second press reaches the server too,
 * and the visitor must not be told twice.
 */
export function isDoublePress(lead: Lead, { staff }: Grant, { kind, note = null, detail }: NewEvent, now: Instant): boolean {
  const last = lastEvent(lead)
  const isSame = last.kind === kind && last.note === note && last.detail?.staff?.id === staff.id
  const isAlike = last.detail?.contact === detail?.contact && last.detail?.template === detail?.template
  return isSame && isAlike && now.since(last.at).total('seconds') < undoSeconds
}

/** Records an event of an employee, and writes it to the audit log. */
export async function recordByStaff(
  tx: Db,
  grant: Grant,
  lead: Lead,
  { event, audit }: StaffEvent,
  context: LeadContext,
): Promise<Lead> {
  const { by, detail } = byStaff(grant)
  const openMinutes = await minutesToFirstAnswer(tx, lead, event, context.now)
  const whole = { ...event, by, detail: { ...detail, ...event.detail, ...(openMinutes !== null && { openMinutes }) } }
  const changed = await recordEvent(tx, lead, whole, context)
  await auditChange(tx, grant, { before: lead, after: changed, audit }, context.now)
  return changed
}

/** Writes to the audit log how the state of a lead changed. */
export async function auditChange(
  tx: Db,
  grant: Grant,
  { before, after, audit }: { before: Lead; after: Lead; audit: AuditAction },
  now: Instant,
): Promise<void> {
  const subject = { kind: 'lead', id: before.reference }
  await recordAudit(tx, grant, { action: audit, subject, before: summary(before), after: summary(after) }, now)
}

/** The state of a lead without the visitor's contact. */
function summary(lead: Lead) {
  const progress = progressOf(lead)
  const last = lead.history.at(-1)
  return {
    status: progress?.status,
    dealerId: lead.dealerId,
    assigneeId: progress?.assigneeId,
    event: last?.kind,
    number: lead.history.length,
  }
}

async function minutesToFirstAnswer(db: Db, lead: Lead, { kind }: NewEvent, now: Instant): Promise<number | null> {
  const progress = progressOf(lead)
  if (!progress || progress.firstContactAt !== null || !answers.includes(kind)) return null
  return openMinutesBetween(await calendarOfAnswer(db, lead), progress.askedAt, now)
}

async function calendarOfAnswer(db: Db, lead: Lead): Promise<Calendar> {
  const dealerId = answeringDealer(lead)
  return dealerId === null ? makerCalendar(await readHolidays(db)) : calendarOf(await dealerById(db, dealerId))
}
