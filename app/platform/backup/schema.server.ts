import { sql } from 'drizzle-orm'
import type { Db } from '../database.server.ts'
import { rowsOf } from '../rows-of.server.ts'
import type { StoredTable } from './rows.server.ts'

/** Drops the site's tables and the functions of their triggers, and forgets which migrations were applied. */
export async function dropTables(tx: Db, tables: readonly StoredTable[]): Promise<void> {
  for (const { name } of tables) await tx.execute(sql`drop table ${sql.identifier(name)} cascade`)
  const functions = await rowsOf<{ signature: string }>(
    tx,
    sql`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = current_schema()::regnamespace and prorettype = 'trigger'::regtype
      and not exists (select from pg_trigger where tgfoid = pg_proc.oid)
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`,
  )
  for (const { signature } of functions) await tx.execute(sql.raw(`drop function ${signature}`))
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`)
}

/**
 * Runs `load` while the tables have neither foreign keys nor active triggers, so that rows may come in any order and announce
 * nothing. Afterwards the database checks every row when the keys are made again.
 */
export async function withoutChecks(tx: Db, tables: readonly StoredTable[], load: () => Promise<void>): Promise<void> {
  const keys = await foreignKeys(tx)
  for (const { name, owner } of keys) await tx.execute(sql.raw(`alter table ${owner} drop constraint ${name}`))
  await switchTriggers(tx, tables, 'disable')
  await load()
  await switchTriggers(tx, tables, 'enable')
  for (const { name, owner, definition } of keys)
    await tx.execute(sql.raw(`alter table ${owner} add constraint ${name} ${definition}`))
}

type ForeignKey = { name: string; owner: string; definition: string }

function foreignKeys(tx: Db): Promise<ForeignKey[]> {
  return rowsOf<ForeignKey>(
    tx,
    sql`
    select quote_ident(conname) as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
}

async function switchTriggers(tx: Db, tables: readonly StoredTable[], how: 'disable' | 'enable'): Promise<void> {
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(how)} trigger user`)
}
