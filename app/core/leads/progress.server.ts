import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import type { Lead } from './lead.ts'
import { termsOf } from './lead-terms.ts'
import { progressOf } from './progress.ts'
import { leadProgress } from './tables.ts'

/** The statement that stores the present state of a lead after an event. Null for a draft, which the office does not see. */
export function progressUpsert(db: Db, lead: Lead): SQL | null {
  const progress = progressOf(lead)
  if (!progress) return null
  // Terms contain no spaces.
  const terms = sql`array_to_tsvector(string_to_array(${termsOf(lead).join(' ')}, ' '))`
  return db
    .insert(leadProgress)
    .values({ leadId: lead.id, kind: lead.kind, terms, ...progress })
    .onConflictDoUpdate({ target: leadProgress.leadId, set: progress })
    .getSQL()
}
