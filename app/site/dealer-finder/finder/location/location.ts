import { isAbroad } from '../../../../core/dealers/abroad.ts'
import type { Point } from '../../../../core/dealers/nearest/great-circle.ts'

export const locationRefusals = ['unreadable', 'abroad', 'link-without-point', 'text-too-long'] as const
export type LocationRefusal = (typeof locationRefusals)[number]

/** A point in Indonesia, or the reason why there is none. */
export type Location = { point: Point; refusal: null } | { point: null; refusal: LocationRefusal }

/** `-6.2088,106.8456` */
export function readLocation(text: string): Location {
  const [, north = '', east = ''] = /^\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*$/.exec(text) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  if (north === '' || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return refused('unreadable')
  // Broken GPS receivers report 0,0, a point in the ocean.
  if (latitude === 0 && longitude === 0) return refused('unreadable')
  const point = { latitude, longitude }
  return isAbroad(point) ? refused('abroad') : { point, refusal: null }
}

export function refused(refusal: LocationRefusal): Location {
  return { point: null, refusal }
}
