import { sql } from 'drizzle-orm'
import type { Db } from '../database.server.ts'
import { rowsOf } from '../rows-of.server.ts'

/** Rows of the register as JSON: requests with an erasure, and who else has to erase. */
export type Erasures = { requests: readonly string[]; handOvers: readonly string[] }

/**
 * The register of erased persons in the installation that a restore replaces. The archive may be older than an erasure: the
 * register must survive, so that the erasure is repeated. A row has a hash of a number, and no other personal data.
 */
export async function readErasures(tx: Db): Promise<Erasures> {
  const [table] = await rowsOf<{ exists: boolean }>(tx, sql`select to_regclass('privacy_requests') is not null as exists`)
  if (!table?.exists) return { requests: [], handOvers: [] }
  const requests = await rowsOf<Row>(
    tx,
    sql`select to_jsonb(request)::text as row from privacy_requests as request where erased_at is not null`,
  )
  const handOvers = await rowsOf<Row>(
    tx,
    sql`select to_jsonb(hand_over)::text as row from privacy_hand_overs as hand_over
      join privacy_requests as request on request.id = hand_over.request_id where request.erased_at is not null`,
  )
  return { requests: textsOf(requests), handOvers: textsOf(handOvers) }
}

type Row = { row: string }
const textsOf = (rows: readonly Row[]): string[] => rows.map(({ row }) => row)

/** Adds the erasures that the archive does not know. It may know the request while it was open, with number and wish. */
export async function keepErasures(tx: Db, { requests, handOvers }: Erasures): Promise<void> {
  for (const row of requests) {
    await tx.execute(sql`delete from privacy_requests where id = (${row}::jsonb ->> 'id')::uuid`)
    await tx.execute(sql`insert into privacy_requests select * from jsonb_populate_record(null::privacy_requests, ${row}::jsonb)`)
  }
  for (const row of handOvers) {
    await tx.execute(
      sql`insert into privacy_hand_overs select * from jsonb_populate_record(null::privacy_hand_overs, ${row}::jsonb)`,
    )
  }
}
