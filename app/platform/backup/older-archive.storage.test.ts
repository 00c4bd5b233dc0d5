import { describe, expect, test } from 'vitest'
import { everyKind, type Installation } from '../../../tests/support/installations.ts'
import { applyWithin, type Migration, readMigrations, tablesAfter } from '../migrations.server.ts'
import { archiveIn, backUp, restore, storedIn } from './installations.fixture.ts'
import { fillEveryTable } from './rows.fixture.ts'
import { readTables } from './rows.server.ts'
import { dropTables } from './schema.server.ts'

const migrations = readMigrations()

/** Versions before a migration that moves rows or changes columns, and the newest. */
const chosen = ['0001_test_drive', '0004_test_drives_are_leads', '0007_drop_remembered_dealer', migrations.at(-1)?.name]
const versions = migrations.map(({ name }, place) => ({ name, place })).filter(({ name }) => chosen.includes(name))

/** Takes an empty installation back to the tables of an older version. */
function takeBack({ use }: Installation, older: readonly Migration[]): Promise<void> {
  const newest = migrations.at(-1)
  return use((db) =>
    db.transaction(async (tx) => {
      await dropTables(tx, (await readTables(tx, newest ? tablesAfter(newest) : [])).tables)
      await applyWithin(tx, older)
    }),
  )
}

/** Everything stored. Some migrations invent ids; those are left out. */
async function comparable(installation: Installation): Promise<string> {
  const stored = Object.entries(await storedIn(installation)).map(([name, rows]) => [
    name,
    rows.map((row) => row.replace(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f-]{17}/g, 'id')).sort(),
  ])
  return JSON.stringify(stored, null, 1)
}

describe.each(everyKind)('$name', ({ migrated }) => {
  test.each(versions)('an archive of the version with $name is migrated as the database itself would be', async ({ place }) => {
    const [older, later] = [migrations.slice(0, place + 1), migrations.slice(place + 1)]
    await using source = await migrated()
    await using target = await migrated()
    await takeBack(source, older)
    // Those migrations make columns obligatory that were always filled.
    await source.use((db) => fillEveryTable(db, false))
    await backUp(source)
    await restore(archiveIn(source), target)
    await source.use((db) => db.transaction((tx) => applyWithin(tx, later)))
    expect(await comparable(target)).toEqual(await comparable(source))
  })
})
