import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { everyKind } from '../../../tests/support/installations.ts'
import { archiveIn, backUp, backupTime, restore, storedIn } from './installations.fixture.ts'
import { lastBackup } from './last-backup.server.ts'
import { fillEveryTable, schemaOf } from './rows.fixture.ts'

const pairs = everyKind.flatMap((from) => everyKind.map((to) => ({ from, to, name: `from ${from.name} into ${to.name}` })))

describe.each(pairs)('$name', ({ from, to }) => {
  test('an empty installation gets every row of every table, and the same schema as by migrating', async () => {
    await using source = await from.migrated()
    await using target = await to.empty()
    await using migrated = await to.migrated()
    const tables = await source.use(fillEveryTable)

    const { rows, leftOut } = await backUp(source)
    expect({ rows, leftOut }).toEqual({ rows: 3 * tables.length, leftOut: [] })
    expect(await restore(archiveIn(source), target)).toEqual({ rows, files: 0 })

    const restored = await storedIn(target)
    expect(Object.keys(restored)).toHaveLength(tables.length + 1)
    expect(restored).toEqual(await storedIn(source))
    expect(await target.use(schemaOf)).toEqual(await migrated.use(schemaOf))
  })
})

describe.each(everyKind)('$name', ({ migrated, empty }) => {
  test('data is replaced only when that is asked for', async () => {
    await using source = await migrated()
    await using target = await migrated()
    await source.use(fillEveryTable)
    await backUp(source)
    await target.use((db) => db.execute(sql`insert into people values (gen_random_uuid(), '+6281234567890', now())`))
    const before = await storedIn(target)

    await expect(restore(archiveIn(source), target)).rejects.toMatchObject({ reason: 'not-empty' })
    expect(await storedIn(target)).toEqual(before)

    await restore(archiveIn(source), target, { replace: true })
    expect(await storedIn(target)).toEqual(await storedIn(source))
    await restore(archiveIn(source), target, { replace: true })
    expect(await storedIn(target)).toEqual(await storedIn(source))
  })

  test('numbers that the database gives out go on after the highest one', async () => {
    await using source = await migrated()
    await using target = await migrated()
    await source.use((db) => db.execute(sql`create sequence numbers`))
    await target.use((db) => db.execute(sql`create sequence numbers`))
    await source.use((db) => db.execute(sql`select nextval('numbers') from generate_series(1, 41)`))
    await backUp(source)
    await restore(archiveIn(source), target)
    expect(await target.use((db) => db.execute(sql`select nextval('numbers')::int as next`))).toMatchObject({
      rows: [{ next: 42 }],
    })
  })

  test('messages that were written to files are restored, readable by their owner only', async () => {
    await using source = await migrated()
    await using target = await empty()
    const { dataDir } = source.environment
    const large = Buffer.from(Array.from({ length: 200_000 }, (_, place) => place % 251))
    await mkdir(join(dataDir, 'outbox', 'dead'), { recursive: true })
    await mkdir(join(dataDir, 'brochures'))
    await writeFile(join(dataDir, 'outbox', 'pesan.json'), large)
    await writeFile(join(dataDir, 'outbox', '.unfinished.json'), 'x')
    await writeFile(join(dataDir, 'outbox', 'dead', 'kosong.json'), '')
    await writeFile(join(dataDir, 'brochures', 'pajero.pdf'), 'made again when asked for')
    await backUp(source)

    expect(await restore(archiveIn(source), target)).toMatchObject({ files: 2 })
    const restored = target.environment.dataDir
    expect(await readFile(join(restored, 'outbox', 'pesan.json'))).toEqual(large)
    expect(await readdir(join(restored, 'outbox', 'dead'))).toEqual(['kosong.json'])
    expect((await stat(join(restored, 'outbox', 'pesan.json'))).mode & 0o777).toBe(0o600)
    expect(await readdir(restored)).not.toContain('restore.new')
    expect(await readdir(restored)).not.toContain('brochures')
  })

  test('a backup is recorded, and its archive is readable by its owner only', async () => {
    await using source = await migrated()
    expect(await source.use(lastBackup)).toBeNull()
    const { bytes, rows } = await backUp(source)
    expect(await source.use(lastBackup)).toEqual({ finishedAt: backupTime, bytes, rows })
    const { mode, size } = await stat(archiveIn(source))
    expect({ mode: mode & 0o777, size }).toEqual({ mode: 0o600, size: bytes })
    await expect(backUp(source)).rejects.toMatchObject({ reason: 'file-exists' })
    await expect(backUp(await empty())).rejects.toMatchObject({ reason: 'nothing-stored' })
  })

  test('a table that the site did not make is named and left alone', async () => {
    await using source = await migrated()
    await using target = await migrated()
    for (const { use } of [source, target]) await use((db) => db.execute(sql`create table of_others as select 1 as one`))
    expect((await backUp(source)).leftOut).toEqual(['of_others'])
    await restore(archiveIn(source), target)
    expect(await target.use((db) => db.execute(sql`select one from of_others`))).toMatchObject({ rows: [{ one: 1 }] })
  })
})
