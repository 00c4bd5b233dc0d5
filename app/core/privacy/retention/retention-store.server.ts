import type { Db } from '../../../platform/database.server.ts'
import { defineStore, readSheet } from '../../content/sheets/sheets.server.ts'
import { type RetentionKind, retentionKinds, retentionPeriods, retentionSheet } from './retention-sheet.ts'

export const retentionStore = defineStore({
  sheet: retentionSheet,
  seed: () => retentionKinds.map((data) => ({ data, days: retentionPeriods[data].days })),
})

/** Days of each kind. A kind that a stored revision does not know yet has its usual period. */
export async function readRetention(db: Db): Promise<Record<RetentionKind, number>> {
  const rows = await readSheet(db, retentionStore)
  const days = (kind: RetentionKind) => rows.find(({ data }) => data === kind)?.days ?? retentionPeriods[kind].days
  return Object.fromEntries(retentionKinds.map((kind) => [kind, days(kind)])) as Record<RetentionKind, number>
}
