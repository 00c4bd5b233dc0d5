import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '../../app/platform/database.server.ts'
import { rowsOf } from '../../app/platform/rows-of.server.ts'

type Table = { schema: string; name: string }

/** Every table of the database, those of the job queue too. */
export function tablesIn(db: Db): Promise<Table[]> {
  return rowsOf<Table>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
}

/** A telephone number as people and programs spell it. */
export function spellingsOf(phone: string): string[] {
  const national = phone.replace('+62', '')
  const [one, two, three] = [national.slice(0, 3), national.slice(3, 7), national.slice(7)]
  return [national, `${one}-${two}-${three}`, `${one} ${two} ${three}`, `${one}.${two}.${three}`]
}

/** Where one of these texts stands: in a row of a table, or in a file below the folder. Upper and lower case are the same. */
export async function tracesOf(texts: readonly string[], { db, folder }: { db: Db; folder: string }): Promise<string[]> {
  const found: string[] = []
  const look = (place: string, content: string) => {
    const lower = content.toLowerCase()
    for (const text of texts) if (lower.includes(text.toLowerCase())) found.push(`${place}: ${text}`)
  }
  for (const { schema, name } of await tablesIn(db)) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select one::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} as one`,
    )
    look(`table ${name}`, rows.map(({ row }) => row).join('\n'))
  }
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    look(`file ${file.name}`, path + readFileSync(path, 'latin1'))
  }
  return [...new Set(found)]
}
