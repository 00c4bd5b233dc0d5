import { type Column, inArray, type SQL, sql } from 'drizzle-orm'
import { leadProgress } from '../../../core/leads/tables.ts'
import type { Grant } from '../../../core/staff/grant.ts'

/** The leads that a grant opens, as a condition. Undefined: all. Every query of the office over leads needs it. */
export function inScope({ scope }: Grant, { dealerId }: { dealerId: Column } = leadProgress): SQL | undefined {
  if (scope === 'all') return undefined
  return scope.length === 0 ? sql`false` : inArray(dealerId, [...scope])
}
