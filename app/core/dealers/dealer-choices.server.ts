import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import { rememberedFrom } from '../content/content-memory.server.ts'
import type { Dealer } from './dealer.ts'
import { findDealer } from './dealers.server.ts'
import { allDealers } from './dealers-version.server.ts'
import { dealers } from './tables.ts'
import { isTyped } from './typed-dealer.server.ts'

/** More dealers are too many for a list to choose from: then the employee types a name. */
export const mostChoices = 500

export type DealerChoice = { id: string; slug: string; name: string; city: string }

/** All dealers by name. Null when there are too many to choose from a list. */
export function readDealerChoices(db: Db): Promise<DealerChoice[] | null> {
  return rememberedFrom(db, allDealers, 'choices', async () => {
    const { id, slug, name, city } = dealers
    const rows = await db
      .select({ id, slug, name, city })
      .from(dealers)
      .orderBy(asc(name), asc(slug))
      .limit(mostChoices + 1)
    return rows.length > mostChoices ? null : rows
  })
}

/** Choices as the options of a select. */
export const optionsOf = (choices: readonly DealerChoice[] | null) =>
  choices?.map(({ slug, name }) => ({ value: slug, label: name })) ?? null

/** The dealer that an employee chose, by its slug, or typed, by its whole name. */
export async function typedDealer(db: Db, typed: string): Promise<Dealer | null> {
  const chosen = await findDealer(db, typed)
  if (chosen) return chosen
  const [found] = await db.select({ slug: dealers.slug }).from(dealers).where(isTyped(typed)).limit(1)
  return found ? findDealer(db, found.slug) : null
}
