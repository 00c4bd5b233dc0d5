import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { fiftyThousandDealers } from '../../../tests/support/many-dealers.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readDealerChoices, typedDealer } from './dealer-choices.server.ts'
import { regencies } from './regions.ts'

describe.each(everyDatabase)('the dealers that an employee chooses from on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, Temporal.Instant.from('2026-11-28T03:00:00Z'))
  })
  afterAll(() => database.close())

  test('are a list, and thousands are none; then the name is typed', async () => {
    expect((await readDealerChoices(database.db))?.length).toBeGreaterThan(50)
    await database.db.execute(sql.raw(fiftyThousandDealers(regencies.map(({ code }) => code))))
    expect(await readDealerChoices(database.db)).toBeNull()
    for (const typed of ['dealer-30000', 'Dealer 30000', ' dealer 30000 '])
      expect((await typedDealer(database.db, typed))?.name).toBe('Dealer 30000')
    expect(await typedDealer(database.db, 'Dealer')).toBeNull()
  })
})
