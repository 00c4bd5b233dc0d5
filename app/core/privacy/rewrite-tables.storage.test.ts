import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { copyOfTemplate } from '../../../tests/support/embedded-template.ts'
import { typedTexts, useEveryJourney } from '../../../tests/support/every-journey.ts'
import { seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { fridayMorning } from '../../../tests/support/test-drives.ts'
import { type Database, openDatabase } from '../../platform/database.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { log } from '../../platform/log.server.ts'
import { rewriteTables } from '../../platform/rewrite-tables.server.ts'
import { rowsOf } from '../../platform/rows-of.server.ts'
import { seedPreOrder } from '../../site/pre-order/opening.server.ts'
import { changeContent } from '../content/content.server.ts'
import { seedFleetOffer } from '../content/fleet-offer.server.ts'
import { seedSettings } from '../content/settings.server.ts'
import { people } from '../leads/tables.ts'
import { seedMaintenance } from '../maintenance/maintenance.server.ts'
import { erasePerson } from './erase.server.ts'
import { rewritePersonalTables } from './rewrite-tables.job.ts'
import { personalTables } from './stores.server.ts'

const pakSurya = { name: 'Surya Wangsadikara', phone: '+6281377219053', email: 'surya.w@suratku.example' }
const at = { now: fridayMorning, publicUrl: 'https://contoh.id', tellsCrm: false }
const traces = ['Wangsadikara', 'wangsadikara', '81377219053', pakSurya.email, ...Object.values(typedTexts)]

/** The files of a folder that hold one of the texts. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const bytes = readFileSync(path)
      return texts.some((text) => bytes.includes(text))
    })
}

async function eraseAfterEveryJourney({ db }: Database, dataDir: string): Promise<void> {
  await seedCarsAndDealers(db, fridayMorning)
  await changeContent(db, async (tx) => {
    for (const seed of [seedSettings, seedMaintenance, seedFleetOffer, seedPreOrder]) await seed(tx, fridayMorning)
  })
  await useEveryJourney(db, pakSurya, at)
  // Written to the disk, as after some hours of use.
  await db.execute(sql`checkpoint`)
  await erasePerson(db, readEnvironment({ DATA_DIR: dataDir }), { phone: pakSurya.phone, by: null }, at)
}

test('the night after an erasure no file of the embedded database holds the person, not even its log', async () => {
  const dataDir = copyOfTemplate(inject('embeddedTemplate'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, log)
  await eraseAfterEveryJourney(database, dataDir)
  const before = filesWith(dataDir, traces).map((path) => (path.includes('pg_wal') ? 'log' : 'table'))
  expect(new Set(before)).toEqual(new Set(['log', 'table']))
  await rewritePersonalTables({ database, log })
  expect(filesWith(dataDir, traces)).toEqual([])
  await database.close()
  expect(filesWith(dataDir, traces)).toEqual([])
  await rm(dataDir, { recursive: true, force: true })
})

describe.each(everyDatabase)('rewriting tables on $name', ({ name, open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const fileOf = async (table: string) =>
    (await rowsOf<{ file: string }>(database.db, sql`select pg_relation_filepath(${table}) as file`))[0]?.file

  test('gives every table with persons a new file and keeps its rows', async () => {
    const { db } = database
    await db.insert(people).values({ id: crypto.randomUUID(), phone: '+6281234567890', since: fridayMorning })
    const files = await Promise.all(personalTables.map(fileOf))
    expect(await database.rewriteTables(personalTables)).toEqual([])
    const later = await Promise.all(personalTables.map(fileOf))
    expect(later.filter((file) => file === undefined || files.includes(file))).toEqual([])
    expect(await db.$count(people)).toBe(1)
  })

  test('a table that is too large keeps its file and is named', async () => {
    const file = await fileOf('people')
    expect(await rewriteTables(database.db, ['people'], { largest: 1 })).toEqual(['people'])
    expect(await fileOf('people')).toBe(file)
  })

  test.runIf(name === 'PostgreSQL')(
    'a table that is in use keeps its file and is named, and all others are rewritten',
    async () => {
      const [before, ofCodes] = [await fileOf('people'), await fileOf('codes')]
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`select count(*) from people`)
        expect(await database.rewriteTables(['people', 'codes'])).toEqual(['people'])
      })
      expect([await fileOf('people'), (await fileOf('codes')) === ofCodes]).toEqual([before, false])
      expect(await database.rewriteTables(['people'])).toEqual([])
    },
  )
})
