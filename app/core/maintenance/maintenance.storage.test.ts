import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { putContent } from '../content/content.server.ts'
import { maintenanceInFile, readMaintenance, seedMaintenance } from './maintenance.server.ts'
import { readSmartPackages, seedSmartPackages, smartPackagesInFile } from './smart-package.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')

describe.each(everyDatabase)('maintenance on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('comes from the file before anything is published, and then from the published facts', async () => {
    const { db } = database
    expect(await readMaintenance(db)).toEqual(maintenanceInFile)
    await seedMaintenance(db, now)
    expect(await readMaintenance(db)).toEqual(maintenanceInFile)
    const tolerance = { ...maintenanceInFile.tolerance, kilometres: 500 }
    await putContent(db, { kind: 'maintenance', slug: 'rules', position: 0, body: { ...maintenanceInFile, tolerance } }, now)
    expect(await readMaintenance(db)).toMatchObject({ tolerance: { kilometres: 500 } })
  })

  test('packages come from the file before they are published, and then from the published ones', async () => {
    const { db } = database
    expect(await readSmartPackages(db)).toEqual(smartPackagesInFile)
    await seedSmartPackages(db, now)
    const [level, ...more] = smartPackagesInFile.levels
    const dearer = { ...smartPackagesInFile, levels: [{ ...level, prices: { xpander: 3_000_000 } }, ...more] }
    await putContent(db, { kind: 'smart-package', slug: 'levels', position: 0, body: dearer }, now)
    expect((await readSmartPackages(db)).levels[0]?.prices).toEqual({ xpander: 3_000_000 })
  })
})
