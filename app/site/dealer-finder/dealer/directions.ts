import { addressLine } from '../../../core/dealers/address-line.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import { googleDirections } from '../../../lib/google-directions.ts'

export const maps = ['google', 'waze', 'apple'] as const
export type MapName = (typeof maps)[number]

type Located = Pick<Dealer, 'geoPrecision' | 'latitude' | 'longitude' | 'name' | 'address' | 'regencyCode'>

/** Links to route planners, with the dealer as destination. */
export function directionsTo(dealer: Located): Record<MapName, string> {
  const target = destinationOf(dealer)
  const point = isPrecise(dealer) ? { ll: target } : { q: target }
  return {
    google: googleDirections(target),
    waze: `https://waze.com/ul?${new URLSearchParams({ ...point, navigate: 'yes' })}`,
    apple: `https://maps.apple.com/?${new URLSearchParams({ daddr: target })}`,
  }
}

/** The dealer's point if it is exact to the street, else its name and address: every map finds those. */
export function destinationOf(dealer: Located): string {
  const { latitude, longitude, name } = dealer
  return isPrecise(dealer) ? `${latitude},${longitude}` : `${name}, ${addressLine(dealer)}`
}

const isPrecise = ({ geoPrecision }: Located): boolean => geoPrecision === 'street'
