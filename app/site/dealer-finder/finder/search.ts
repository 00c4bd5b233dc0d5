import { type Service, services } from '../../../core/dealers/dealer.ts'
import type { Point } from '../../../core/dealers/nearest/great-circle.ts'
import { letterCount, oneLine, readable } from '../../../lib/typed-text.ts'
import { readTypedList } from '../../../ui/form.ts'
import { chosenFilter, lastGiven, type Slip } from './chosen-filter.ts'
import { type Location, type LocationRefusal, readLocation, refused } from './location/location.ts'
import { readTypedLocation } from './location/typed-location.ts'

/** What is looked for, as the address says it. */
export type Search = {
  /** What stands in the field. */
  text: string
  location: Point | null
  locationRefusal: LocationRefusal | null
  /** The text is no name: it gives the location itself, or is refused. */
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

/** How many are shown, at first and after each wish for more; an address may ask for any number up to the last. */
export const counts = [20, 50, 100, 200] as const
export const mostShown = 200

/** Links of maps are long, places with their address are not. */
const longestLink = 2000
export const longestPlace = 300

export function readSearch(query: URLSearchParams): Search {
  const asked = (name: string) => readTypedList(query, name)
  const place = lastGiven('place', asked('q'))
  const visitor = lastGiven('location', asked('lokasi'))
  const service = chosenFilter('service', asked('service'), (each) => services.find((one) => one === each) ?? null)
  const open = chosenFilter('open', asked('buka'), (each) => openings.find((one) => one === each) ?? null)
  const order = chosenFilter('order', asked('urut'), (each) => orders.find((one) => one === each) ?? null)
  const count = chosenFilter('count', asked('tampil'), readCount)
  const text = oneLine(readable(place.text))
  const typed = locationIn(text)
  const given = typed ?? (visitor.text === '' ? null : readLocation(visitor.text))
  return {
    text,
    location: given?.point ?? null,
    locationRefusal: given?.refusal ?? null,
    isLocationTyped: typed !== null,
    service: service.value,
    openNow: open.value === 'ya',
    vehicles: asked('vehicle'),
    byName: order.value === 'abjad',
    count: count.value ?? counts[0],
    slips: [place, visitor, service, open, order, count].flatMap(({ slips }) => slips),
  }
}

/** The location a text gives, or why it is neither a location nor a place to look for; null for a place. */
function locationIn(text: string): Location | null {
  const length = letterCount(text)
  const location = length > longestLink ? null : readTypedLocation(text)
  return location ?? (length > longestPlace ? refused('text-too-long') : null)
}

const openings = ['ya', 'tidak'] as const
const orders = ['jarak', 'abjad'] as const

function readCount(text: string): number | null {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return count > 0 && count <= mostShown ? count : null
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
