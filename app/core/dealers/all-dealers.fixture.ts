import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import { type Dealer, dealerSchema } from './dealer.ts'
import type { DealerFilter } from './dealer-filter.ts'
import { chosenRegion, dealerCard, type Place, type PlaceChoice } from './place.ts'
import { dealers } from './tables.ts'

// Computes from all dealers in memory what the product reads from the database. Tests compare both.

export async function readAllDealers(db: Db): Promise<Dealer[]> {
  const rows = await db.select().from(dealers).orderBy(asc(dealers.name))
  return rows.map((row) => dealerSchema.parse(row))
}

/** Ignores the filters `car` and `sample`. */
export function fitsFilter({ services, segments }: Dealer, { service, anyService, segment }: DealerFilter): boolean {
  const hasService = !service || services.includes(service)
  const hasAny = !anyService || anyService.some((each) => services.includes(each))
  return hasService && hasAny && (!segment || segments.includes(segment))
}

export function chosenPlace(all: readonly Dealer[], choice: PlaceChoice): Place {
  const named = all.find(({ slug }) => slug === choice.dealer) ?? null
  const codes = all.map(({ regencyCode }) => regencyCode)
  const region = chosenRegion(codes, choice, named)
  const there = all.filter(({ regencyCode }) => regencyCode === region.city?.code)
  const [first = null, second] = there
  const dealer = there.find((each) => each === named) ?? (second ? null : first)
  return { ...region, dealers: there.map(dealerCard), unlisted: 0, dealer }
}
