import { and, asc, count, eq, inArray, isNotNull, isNull, lte, ne, type SQL } from 'drizzle-orm'
import type { Lead } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { leadByReferenceForUpdate, recordEvent } from '../../../core/leads/leads.server.ts'
import { progressOf } from '../../../core/leads/progress.ts'
import { leadProgress, leads } from '../../../core/leads/tables.ts'
import { openStatuses } from '../../../core/leads/work-status.ts'
import { staff, staffAccounts, staffDealers } from '../../../core/staff/tables.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { answeringDealer } from '../work/act.server.ts'

/** Leads that one run escalates. The next run, a minute later, goes on. */
const mostAtOnce = 500

/**
 * Escalates every lead whose promise has passed without an answer, once for each promise: another employee of the dealer
 * answers, or the call centre when the dealer has no other. Two runs at once escalate each lead once. Returns how many.
 */
export async function escalateOverdue(db: Db, context: LeadContext): Promise<number> {
  const { dueAt, escalatedAt, leadId } = leadProgress
  const overdue = await db
    .select({ reference: leads.reference })
    .from(leadProgress)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(and(lte(dueAt, context.now), isNull(escalatedAt)))
    .orderBy(asc(dueAt))
    .limit(mostAtOnce)
  let escalated = 0
  for (const { reference } of overdue) if (await escalate(db, reference, context)) escalated += 1
  return escalated
}

function escalate(db: Db, reference: string, context: LeadContext): Promise<boolean> {
  return db.transaction(async (tx) => {
    const lead = await leadByReferenceForUpdate(tx, reference)
    const progress = lead && progressOf(lead)
    // Another instance, or an employee, may have been faster.
    if (!lead || !progress?.dueAt || progress.escalatedAt || Temporal.Instant.compare(progress.dueAt, context.now) > 0)
      return false
    const assignee = await nextEmployee(tx, lead, progress.assigneeId)
    const detail = assignee ? { assignee } : {}
    await recordEvent(tx, lead, { kind: 'escalated', by: 'site', detail }, context)
    return true
  })
}

/** Another employee of the dealer, else one of the call centre. Null when nobody else works here. */
async function nextEmployee(tx: Db, lead: Lead, present: string | null): Promise<{ id: string; name: string } | null> {
  const dealerId = answeringDealer(lead)
  const ofDealer = tx
    .select({ id: staffDealers.staffId })
    .from(staffDealers)
    .where(eq(staffDealers.dealerId, dealerId ?? ''))
  const colleague = await leastBusy(tx, and(eq(staff.role, 'dealer'), inArray(staff.id, ofDealer)), present)
  return colleague ?? leastBusy(tx, eq(staff.role, 'call-centre'), present)
}

/** The employee with the fewest open leads. Who has never set a password does not read the office yet. */
async function leastBusy(tx: Db, who: SQL | undefined, except: string | null): Promise<{ id: string; name: string } | null> {
  const open = and(eq(leadProgress.assigneeId, staff.id), inArray(leadProgress.status, [...openStatuses]))
  const withPassword = tx.select({ id: staffAccounts.staffId }).from(staffAccounts).where(isNotNull(staffAccounts.password))
  const [found] = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .leftJoin(leadProgress, open)
    .where(and(who, isNull(staff.leftAt), inArray(staff.id, withPassword), except === null ? undefined : ne(staff.id, except)))
    .groupBy(staff.id)
    .orderBy(count(leadProgress.leadId), asc(staff.id))
    .limit(1)
  return found ?? null
}
