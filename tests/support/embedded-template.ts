import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../app/platform/database.server.ts'
import { log } from '../../app/platform/log.server.ts'

/** Makes a data folder whose embedded database is migrated and empty. Migrating takes seconds, a copy almost no time. */
export async function makeEmbeddedTemplate(): Promise<string> {
  log.level = 'silent'
  const dataDir = mkdtempSync(join(tmpdir(), 'site-template-'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, log)
  await database.migrate()
  await dropTemplates(database)
  await database.close()
  return dataDir
}

/** Of the 1,270 files that every copy would have, 600 belong to databases that only `create database` reads. */
async function dropTemplates({ db }: Database): Promise<void> {
  await db.execute(sql`update pg_database set datistemplate = false`)
  for (const name of ['template0', 'template1']) await db.execute(sql`drop database ${sql.identifier(name)}`)
}

/** A new data folder, copied from the template. */
export function copyOfTemplate(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  // The asynchronous copy takes ten times as long.
  cpSync(template, dataDir, { recursive: true })
  return dataDir
}
