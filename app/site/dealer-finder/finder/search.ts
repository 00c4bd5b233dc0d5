import { type Service, services } from '../../../core/dealers/dealer.ts'
import type { Point } from '../../../core/dealers/nearest/great-circle.ts'
import { oneLine, readable } from '../../../lib/typed-text.ts'
import { readTyped, readTypedList } from '../../../ui/form.ts'
import { chosenFilter, type Slip } from './chosen-filter.ts'
import { type LocationRefusal, readLocation } from './location/location.ts'
import { readTypedLocation } from './location/typed-location.ts'

/** What is looked for, as the address says it. */
export type Search = {
  /** What stands in the field. */
  text: string
  location: Point | null
  locationRefusal: LocationRefusal | null
  /** The text is no name but gives the location itself. */
  isLocationTyped: boolean
  service: Service | null
  openNow: boolean
  /** The models that are asked for: in an old link anything, and more than one. */
  vehicles: readonly string[]
  byName: boolean
  /** How many are wanted. */
  count: number
  slips: readonly Slip[]
}

/** How many are shown, at first and after each wish for more. */
export const counts = [20, 50, 100, 200] as const

/** Links of maps are long, names of places are not. */
export const longestText = 2000
const longestName = 120

export function readSearch(query: URLSearchParams): Search {
  const { q = '', lokasi = '', buka = '', urut = '', tampil = '' } = readTyped(query)
  const text = oneLine(readable(q)).slice(0, longestText)
  const typed = readTypedLocation(text)
  const given = typed ?? (lokasi.trim() === '' ? null : readLocation(lokasi))
  const service = chosenFilter('service', readTypedList(query, 'service'), (each) => services.find((one) => one === each) ?? null)
  return {
    text: typed ? text : text.slice(0, longestName),
    location: given?.point ?? null,
    locationRefusal: given?.refusal ?? null,
    isLocationTyped: typed !== null,
    service: service.value,
    openNow: buka === 'ya',
    vehicles: readTypedList(query, 'vehicle'),
    byName: urut === 'abjad',
    count: counts.find((each) => String(each) === tampil) ?? counts[0],
    slips: service.slips,
  }
}

/** A search as its address says it; what is usual is left out. */
export function queryOf(search: Search): Record<string, string | readonly string[]> {
  const { text, location, isLocationTyped, service, openNow, vehicles, byName, count } = search
  const point = location ? `${location.latitude},${location.longitude}` : ''
  return {
    // Of a link that was pasted no more is passed on than the place.
    q: isLocationTyped ? point : text,
    lokasi: isLocationTyped ? '' : point,
    service: service ?? '',
    buka: openNow ? 'ya' : '',
    vehicle: vehicles,
    urut: byName ? 'abjad' : '',
    tampil: count === counts[0] ? '' : String(count),
  }
}
