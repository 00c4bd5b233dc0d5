import { and, asc, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { leadByReferenceForUpdate, recordEvent } from '../../../core/leads/leads.server.ts'
import { progressOf } from '../../../core/leads/progress.ts'
import { leadProgress, leads } from '../../../core/leads/tables.ts'
import { openStatuses } from '../../../core/leads/work-status.ts'
import { permissions } from '../../../core/staff/roles.ts'
import { staff, staffDealers } from '../../../core/staff/tables.ts'
import type { Db } from '../../../platform/database.server.ts'

/** Leads that one run gives back. The next run goes on. */
const mostAtOnce = 1000

/**
 * Unassigns open leads of employees who left or may no longer answer them, so that colleagues can take the leads. `staffId`:
 * only the leads of this employee. Returns the number of leads.
 */
export async function giveBackLeads(db: Db, context: LeadContext, staffId?: string): Promise<number> {
  const held = await db
    .select({ reference: leads.reference, holder: staff.id })
    .from(leadProgress)
    .innerJoin(leads, eq(leads.id, leadProgress.leadId))
    .innerJoin(staff, eq(staff.id, leadProgress.assigneeId))
    .where(and(staffId === undefined ? undefined : eq(staff.id, staffId), isOpen, not(mayAnswer(db))))
    .orderBy(asc(leadProgress.assigneeId), asc(leadProgress.askedAt), asc(leadProgress.leadId))
    .limit(mostAtOnce)
  for (const { reference, holder } of held) await giveBack(db, reference, holder, context)
  return held.length
}

const isOpen = inArray(leadProgress.status, [...openStatuses])

/** True when the employee may still answer the lead. One of a dealer answers only for the own dealers. */
function mayAnswer(db: Db): SQL {
  const ofDealer = db
    .select({ id: staffDealers.staffId })
    .from(staffDealers)
    .where(and(eq(staffDealers.staffId, staff.id), eq(staffDealers.dealerId, leadProgress.dealerId)))
  const isHere = and(isNull(staff.leftAt), inArray(staff.role, [...permissions['lead:answer']]))
  return sql`(${isHere} and (${staff.role} <> 'dealer' or exists (${ofDealer})))`
}

/** One lead a transaction: a lead is locked before an employee everywhere. */
function giveBack(db: Db, reference: string, holder: string, context: LeadContext): Promise<void> {
  return db.transaction(async (tx) => {
    const lead = await leadByReferenceForUpdate(tx, reference)
    // A colleague may have been faster.
    if (!lead || progressOf(lead)?.assigneeId !== holder) return
    await recordEvent(tx, lead, { kind: 'assigned', by: 'site', detail: { assignee: null } }, context)
  })
}
