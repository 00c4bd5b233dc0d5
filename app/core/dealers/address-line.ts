import type { Dealer } from './dealer.ts'
import { provinceOf, regencyOf } from './regions.ts'

/** `Jl. Gardujati 70, Kota Bandung, Jawa Barat` */
export function addressLine({ address, regencyCode }: Pick<Dealer, 'address' | 'regencyCode'>): string {
  return [address, regencyOf(regencyCode).name, provinceOf(regencyCode).name].filter(Boolean).join(', ')
}

/** What to search on a map: the dealer's point if it is exact to the street, otherwise its name and address. */
export function mapAddress(dealer: Dealer): string {
  const { geoPrecision, latitude, longitude, name } = dealer
  const place = geoPrecision === 'street' ? `${latitude},${longitude}` : `${name}, ${addressLine(dealer)}`
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`
}
