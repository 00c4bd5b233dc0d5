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
import { inScope } from './in-scope.server.ts'
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

  const callCentre = grantTo('call-centre', 'lead:read')
  const ofDealers = (count: number) =>
    grantTo(
      'dealer',
      'lead:read',
      Array.from({ length: count }, (_, place) => `d${String(place + 1).padStart(3, '0')}`),
    )
  const grants = { 'the call centre': callCentre, 'one dealer': ofDealers(1), 'forty dealers': ofDealers(40) }

  // Names from the commonest on: many on the first page, some among those compared at first, few, and none.
  const names = ['Muhammad Wulandari', 'Siti Santoso', 'Rina Nugroho', 'Kevin Harahap', 'Qonita Haryanto', 'Zainal Purba']
  test.each(Object.entries(grants).flatMap(([who, grant]) => names.map((name) => ({ who, grant, name }))))(
    '$who finds every $name of theirs once, the newest first',
    async ({ grant, name }) => {
      const { leadId, askedAt } = leadProgress
      const named = await database.db
        .select({ leadId })
        .from(leadProgress)
        .innerJoin(leads, and(eq(leads.id, leadId), eq(leads.name, name)))
        .where(inScope(grant))
        .orderBy(desc(askedAt), desc(leadId))
      const found: string[] = []
      const page = (after: Cursor | null) => foundIds(database.db, grant, { typed: name, filter: undefined, after, count: 20 })
      for (let places = await page(null); places.length > 0; places = await page(places.at(-1) ?? null))
        found.push(...places.map((place) => place.leadId))
      expect(found).toEqual(named.map((row) => row.leadId))
    },
  )
})
