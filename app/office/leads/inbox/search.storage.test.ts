import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { addManyLeads } from '../../../../tests/support/many-leads.ts'
import { leadProgress, leads } from '../../../core/leads/tables.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import type { Database } from '../../../platform/database.server.ts'
import { fridayNine } from '../office.fixture.ts'
import type { Cursor } from './filter.ts'
import { foundIds } from './search.server.ts'

type Row = Record<string, unknown>

describe.each(everyDatabase)('a search among more leads than are compared one by one at first, on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
    await addManyLeads(async (text) => ((await database.db.execute(text)) as { rows: Row[] }).rows, 12_000)
  })
  afterAll(() => database.close())

  // Names from the commonest on: many on the first page, some among the newest 5,000, few, and none.
  test.each(['Muhammad Wulandari', 'Siti Santoso', 'Rina Nugroho', 'Kevin Harahap', 'Qonita Haryanto', 'Zainal Purba'])(
    'finds every %s once, the newest first',
    async (name) => {
      const { leadId, askedAt } = leadProgress
      const named = await database.db
        .select({ leadId })
        .from(leadProgress)
        .innerJoin(leads, and(eq(leads.id, leadId), eq(leads.name, name)))
        .orderBy(desc(askedAt), desc(leadId))
      const found: string[] = []
      const page = (after: Cursor | null) =>
        foundIds(database.db, grantTo('call-centre', 'lead:read'), { typed: name, filter: undefined, after, count: 20 })
      for (let places = await page(null); places.length > 0; places = await page(places.at(-1) ?? null))
        found.push(...places.map((place) => place.leadId))
      expect(found).toEqual(named.map((row) => row.leadId))
    },
  )
})
