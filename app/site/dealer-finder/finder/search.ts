import { isAbroad } from '../../../core/dealers/abroad.ts'
import { type Service, services } from '../../../core/dealers/dealer.ts'
import type { Point } from '../../../core/dealers/nearest/great-circle.ts'
import { oneLine, readable } from '../../../lib/typed-text.ts'
import type { Typed } from '../../../ui/form.ts'

export const locationRefusals = ['unreadable', 'abroad'] as const
export type LocationRefusal = (typeof locationRefusals)[number]

/** What is looked for, as the address says it. */
export type Search = {
  text: string
  location: Point | null
  locationRefusal: LocationRefusal | null
  service: Service | null
  openNow: boolean
  vehicle: string
  byName: boolean
  /** How many are wanted. */
  count: number
}

/** How many are shown, at first and after each wish for more. */
export const counts = [20, 50, 100, 200] as const

export function readSearch(typed: Typed): Search {
  const { q = '', lokasi = '', service = '', buka = '', vehicle = '', urut = '', tampil = '' } = typed
  const { point, refusal } = readLocation(lokasi)
  return {
    text: oneLine(readable(q)).slice(0, 120),
    location: point,
    locationRefusal: refusal,
    service: services.find((each) => each === service) ?? null,
    openNow: buka === 'ya',
    vehicle,
    byName: urut === 'abjad',
    count: counts.find((each) => String(each) === tampil) ?? counts[0],
  }
}

/** `-6.2088,106.8456` */
function readLocation(text: string): { point: Point | null; refusal: LocationRefusal | null } {
  if (text.trim() === '') return { point: null, refusal: null }
  const [, north = '', east = ''] = /^\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*$/.exec(text) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  if (north === '' || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return { point: null, refusal: 'unreadable' }
  // Where the meridian meets the equator nobody is: it is what a broken receiver says.
  if (latitude === 0 && longitude === 0) return { point: null, refusal: 'unreadable' }
  const point = { latitude, longitude }
  return isAbroad(point) ? { point: null, refusal: 'abroad' } : { point, refusal: null }
}
