import { z } from 'zod'
import data from '../../../data/regions/abroad.json' with { type: 'json' }
import { centroidOf } from './centroids.ts'
import { landAt } from './land.ts'
import { kilometresBetween, type Point } from './nearest/great-circle.ts'
import { regencies } from './regions.ts'

const abroad = z.record(z.string(), z.tuple([z.number(), z.number()])).parse(data.points)

/** A box around all islands of Indonesia. */
const islands = { south: -11.5, north: 6.5, west: 94.5, east: 141.1 }
/** A place at sea may be far from the middle of its regency. It is abroad only when a foreign town is much nearer. */
const muchNearer = 0.5

/** True when a place is in another country. On land the map decides, at sea the nearest towns do. */
export function isAbroad(point: Point): boolean {
  const { latitude, longitude } = point
  if (latitude < islands.south || latitude > islands.north || longitude < islands.west || longitude > islands.east) return true
  const land = landAt(point)
  if (land) return land === 'abroad'
  const theirs = Object.values(abroad).map(([north, east]) => kilometresBetween(point, { latitude: north, longitude: east }))
  const ours = regencies.map(({ code }) => kilometresBetween(point, centroidOf(code)))
  return Math.min(...theirs) < muchNearer * Math.min(...ours)
}
