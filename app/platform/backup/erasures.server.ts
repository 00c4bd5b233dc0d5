import { sql } from 'drizzle-orm'
import type { Db } from '../database.server.ts'
import { rowsOf } from '../rows-of.server.ts'

/**
 * The register of erased persons in the installation that a restore replaces. The archive may be older than an erasure: the
 * register must survive, so that the erasure is repeated. A row has a hash of a number, and no other personal data.
 */
export async function readErasures(tx: Db): Promise<string[]> {
  const [table] = await rowsOf<{ exists: boolean }>(tx, sql`select to_regclass('privacy_requests') is not null as exists`)
  if (!table?.exists) return []
  const rows = await rowsOf<{ row: string }>(
    tx,
    sql`select to_jsonb(request)::text as row from privacy_requests as request where erased_at is not null`,
  )
  return rows.map(({ row }) => row)
}

/** Adds the erasures that the archive does not know. */
export async function keepErasures(tx: Db, erasures: readonly string[]): Promise<void> {
  for (const row of erasures) {
    await tx.execute(
      sql`insert into privacy_requests select * from jsonb_populate_record(null::privacy_requests, ${row}::jsonb) on conflict do nothing`,
    )
  }
}
