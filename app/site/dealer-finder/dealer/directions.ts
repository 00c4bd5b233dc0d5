import { addressLine } from '../../../core/dealers/address-line.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'

export const maps = ['google', 'waze', 'apple'] as const
export type MapName = (typeof maps)[number]

/** Where each map begins the way to a dealer: at its point if that is on the street, else wherever it knows the name. */
export function directionsTo(dealer: Dealer): Record<MapName, string> {
  const { geoPrecision, latitude, longitude, name } = dealer
  const point = `${latitude},${longitude}`
  const precise = geoPrecision === 'street'
  const target = precise ? point : `${name}, ${addressLine(dealer)}`
  return {
    google: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: target })}`,
    waze: `https://waze.com/ul?${new URLSearchParams({ ...(precise ? { ll: point } : { q: target }), navigate: 'yes' })}`,
    apple: `https://maps.apple.com/?${new URLSearchParams({ daddr: target })}`,
  }
}
