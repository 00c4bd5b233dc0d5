import { addressLine } from './address-line.ts'
import type { Dealer } from './dealer.ts'
import { type Province, provinceOf, type Regency, regencyOf } from './regions.ts'

/** What was chosen on the way to a dealer; empty where nothing was. */
export type PlaceChoice = { province: string; city: string; dealer: string }

export type DealerCard = { slug: string; name: string; address: string; sample: boolean }

export type Place<One = Dealer> = {
  provinces: Province[]
  province: Province | null
  cities: Regency[]
  city: Regency | null
  dealers: One[]
  dealer: One | null
}

/**
 * From province to city to one of these dealers. A named dealer fills in its city and province; a choice above it
 * that does not contain it wins, because it was made last; what leaves only one choice is chosen.
 */
export function chosenPlace(all: readonly Dealer[], choice: PlaceChoice): Place {
  const named = all.find(({ slug }) => slug === choice.dealer)
  const provinces = byName(all.map(({ regencyCode }) => provinceOf(regencyCode)))
  const province = provinces.find(({ code }) => code === (choice.province || named?.regencyCode.slice(0, 2))) ?? null
  const nearby = all.filter(({ regencyCode }) => provinceOf(regencyCode).code === province?.code)
  const cities = byName(nearby.map(({ regencyCode }) => regencyOf(regencyCode)))
  const wantedCity = cities.find(({ code }) => code === choice.city) ?? cities.find(({ code }) => code === named?.regencyCode)
  const city = wantedCity ?? only(cities)
  const dealers = nearby.filter(({ regencyCode }) => regencyCode === city?.code)
  return { provinces, province, cities, city, dealers, dealer: dealers.find((each) => each === named) ?? only(dealers) }
}

/** The same as a form shows it. */
export function shownPlace({ dealers, dealer, ...place }: Place): Place<DealerCard> {
  return { ...place, dealers: dealers.map(dealerCard), dealer: dealer && dealerCard(dealer) }
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

export function dealerCard(dealer: Dealer): DealerCard {
  return { slug: dealer.slug, name: dealer.name, address: addressLine(dealer), sample: dealer.sample }
}

function byName<Region extends { code: string; name: string }>(regions: readonly Region[]): Region[] {
  const unique = [...new Map(regions.map((region) => [region.code, region])).values()]
  return unique.sort((one, other) => one.name.localeCompare(other.name, 'id'))
}

function only<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null
}
