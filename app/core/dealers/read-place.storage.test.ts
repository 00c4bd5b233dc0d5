import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { fiftyThousandDealers } from '../../../tests/support/many-dealers.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { chosenPlace, fitsFilter, readAllDealers } from './all-dealers.fixture.ts'
import { type DealerFilter, sellersOf } from './dealer-filter.ts'
import type { PlaceChoice } from './place.ts'
import { mostOffered, readPlace } from './read-place.server.ts'
import { regencies } from './regions.ts'

const now = Temporal.Instant.from('2026-11-28T03:00:00Z')
const choice = (chosen: Partial<PlaceChoice>): PlaceChoice => ({ province: '', city: '', dealer: '', ...chosen })

const choices: Partial<PlaceChoice>[] = [
  {},
  { dealer: 'mahligai-puteri-berlian-bandung' },
  { province: '31', city: '32.73', dealer: 'mahligai-puteri-berlian-bandung' },
  { province: '32', city: '32.77', dealer: 'mahligai-puteri-berlian-bandung' },
  { province: '32' },
  { province: '51' },
  { province: '81' },
  { province: '99', city: 'x', dealer: '../etc' },
]

const filters: [string, DealerFilter][] = [
  ['sell cars', sellersOf()],
  ['sell light trucks', sellersOf('niaga-ringan')],
  ['repair', { anyService: ['service', 'bodi-cat'] }],
  ['paint', { anyService: ['bodi-cat'] }],
]

describe.each(everyDatabase)('the choice of a dealer on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, now)
  })
  afterAll(() => database.close())

  test.each(filters)('among dealers that %s is the same as with all dealers in memory', async (_, filter) => {
    const all = (await readAllDealers(database.db)).filter((dealer) => fitsFilter(dealer, filter))
    for (const chosen of choices) {
      expect(await readPlace(database.db, filter, choice(chosen))).toEqual(chosenPlace(all, choice(chosen)))
    }
  })
})

describe.each(everyDatabase)('a city with 25,000 dealers on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.db.execute(sql.raw(fiftyThousandDealers(regencies.map(({ code }) => code))))
  })
  afterAll(() => database.close())

  test('offers the first dealers, and says how many more there are', async () => {
    const { dealers, unlisted, dealer } = await readPlace(database.db, sellersOf(), choice({ province: '31', city: '31.74' }))
    expect(dealers).toHaveLength(mostOffered)
    expect(dealers.length + unlisted).toBeGreaterThan(25_000)
    expect(dealer).toBeNull()
  })

  test('also offers the dealer in the address', async () => {
    const { dealers, unlisted, dealer } = await readPlace(database.db, sellersOf(), choice({ dealer: 'dealer-49999' }))
    expect(dealer?.slug).toBe('dealer-49999')
    expect(dealers.at(-1)?.slug).toBe('dealer-49999')
    expect(dealers.length + unlisted).toBeGreaterThan(25_000)
  })
})
