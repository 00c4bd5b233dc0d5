import { getTableColumns, type SQL } from 'drizzle-orm'
import { rowInserter } from '../../platform/insert-rows.server.ts'
import type { Lead } from './lead.ts'
import { termsOf } from './lead-terms.ts'
import { progressOf } from './progress.ts'
import { leadProgress } from './tables.ts'

/** The statement that stores the present state of a lead after an event. Null for a draft, which the office does not see. */
export function progressUpsert(lead: Lead): SQL | null {
  const progress = progressOf(lead)
  if (!progress) return null
  const row = { leadId: lead.id, kind: lead.kind, terms: tsvectorOf(termsOf(lead)), ...progress }
  return upsert([row])
}

/** The columns that follow from the events. */
const { leadId: _, kind: __, terms: ___, ...following } = getTableColumns(leadProgress)
const upsert = rowInserter(leadProgress, { conflict: { on: leadProgress.leadId, update: Object.values(following) } })

/** Terms as PostgreSQL reads a tsvector: in quotes, with quotes and backslashes doubled. */
const tsvectorOf = (terms: readonly string[]): string => terms.map((term) => `'${term.replace(/['\\]/g, '$&$&')}'`).join(' ')
