import { readFile } from 'node:fs/promises'
import type { MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { MultiPolygon as Shape, Topology } from 'topojson-specification'

type Point = { longitude: number; latitude: number }

/** Degrees around Indonesia. */
const [west, east, south, north] = [94.5, 141.5, -11.5, 6.5]
/** Pixels per degree: the map is as wide as a shared picture. */
const scale = 22
const smallestIsland = 0.15

/** The outline of Indonesia with a dot for each point. */
export async function mapSvg(points: readonly Point[]): Promise<string> {
  const map = JSON.parse(await readFile('data/map/indonesia.json', 'utf8')) as Topology
  const { coordinates } = feature(map, map.objects.home as Shape).geometry as MultiPolygon
  const islands = coordinates.flatMap(([outline = []]) => (extentOf(outline) > smallestIsland ? [pathOf(outline)] : []))
  const dots = points.map(({ longitude, latitude }) => {
    const [x, y] = project([longitude, latitude])
    return `<circle class="dealer" cx="${x}" cy="${y}" r="7"/>`
  })
  const [width, height] = [(east - west) * scale, (north - south) * scale]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path class="land" d="${islands.join('')}"/>${dots.join('')}</svg>`
}

function pathOf(outline: readonly Position[]): string {
  return `M${outline.map((point) => project(point).join(' ')).join('L')}Z`
}

function project([longitude = 0, latitude = 0]: Position): [x: number, y: number] {
  return [Math.round((longitude - west) * scale * 10) / 10, Math.round((north - latitude) * scale * 10) / 10]
}

/** The longer side of an island, in degrees. */
function extentOf(outline: readonly Position[]): number {
  const sideOf = (axis: 0 | 1) => {
    const values = outline.map((point) => point[axis] ?? 0)
    return Math.max(...values) - Math.min(...values)
  }
  return Math.max(sideOf(0), sideOf(1))
}
