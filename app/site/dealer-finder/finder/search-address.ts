import type { Point } from '../../../core/dealers/nearest/great-circle.ts'
import type { Service } from '../../../core/dealers/services.ts'
import type { Area } from '../../../lib/dealer-map.ts'
import type { Correction } from './chosen-filter.ts'
import type { LocationRefusal } from './location/location.ts'

/** What is looked for, as the address says it. */
export type Search = {
  /** What stands in the field. */
  text: string
  location: Point | null
  locationRefusal: LocationRefusal | null
  /** The area of the map to list; a typed text counts more. */
  area: Area | null
  /** The text is no name: it gives the location itself, or is refused. */
  isLocationTyped: boolean
  service: Service | null
  openNow: boolean
  /** The models that are asked for: in an old link anything, and more than one. */
  vehicles: readonly string[]
  byName: boolean
  /** How many are wanted. */
  count: number
  corrections: readonly Correction[]
}

/** How many are shown, at first and after each wish for more; an address may ask for any number up to the last. */
export const counts = [20, 50, 100, 200] as const
export const mostShown = 200

/** Letters of a place with its address; links of maps are longer. */
export const longestPlace = 300

/** A search as its address says it; what is usual is left out. */
export function queryOf(search: Search): Record<string, string | readonly string[]> {
  const { text, location, area, isLocationTyped, service, openNow, vehicles, byName, count } = search
  const point = location ? `${location.latitude},${location.longitude}` : ''
  return {
    // Of a link that was pasted no more is passed on than the place.
    q: isLocationTyped ? point : text,
    lokasi: isLocationTyped ? '' : point,
    area: area ? [area.south, area.west, area.north, area.east].join(',') : '',
    service: service ?? '',
    buka: openNow ? 'ya' : '',
    vehicle: vehicles,
    urut: byName ? 'abjad' : '',
    tampil: count === counts[0] ? '' : String(count),
  }
}
