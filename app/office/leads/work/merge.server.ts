import { eq } from 'drizzle-orm'
import type { Lead } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { leadByReferenceForUpdate } from '../../../core/leads/leads.server.ts'
import { progressOf } from '../../../core/leads/progress.ts'
import { leadProgress } from '../../../core/leads/tables.ts'
import { covers, type Grant } from '../../../core/staff/grant.ts'
import { done, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { type ActRefusal, canAct, isAhead } from '../actions.ts'
import { type Acted, actOn, answeringDealer, recordByStaff } from './act.server.ts'

/** Handles a duplicate together with the main lead of the same person. The duplicate leaves the lists. */
export function mergeLeads(
  db: Db,
  grant: Grant<'lead:merge'>,
  { duplicate, main }: { duplicate: string; main: string },
  context: LeadContext,
): Promise<Acted> {
  return db.transaction(async (tx) => {
    // Always in the same order: two merges at once must not wait for each other.
    const locked = new Map<string, Lead | null>()
    for (const reference of [duplicate, main].toSorted()) locked.set(reference, await leadByReferenceForUpdate(tx, reference))
    const [one, other] = [locked.get(duplicate), locked.get(main)]
    if (!one || !other || !covers(grant, answeringDealer(one)) || !covers(grant, answeringDealer(other)))
      return refused('unknown')
    const refusal = await refusalOf(tx, one, other, context)
    if (refusal) return refused(refusal)
    const event = { kind: 'merged' as const, detail: { lead: { id: other.id, reference: other.reference } } }
    return done(await recordByStaff(tx, grant, one, { event, audit: 'leads-merged' }, context))
  })
}

async function refusalOf(tx: Db, duplicate: Lead, main: Lead, { now }: LeadContext): Promise<ActRefusal | null> {
  const isPossible = duplicate.id !== main.id && canAct('merge', duplicate, now) && canAct('merge', main, now)
  // A chain of merges would hide leads behind a hidden lead.
  if (!isPossible || (await tx.$count(leadProgress, eq(leadProgress.mergedInto, duplicate.id))) > 0) return 'not-possible'
  const isSamePerson = duplicate.phone === main.phone || (duplicate.email !== null && duplicate.email === main.email)
  if (!isSamePerson) return 'other-person'
  if (isAhead(duplicate, now)) return 'has-appointment'
  // A duplicate leaves the lists, so its visitor would wait for an answer that nobody owes.
  return isDue(duplicate) && !isDue(main) ? 'promise-open' : null
}

const isDue = (lead: Lead): boolean => (progressOf(lead)?.dueAt ?? null) !== null

/** Ends a merge. The lead is back in the lists with its own promise. */
export function unmergeLead(db: Db, grant: Grant<'lead:merge'>, reference: string, context: LeadContext): Promise<Acted> {
  return actOn(db, grant, { reference, action: 'unmerge' }, context, async (tx, lead) =>
    done(await recordByStaff(tx, grant, lead, { event: { kind: 'unmerged' }, audit: 'leads-unmerged' }, context)),
  )
}
