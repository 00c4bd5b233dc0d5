import type { Point } from '../../../core/dealers/nearest/great-circle.ts'
import type { Service } from '../../../core/dealers/services.ts'
import type { Area } from '../../../lib/dealer-map.ts'
import type { Correction } from './chosen-filter.ts'
import type { LocationRefusal } from './location/location.ts'

/** A search as read from the address. */
export type Search = {
  /** The text in the place field. */
  text: string
  location: Point | null
  locationRefusal: LocationRefusal | null
  /** The area of the map to list. A typed text has priority. */
  area: Area | null
  /** True when the text is a location itself (coordinates or a link), also when that is refused. */
  isLocationTyped: boolean
  service: Service | null
  openNow: boolean
  /** The models to filter by, unchecked: an old link may name several, or unknown ones. */
  vehicles: readonly string[]
  byName: boolean
  /** How many dealers to list. */
  count: number
  corrections: readonly Correction[]
}

/** List lengths: the first, then one step for each "more". An address may ask for any number up to `mostShown`. */
export const counts = [20, 50, 100, 200] as const
export const mostShown = 200

/** Letters of a place with its address. Map links may be longer. */
export const longestPlace = 300

/** The query of a search. Default values are left out. */
export function queryOf(search: Search): Record<string, string | readonly string[]> {
  const { text, location, area, isLocationTyped, service, openNow, vehicles, byName, count } = search
  const point = location ? `${location.latitude},${location.longitude}` : ''
  return {
    // A pasted link is not passed on, only its point.
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
