import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent, readContentVersion } from '../content/content.server.ts'
import { findCar, readCatalogue, readExtras, readWarrantyRules, seedCatalogue } from './catalogue.server.ts'
import { carsInFiles, extrasInFiles, warrantyRulesInFiles } from './catalogue-files.server.ts'
import { findRetiredModel } from './retired.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')

describe.each(everyDatabase)('catalogue on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  const seed = () => changeContent(database.db, (tx) => seedCatalogue(tx, now))

  test('an empty database has no models and no warranty', async () => {
    expect(await readCatalogue(database.db)).toEqual([])
    expect(await readWarrantyRules(database.db)).toBeNull()
  })

  test('seeding stores every model as in the files, in their order', async () => {
    await seed()
    expect(await readCatalogue(database.db)).toEqual(carsInFiles)
    expect(await readWarrantyRules(database.db)).toEqual(warrantyRulesInFiles)
  })

  test('seeding again changes nothing but the version', async () => {
    const before = await readContentVersion(database.db)
    await seed()
    expect(await readCatalogue(database.db)).toEqual(carsInFiles)
    expect(await readContentVersion(database.db)).toBe(before + 1)
  })

  test('a model is found by product id and by any spelling, with its accessories and warranty', async () => {
    const car = await findCar(database.db, '28')
    expect(car?.name).toBe('New Pajero Sport')
    expect(await findCar(database.db, 'PAJERO%20SPORT')).toEqual(car)
    expect(await findCar(database.db, 'destinator')).toBeUndefined()
    if (car) expect(await readExtras(database.db, car)).toEqual(extrasInFiles('pajero-sport'))
  })

  test('a model of earlier years is found by any spelling', async () => {
    expect((await findRetiredModel(database.db, 'Outlander%20Sport'))?.slug).toBe('outlander-sport')
    expect(await findRetiredModel(database.db, 'kijang')).toBeUndefined()
  })
})
