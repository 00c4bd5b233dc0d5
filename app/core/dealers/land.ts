import type { MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { MultiPolygon as Shape, Topology } from 'topojson-specification'
import data from '../../../data/map/indonesia.json' with { type: 'json' }
import type { Point } from './nearest/great-circle.ts'

type Land = 'home' | 'abroad'
/** The rings of a polygon, the outer ring first, and its bounding box. */
type Polygon = { rings: readonly Position[][]; west: number; south: number; east: number; north: number }

let lands: Record<Land, readonly Polygon[]> | undefined

/** The country of a point on the drawn map, which is exact to about 400 metres. Null at sea and on islands not drawn. */
export function landAt(point: Point): Land | null {
  lands ??= read()
  if (lands.home.some((polygon) => isIn(polygon, point))) return 'home'
  return lands.abroad.some((polygon) => isIn(polygon, point)) ? 'abroad' : null
}

function read(): Record<Land, readonly Polygon[]> {
  const drawing = data as unknown as Topology<Record<Land, Shape>>
  const polygonsOf = (land: Land) => (feature(drawing, drawing.objects[land]).geometry as MultiPolygon).coordinates.map(boxed)
  return { home: polygonsOf('home'), abroad: polygonsOf('abroad') }
}

function boxed(rings: Position[][]): Polygon {
  const outer = rings[0] ?? []
  const [longitudes, latitudes] = [outer.map(([longitude = 0]) => longitude), outer.map(([, latitude = 0]) => latitude)]
  return {
    rings,
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  }
}

function isIn({ rings, west, south, east, north }: Polygon, point: Point): boolean {
  const { latitude, longitude } = point
  if (longitude < west || longitude > east || latitude < south || latitude > north) return false
  return rings.filter((ring) => crossesRing(ring, point)).length % 2 === 1
}

/** True when a line from the point to the east crosses the ring an odd number of times. */
function crossesRing(ring: readonly Position[], { latitude, longitude }: Point): boolean {
  let isInside = false
  for (const [at, [x = 0, y = 0]] of ring.entries()) {
    const [beforeX = 0, beforeY = 0] = ring[at === 0 ? ring.length - 1 : at - 1] ?? []
    if (y > latitude === beforeY > latitude) continue
    if (longitude < x + ((beforeX - x) * (latitude - y)) / (beforeY - y)) isInside = !isInside
  }
  return isInside
}
