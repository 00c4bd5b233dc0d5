import { addressLine } from './address-line.ts'
import type { Dealer } from './dealer.ts'
import { type Province, provinceOf, type Regency, regencyOf } from './regions.ts'

/** What was chosen on the way to a dealer; empty where nothing was. */
export type PlaceChoice = { province: string; city: string; dealer: string }

export type DealerCard = { slug: string; name: string; address: string; sample: boolean }

export type ChosenRegion = {
  provinces: Province[]
  province: Province | null
  cities: Regency[]
  city: Regency | null
}

export type Place<One = Dealer> = ChosenRegion & {
  /** Of the city; of very many only the first. */
  dealers: DealerCard[]
  /** How many more the city has. */
  unlisted: number
  dealer: One | null
}

/**
 * From province to city among regions that have dealers. A named dealer fills in its city and province; a choice above it
 * that does not contain it wins, because it was made last; what leaves only one choice is chosen.
 */
export function chosenRegion(
  codes: Iterable<string>,
  choice: PlaceChoice,
  named: Pick<Dealer, 'regencyCode'> | null,
): ChosenRegion {
  const regencies = [...codes].filter((code) => code.includes('.'))
  const provinces = byName(regencies.map(provinceOf))
  const province = provinces.find(({ code }) => code === (choice.province || named?.regencyCode.slice(0, 2))) ?? null
  const cities = byName(regencies.filter((code) => provinceOf(code).code === province?.code).map(regencyOf))
  const wantedCity = cities.find(({ code }) => code === choice.city) ?? cities.find(({ code }) => code === named?.regencyCode)
  return { provinces, province, cities, city: wantedCity ?? only(cities) }
}

/** A place as a form shows it. */
export function shownPlace({ dealer, ...place }: Place): Place<DealerCard> {
  return { ...place, dealer: dealer && dealerCard(dealer) }
}

/**
 * The dealer a sent form means: none of a province that was left without looking on, since its dealer, and that
 * dealer's times, were chosen for another place; where nothing was chosen, the only one there is.
 */
export function dealerMeant<One extends { slug: string }>({ dealer }: Pick<Place<One>, 'dealer'>, sent: string): One | null {
  return sent === '' || sent === dealer?.slug ? dealer : null
}

/** A sent form with that dealer in it. */
export function withDealerMeant(body: FormData, place: Place<DealerCard>): FormData {
  body.set('dealer', dealerMeant(place, String(body.get('dealer') ?? ''))?.slug ?? '')
  return body
}

export function dealerCard(dealer: Pick<Dealer, 'slug' | 'name' | 'address' | 'regencyCode' | 'sample'>): DealerCard {
  return { slug: dealer.slug, name: dealer.name, address: addressLine(dealer), sample: dealer.sample }
}

function byName<Region extends { code: string; name: string }>(regions: readonly Region[]): Region[] {
  const unique = [...new Map(regions.map((region) => [region.code, region])).values()]
  return unique.sort((one, other) => one.name.localeCompare(other.name, 'id'))
}

function only<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null
}
