import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openDatabase } from './database.server.ts'
import { isDatabaseAway } from './database-away.ts'
import { embeddedVersion, openEmbedded, refuseWithoutRoom } from './embedded-database.server.ts'
import { log } from './log.server.ts'

log.level = 'silent'

test('the version that a start checks is the version that PGlite makes', () => {
  const made = readFileSync(join(inject('embeddedTemplate'), 'database', 'PG_VERSION'), 'utf8')
  expect(made.trim()).toBe(embeddedVersion)
})

test('a start replaces a half-made database of an earlier start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'half-'))
  await mkdir(join(dataDir, 'database.new', 'global'), { recursive: true })
  await writeFile(join(dataDir, 'database.new', 'PG_VERSION'), embeddedVersion)
  await mkdir(join(dataDir, 'database'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, log)
  const { rows } = (await database.db.execute(sql`select 1 as one`)) as { rows: unknown[] }
  expect(rows).toEqual([{ one: 1 }])
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('a new database is a copy of the empty one of the build, and other users cannot read it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'copied-'))
  const database = await openEmbedded(dataDir, join(inject('embeddedTemplate'), 'database'))
  const { rows } = (await database.db.execute(sql`select to_regclass('people') is not null as made`)) as { rows: unknown[] }
  expect(rows).toEqual([{ made: true }])
  expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700)
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('queries fail while the disk is almost full, and run again when there is room', async () => {
  let room = 31 * 1024 * 1024
  const lite = { query: async () => 'rows', exec: async () => 'rows', transaction: async () => 'done' }
  refuseWithoutRoom(lite as unknown as Parameters<typeof refuseWithoutRoom>[0], () => room)
  for (const run of Object.values(lite)) {
    const failure = await run().then(
      () => null,
      (error: unknown) => error,
    )
    expect(isDatabaseAway(failure)).toBe(true)
  }
  room = 32 * 1024 * 1024
  for (const run of Object.values(lite)) expect(await run()).toBeTruthy()
})
