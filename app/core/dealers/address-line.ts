import type { Dealer } from './dealer.ts'
import { provinceOf, regencyOf } from './regions.ts'

/** `Jl. Gardujati 70, Kota Bandung, Jawa Barat` */
export function addressLine({ address, regencyCode }: Pick<Dealer, 'address' | 'regencyCode'>): string {
  return [address, regencyOf(regencyCode).name, provinceOf(regencyCode).name].filter(Boolean).join(', ')
}

/** Where a map shows the outlet: at its point if that is on the street, else wherever the map knows its name. */
export function mapAddress(dealer: Dealer): string {
  const { geoPrecision, latitude, longitude, name } = dealer
  const place = geoPrecision === 'street' ? `${latitude},${longitude}` : `${name}, ${addressLine(dealer)}`
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`
}
