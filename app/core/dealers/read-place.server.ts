import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import { remembered } from '../content/content-memory.server.ts'
import type { Dealer } from './dealer.ts'
import { type DealerFilter, filterKey } from './dealer-filter.ts'
import { findDealer } from './dealers.server.ts'
import { fits } from './nearest/dealer-filter.server.ts'
import { byName, countByRegion, inRegion } from './nearest/in-region.server.ts'
import { chosenRegion, type DealerCard, dealerCard, type Place, type PlaceChoice } from './place.ts'
import { dealers } from './tables.ts'

/** The longest list of radio buttons that is still easy to read. */
export const mostOffered = 60

/** Reads the choice from province to city to dealer. Only dealers of the chosen city are read. */
export async function readPlace(db: Db, filter: DealerFilter, choice: PlaceChoice): Promise<Place> {
  const [counts, named] = await Promise.all([countByRegion(db, filter), findFitting(db, filter, choice.dealer)])
  const region = chosenRegion(counts.keys(), choice, named)
  if (!region.city) return { ...region, dealers: [], unlisted: 0, dealer: null }
  const { code } = region.city
  const first = await firstDealers(db, filter, code)
  const dealer = named?.regencyCode === code ? named : await onlyDealer(db, first)
  const offered = withDealer(first, dealer)
  return { ...region, dealers: offered, unlisted: (counts.get(code) ?? 0) - offered.length, dealer }
}

/** The dealer with this slug. Null when it does not exist, or does not fit the filter. */
async function findFitting(db: Db, filter: DealerFilter, slug: string): Promise<Dealer | null> {
  const dealer = slug === '' ? null : await findDealer(db, slug)
  if (!dealer) return null
  const isFitting = await remembered(db, `fits/${slug}/${filterKey(filter)}`, async () => {
    const found = await db
      .select({ slug: dealers.slug })
      .from(dealers)
      .where(and(eq(dealers.slug, slug), fits(filter)))
    return found.length > 0
  })
  return isFitting ? dealer : null
}

function firstDealers(db: Db, filter: DealerFilter, regencyCode: string): Promise<DealerCard[]> {
  return remembered(db, `dealers to choose/${regencyCode}/${filterKey(filter)}`, async () => {
    const { slug, name, address, sample } = dealers
    const rows = await db
      .select({ slug, name, address, sample, regencyCode: dealers.regencyCode })
      .from(dealers)
      .where(inRegion({ regencyCode }, filter))
      .orderBy(...byName)
      .limit(mostOffered)
    return rows.map(dealerCard)
  })
}

async function onlyDealer(db: Db, [first, second]: readonly DealerCard[]): Promise<Dealer | null> {
  return first && !second ? findDealer(db, first.slug) : null
}

/** Adds the chosen dealer when it is not among the first ones. */
function withDealer(first: readonly DealerCard[], dealer: Dealer | null): DealerCard[] {
  const isListed = dealer === null || first.some(({ slug }) => slug === dealer.slug)
  return isListed ? [...first] : [...first, dealerCard(dealer)]
}
