import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import data from '../../../data/dealers.json' with { type: 'json' }
import type { Db } from '../../platform/database.server.ts'
import { type Dealer, dealerSchema } from './dealer.ts'
import { dealers } from './tables.ts'

/** Every outlet, by name. */
export async function readDealers(db: Db): Promise<Dealer[]> {
  const rows = await db.select().from(dealers).orderBy(asc(dealers.name))
  return rows.map((row) => dealerSchema.parse(row))
}

export async function findDealer(db: Db, slug: string): Promise<Dealer | null> {
  const [row] = await db.select().from(dealers).where(eq(dealers.slug, slug))
  return row ? dealerSchema.parse(row) : null
}

export async function dealerById(db: Db, id: string): Promise<Dealer> {
  const [row] = await db.select().from(dealers).where(eq(dealers.id, id))
  return dealerSchema.parse(row)
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
      // Hours stay as they are written, for whoever edits them.
      openingHours: row.openingHours,
      otherDays: [],
      demonstrationCarsByHour: 'demonstrationCarsByHour' in row ? row.demonstrationCarsByHour : {},
      serviceBaysByHour: 'serviceBaysByHour' in row ? row.serviceBaysByHour : {},
    })),
  )
}
