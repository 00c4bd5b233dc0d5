import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { everyKind } from '../../../tests/support/installations.ts'
import { type Db, openDatabase } from '../database.server.ts'
import { log } from '../log.server.ts'
import { rowsOf } from '../rows-of.server.ts'
import { writeBackup } from './backup.server.ts'
import { archiveIn, backupTime, restore } from './installations.fixture.ts'
import { readRows, readTables } from './rows.server.ts'

/** One transaction writes to a table that a backup reads early and to one that it reads late. */
async function writePair(db: Db, number: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into consents values (gen_random_uuid(), ${`R${number}`}, 'v1', now())`)
    await tx.execute(sql`insert into rate_limits values (${`pair ${number}`}, 1, now())`)
  })
}

async function pairsIn(db: Db): Promise<[number, number]> {
  const [row] = await rowsOf<{ early: number; late: number }>(
    db,
    sql`select (select count(*)::int from consents) as early, (select count(*)::int from rate_limits) as late`,
  )
  return [row?.early ?? 0, row?.late ?? 0]
}

/** The same database, but each statement of its transactions comes after a write by someone else. */
function withWritesBetween(db: Db, write: () => Promise<void>): Db {
  const transaction = (use: (tx: Db) => Promise<unknown>, config: object) =>
    db.transaction(async (tx) => {
      const execute = async (query: Parameters<Db['execute']>[0]) => {
        const answer = await tx.execute(query)
        await write()
        return answer
      }
      return use(Object.create(tx, { execute: { value: execute } }))
    }, config)
  return Object.create(db, { transaction: { value: transaction } })
}

describe.each(everyKind)('$name', ({ name, migrated }) => {
  // The embedded database has a single connection. A backup reads a copy of its files instead, as the next test does.
  test.skipIf(name === 'embedded')('a backup has what was committed before it began, whatever is written meanwhile', async () => {
    await using source = await migrated()
    await using target = await migrated()
    const [reading, writing] = [await openDatabase(source.environment, log), await openDatabase(source.environment, log)]
    let written = 0
    const write = () => writePair(writing.db, written++)
    for (let before = 0; before < 5; before++) await write()
    await writeBackup(withWritesBetween(reading.db, write), source.environment.dataDir, archiveIn(source), backupTime)
    expect(written).toBeGreaterThan(50)
    await Promise.all([reading.close(), writing.close()])
    await restore(archiveIn(source), target)
    expect(await target.use(pairsIn)).toEqual([5, 5])
  })

  test.skipIf(name !== 'embedded')('a copy of the files has what was committed, and nothing of an open transaction', async () => {
    await using source = await migrated()
    const folder = await mkdtemp(join(tmpdir(), 'site-'))
    const running = await openDatabase(source.environment, log)
    for (let number = 0; number < 5; number++) await writePair(running.db, number)
    await running.db.transaction(async (tx) => {
      await tx.execute(sql`insert into rate_limits values ('open', 1, now())`)
      await running.copyTo?.(folder)
    })
    await writePair(running.db, 5)
    await running.close()
    const copy = await openDatabase({ databaseUrl: undefined, dataDir: folder }, log)
    expect(await pairsIn(copy.db)).toEqual([5, 5])
    await copy.close()
    await rm(folder, { recursive: true })
  })

  test('rows with pictures are read a few at a time', async () => {
    await using source = await migrated()
    await source.use(async (db) => {
      const [pictureBytes, count] = [300_000, 40]
      await db.execute(sql`alter table lead_pictures drop constraint lead_pictures_lead_id_leads_id_fk`)
      await db.execute(
        sql`insert into lead_pictures select gen_random_uuid(), gen_random_uuid(), 'image/webp', 1, 1,
          decode(repeat('ab', ${pictureBytes}), 'hex'), now() from generate_series(1, ${count})`,
      )
      const { tables } = await readTables(db, ['lead_pictures'])
      const answers: number[] = []
      await db.transaction(async (tx) => {
        const execute = async (query: Parameters<Db['execute']>[0]) => {
          const answer = (await tx.execute(query)) as unknown as { rows: { line?: string }[] }
          answers.push(answer.rows.reduce((sum, { line = '' }) => sum + line.length, 0))
          return answer
        }
        let rows = 0
        for (const table of tables)
          for await (const _ of readRows(Object.create(tx, { execute: { value: execute } }), table)) rows++
        expect(rows).toBe(count)
      })
      expect(Math.max(...answers)).toBeLessThan(2 * 1024 * 1024)
    })
  })
})
