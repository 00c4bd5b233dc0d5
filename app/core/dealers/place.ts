import { addressLine } from './address-line.ts'
import type { Dealer } from './dealer.ts'
import { type Province, provinceOf, type Regency, regencyOf } from './regions.ts'

/** What the visitor chose on the way to a dealer. Empty strings: nothing chosen. */
export type PlaceChoice = { province: string; city: string; dealer: string }

export type DealerCard = { slug: string; name: string; address: string; sample: boolean }

export type ChosenRegion = {
  provinces: Province[]
  province: Province | null
  cities: Regency[]
  city: Regency | null
}

export type Place<One = Dealer> = ChosenRegion & {
  /** Dealers of the city. When there are very many, only the first ones. */
  dealers: DealerCard[]
  /** How many more dealers the city has. */
  unlisted: number
  dealer: One | null
}

/**
 * The province and city that were chosen, among regions with dealers. A dealer in the address fills in its city and
 * province. A chosen province or city that does not contain the dealer wins, because the visitor chose it later. When only
 * one choice is left, it is chosen.
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
 * The selected dealer of a sent form. Null when the visitor changed the province without seeing the new dealer: the old
 * dealer and its times belong to another place. When the form names no dealer, the place's only dealer.
 */
export function selectedDealer<One extends { slug: string }>({ dealer }: Pick<Place<One>, 'dealer'>, sent: string): One | null {
  return sent === '' || sent === dealer?.slug ? dealer : null
}

/** Writes the selected dealer into a sent form. */
export function withSelectedDealer(body: FormData, place: Place<DealerCard>): FormData {
  body.set('dealer', selectedDealer(place, String(body.get('dealer') ?? ''))?.slug ?? '')
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
