import { asc, eq, inArray } from 'drizzle-orm'
import type { Dealer } from '../../core/dealers/dealer.ts'
import { type DealerChoice, readDealerChoices, typedDealer } from '../../core/dealers/dealer-choices.server.ts'
import { findDealer } from '../../core/dealers/dealers.server.ts'
import { dealers } from '../../core/dealers/tables.ts'
import { covers, type Grant } from '../../core/staff/grant.ts'
import type { Db } from '../../platform/database.server.ts'

export type CalendarDealer = Omit<DealerChoice, 'id'>

/** The dealers whose calendar a grant opens, by name. Null when there are too many to choose from a list. */
export async function dealersInScope(db: Db, { scope }: Grant): Promise<CalendarDealer[] | null> {
  if (scope === 'all') return readDealerChoices(db)
  const { id, slug, name, city } = dealers
  return db
    .select({ slug, name, city })
    .from(dealers)
    .where(inArray(id, [...scope]))
    .orderBy(asc(name), asc(slug))
}

/** The dealer with this slug. Null when it is unknown or outside the grant. */
export async function dealerInScope(db: Db, grant: Grant, slug: string): Promise<Dealer | null> {
  const dealer = await typedDealer(db, slug)
  return dealer && covers(grant, dealer.id) ? dealer : null
}

/** The dealer to begin with: the only one of the grant, or the first of an employee's own dealers. */
export async function firstDealer(db: Db, grant: Grant): Promise<Dealer | null> {
  const [own] = grant.scope === 'all' ? [] : grant.scope
  if (own === undefined) return null
  const [row] = await db.select({ slug: dealers.slug }).from(dealers).where(eq(dealers.id, own))
  return row ? findDealer(db, row.slug) : null
}
