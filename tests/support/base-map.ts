// Makes data/map/indonesia.json: see `bin/base-map`.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Point, Polygon, Position } from 'geojson'
import { feature, merge, mesh, quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Objects, MultiPolygon as Shape, Topology } from 'topojson-specification'
import { z } from 'zod'
import { type Box, clipRing } from './clip.ts'

/**
 * The area around Indonesia that the widest desktop or the highest phone window can show. It contains `extent` of
 * app/enhance/dealer-map/map.ts.
 */
const box: Box = { west: 84, south: -31, east: 152, north: 25 }
/** Twice the area, in square degrees, of the smallest bend that stays: about half a kilometre, finer than the source's grid. */
const leastBend = 4e-5
/** Other countries have fewer points, because they have no dealers. */
const coarserAbroad = 60
const nearby = 1.2
const smallestIslandAbroad = 0.02
const gridSteps = 40_000
const indonesia = '360'

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>

const place = z.object({
  kind: z.enum(['province', 'city']),
  name: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  /** 1 is the most important: it is shown first, and at the lowest zoom. */
  rank: z.number().int().min(1).max(3),
})

const places = z.array(place).parse(JSON.parse(await readFile('data/map/places.json', 'utf8')))
const lines = JSON.parse(await readFile('data/map/province-lines.json', 'utf8')) as MultiLineString
const world = JSON.parse(
  await readFile(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as Countries
const map = quantize(thinned(drawing()), gridSteps)
const text = JSON.stringify(map)
await writeFile('data/map/indonesia.json', text)
console.log(`data/map/indonesia.json: ${text.length} bytes, ${brotliCompressSync(text).length} compressed`)

function drawing(): Topology<Objects> {
  const countries = feature(world, world.objects.countries).features.flatMap(clipped)
  const land = topology({ land: { type: 'FeatureCollection', features: countries } as FeatureCollection })
  const shapes = (land.objects.land as GeometryCollection).geometries as Shape[]
  const isHome = ({ id }: Shape) => String(id) === indonesia
  const abroad = merge(
    land,
    shapes.filter((shape) => !isHome(shape)),
  )
  const home = merge(land, shapes.filter(isHome))
  return topology({
    home,
    abroad: { ...abroad, coordinates: abroad.coordinates.filter(([outline = []]) => areaOf(outline) > smallestIslandAbroad) },
    borders: mesh(
      land,
      land.objects.land as GeometryCollection,
      (one, other) => one !== other && isHome(one as Shape) !== isHome(other as Shape),
    ),
    provinces: lines,
    places: { type: 'FeatureCollection', features: places.map(pointOf) },
  })
}

/** Each part of a country inside the box, as a separate shape. */
function clipped({ id, geometry }: Feature): Feature[] {
  const shape = geometry as Polygon | MultiPolygon
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  const coordinates = polygons
    .filter((rings) => !crossesDateLine(rings))
    .map((rings) => rings.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 0))
  const left = coordinates.filter((rings) => rings.length > 0)
  return left.length > 0
    ? [{ type: 'Feature', ...(id && { id }), properties: {}, geometry: { type: 'MultiPolygon', coordinates: left } }]
    : []
}

/** A ring across the date line, as Fiji has, would run around the whole world the wrong way. */
function crossesDateLine([outline = []]: Position[][]): boolean {
  return outline.some(([x = 0]) => x < -179) && outline.some(([x = 0]) => x > 179)
}

function pointOf({ longitude, latitude, ...properties }: z.infer<typeof place>): Feature<Point> {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [longitude, latitude] } }
}

/** Removes points: bends that are too small to see, and abroad larger ones as well. */
function thinned(map: Topology<Objects>): Topology<Objects> {
  const weighted = presimplify(map)
  const home = pointsOf(weighted, weighted.objects.home as Shape)
  const isNear = nearness(home)
  for (const arc of weighted.arcs as number[][][]) {
    for (const point of arc) {
      if (Number.isFinite(point[2]) && !isNear(point)) point[2] = (point[2] ?? 0) / coarserAbroad
    }
  }
  return simplify(weighted, leastBend)
}

function pointsOf(map: Topology<Objects>, shape: Shape): Position[] {
  return feature(map, shape).geometry.coordinates.flat(2)
}

/** Returns a function that is true for points within about a degree of one of these. */
function nearness(points: readonly Position[]): (point: Position) => boolean {
  const cellOf = ([x = 0, y = 0]: Position, east = 0, north = 0) =>
    `${Math.floor(x / nearby) + east} ${Math.floor(y / nearby) + north}`
  const taken = new Set(points.map((point) => cellOf(point)))
  const around = [-1, 0, 1]
  return (point) => around.some((east) => around.some((north) => taken.has(cellOf(point, east, north))))
}

function areaOf(ring: readonly Position[]): number {
  const parts = ring.slice(1).map(([x = 0, y = 0], place) => {
    const [beforeX = 0, beforeY = 0] = ring[place] ?? []
    return beforeX * y - x * beforeY
  })
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2
}
