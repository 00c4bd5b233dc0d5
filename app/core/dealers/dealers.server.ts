import { arrayContains, asc, eq, type InferSelectModel } from 'drizzle-orm'
import { z } from 'zod'
import data from '../../../data/dealers.json' with { type: 'json' }
import type { Db } from '../../platform/database.server.ts'
import { remembered, rememberedFrom } from '../content/content-memory.server.ts'
import { type Dealer, dealerFrom, dealerSchema } from './dealer.ts'
import { allDealers } from './dealers-version.server.ts'
import { readHolidays } from './holidays/holiday-store.server.ts'
import type { NamedDealer } from './places/place-entries.ts'
import { dealers } from './tables.ts'

/** The names of all dealers, sorted by name. */
export function readDealerNames(db: Db): Promise<NamedDealer[]> {
  const { slug, name, address, regencyCode, latitude, longitude } = dealers
  return rememberedFrom(db, allDealers, 'names', () =>
    db.select({ slug, name, address, regencyCode, latitude, longitude }).from(dealers).orderBy(asc(name), asc(slug)),
  )
}

/** Every dealer that sells cars, sorted by name, with address and phone, but without hours, which are slow to validate. */
export async function readSellers(db: Db) {
  const { id, name, city, address, regencyCode, latitude, longitude, phone, sample, services, segments } = dealers
  const rows = await db
    .select({ id, name, city, address, regencyCode, latitude, longitude, phone, sample, services, segments })
    .from(dealers)
    .where(arrayContains(services, ['sales']))
    .orderBy(asc(name), asc(dealers.slug))
  const checked = dealerSchema.pick({ services: true, segments: true })
  return rows.map((row) => ({ ...row, ...checked.parse(row) }))
}

/** The dealers with these slugs, in the same order. */
export async function dealersOf(db: Db, slugs: readonly string[]): Promise<Dealer[]> {
  const found = await Promise.all(slugs.map((slug) => findDealer(db, slug)))
  return found.filter((dealer) => dealer !== null)
}

type Row = InferSelectModel<typeof dealers>

/** Rows of the table as dealers. Where content is cached, a row is validated once per content version. */
export async function dealersFrom(db: Db, rows: readonly Row[]): Promise<Dealer[]> {
  const holidays = await readHolidays(db)
  return Promise.all(rows.map((row) => remembered(db, keyOf(row.slug), async () => dealerFrom(row, holidays))))
}

/** Slugs come from addresses. Unknown slugs are not cached: there is no limit to their number. */
export async function findDealer(db: Db, slug: string): Promise<Dealer | null> {
  const isKept = (dealer: Dealer | null) => dealer !== null
  const read = async () => {
    const [row] = await db.select().from(dealers).where(eq(dealers.slug, slug))
    return row ? dealerFrom(row, await readHolidays(db)) : null
  }
  return remembered(db, keyOf(slug), read, isKept)
}

const keyOf = (slug: string) => `dealer/${slug}`

export async function dealerById(db: Db, id: string): Promise<Dealer> {
  return remembered(db, `dealer-id/${id}`, async () => {
    const [row] = await db.select().from(dealers).where(eq(dealers.id, id))
    return dealerFrom(row ?? {}, await readHolidays(db))
  })
}

const provenance = z.object({
  source: z.string(),
  sourceDate: z.string(),
  confidence: z.enum(['high', 'medium', 'low']),
  hoursConfidence: z.enum(['source', 'partly assumed', 'assumed']),
  note: z.string().nullable(),
})

/** Fills the empty table from `data/dealers.json`. Call it inside `changeContent`. */
export async function seedDealers(tx: Db): Promise<void> {
  await tx.insert(dealers).values(
    data.dealers.map((row) => ({
      ...dealerSchema.parse(row),
      ...provenance.parse(row),
      // Stores hours as written, for the people who edit them.
      openingHours: row.openingHours,
      otherDays: [],
      demonstrationCarsByHour: 'demonstrationCarsByHour' in row ? row.demonstrationCarsByHour : {},
      serviceBaysByHour: 'serviceBaysByHour' in row ? row.serviceBaysByHour : {},
    })),
  )
}
