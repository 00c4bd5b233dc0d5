import type { MultiLineString, MultiPolygon, Point, Position } from 'geojson'
import type { LatLngTuple, PolylineOptions } from 'leaflet'
import { feature } from 'topojson-client'
import type { GeometryCollection, MultiLineString as Lines, MultiPolygon as Shape, Topology } from 'topojson-specification'
import mapAddress from '../../../data/map/indonesia.json?url'
import { nextTask } from '../../lib/next-task.ts'
import type { Place } from './labels.ts'
import { type LeafletMap, polygon, polyline } from './leaflet.ts'
import { newDrawing } from './panes.ts'

export type BaseMap = {
  home: MultiPolygon
  abroad: MultiPolygon
  borders: MultiLineString
  provinces: MultiLineString
  places: (Place & { latitude: number; longitude: number })[]
}

type Drawing = Topology<{ home: Shape; abroad: Shape; borders: Lines; provinces: Lines; places: GeometryCollection<Place> }>

export async function fetchBaseMap(): Promise<BaseMap> {
  const response = await fetch(mapAddress)
  if (!response.ok) throw new Error(`Map: ${response.status}`)
  const drawing = await response.json()
  await nextTask()
  return decoded(drawing)
}

export function decoded(drawing: Drawing): BaseMap {
  const { home, abroad, borders, provinces, places } = drawing.objects
  return {
    home: feature(drawing, home).geometry,
    abroad: feature(drawing, abroad).geometry,
    borders: feature(drawing, borders).geometry,
    provinces: feature(drawing, provinces).geometry,
    places: feature(drawing, places).features.map(({ properties, geometry }) => {
      const [longitude = 0, latitude = 0] = (geometry as Point).coordinates
      return { ...properties, longitude, latitude }
    }),
  }
}

/**
 * Draws the land below everything else, a few thousand points in each task: calculating them takes long. CSS
 * classes give each line its style.
 */
export async function drawBaseMap(map: LeafletMap, { home, abroad, borders, provinces }: BaseMap): Promise<void> {
  const options = newDrawing(map, 'base', 0.6)
  const drawn = (className: string): PolylineOptions => ({ ...options, className })
  const slices = slicesOf(home.coordinates.map((rings) => rings.map(points)))
  const layers = [
    ...slices.map((islands) => () => polyline(islands.flat(), drawn('dealer-map-shore'))),
    () =>
      polygon(
        abroad.coordinates.map((rings) => rings.map(points)),
        drawn('dealer-map-abroad'),
      ),
    ...slices.map((islands) => () => polygon(islands, drawn('dealer-map-home'))),
    () => polyline(provinces.coordinates.map(points), drawn('dealer-map-province')),
    () => polyline(borders.coordinates.map(points), drawn('dealer-map-border')),
  ]
  for (const layer of layers) {
    await nextTask()
    layer().addTo(map)
  }
}

/** The coast of the homeland has 14,000. */
const mostPoints = 4000

type Island = LatLngTuple[][]

/** Groups islands so that a group is drawn in a short task. */
function slicesOf(islands: readonly Island[]): Island[][] {
  const slices: Island[][] = []
  let count = Number.POSITIVE_INFINITY
  for (const island of islands) {
    const size = island.flat().length
    if (count + size > mostPoints) {
      slices.push([])
      count = 0
    }
    slices.at(-1)?.push(island)
    count += size
  }
  return slices
}

function points(line: readonly Position[]): LatLngTuple[] {
  return line.map(([longitude = 0, latitude = 0]) => [latitude, longitude])
}
