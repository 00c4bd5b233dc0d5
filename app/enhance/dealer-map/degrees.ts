import type { LatLngBounds, LatLngTuple } from 'leaflet'
import { type LeafletMap, layerGroup, polyline } from './leaflet.ts'
import { newDrawing } from './panes.ts'

/** Draws lines of latitude and longitude, with their degrees along the frame as on a sea chart. */
export function drawDegrees(map: LeafletMap, frame: HTMLElement, extent: LatLngBounds): void {
  const options = newDrawing(map, 'degrees', 0)
  const lines = layerGroup().addTo(map)
  const drawLines = () => {
    lines.clearLayers()
    for (const { ends, isEquator } of linesNear(map, extent))
      polyline(ends, { ...options, className: isEquator ? 'dealer-map-equator' : 'dealer-map-grid' }).addTo(lines)
  }
  const writeDegrees = () => frame.replaceChildren(...degreeTexts(map, frame.dataset))
  map.on('moveend', drawLines)
  map.on('move', writeDegrees)
  drawLines()
  writeDegrees()
}

type Line = { ends: LatLngTuple[]; isEquator: boolean }

/** Lines in and around the window, so that short moves need no new ones. */
function linesNear(map: LeafletMap, extent: LatLngBounds): Line[] {
  const step = stepAt(map.getZoom())
  const near = map.getBounds().pad(0.6)
  const [west, east] = [Math.max(extent.getWest(), near.getWest()), Math.min(extent.getEast(), near.getEast())]
  const [south, north] = [Math.max(extent.getSouth(), near.getSouth()), Math.min(extent.getNorth(), near.getNorth())]
  const meridian = (degree: number): Line => ({
    ends: [
      [south, degree],
      [north, degree],
    ],
    isEquator: false,
  })
  const parallel = (degree: number): Line => ({
    ends: [
      [degree, west],
      [degree, east],
    ],
    isEquator: degree === 0,
  })
  return [...degreesBetween(west, east, step).map(meridian), ...degreesBetween(south, north, step).map(parallel)]
}

const steps = [0.2, 0.5, 1, 2, 5, 10]
const leastGap = 72
const roomForName = 480

/** The smallest step, in degrees, whose lines have space for their labels. */
export function stepAt(zoom: number): number {
  const pixelsOfDegree = (256 * 2 ** zoom) / 360
  return steps.find((step) => step * pixelsOfDegree >= leastGap) ?? 20
}

/** The multiples of the step between two degrees, rounded to one decimal. */
export function degreesBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: count }, (_, place) => Number(((first + place) * step).toFixed(1)))
}

type Words = { east?: string; north?: string; south?: string; equator?: string }

/** Labels such as `105° BT` below and `5° LS` at the left, where the lines meet the frame. */
function degreeTexts(map: LeafletMap, words: Words): HTMLElement[] {
  const step = stepAt(map.getZoom())
  const bounds = map.getBounds()
  const { x: width, y: height } = map.getSize()
  const below = degreesBetween(bounds.getWest(), bounds.getEast(), step).map((degree) => {
    const { x } = map.latLngToContainerPoint([bounds.getSouth(), degree])
    return x > 28 && x < width - 28 ? text(`${write(degree)} ${words.east}`, 'x', x) : null
  })
  const equator = width > roomForName ? words.equator : write(0)
  const left = degreesBetween(bounds.getSouth(), bounds.getNorth(), step).map((degree) => {
    const { y } = map.latLngToContainerPoint([degree, bounds.getWest()])
    const name = degree === 0 ? equator : `${write(Math.abs(degree))} ${degree < 0 ? words.south : words.north}`
    return y > 16 && y < height - 28 ? text(name ?? '', 'y', y) : null
  })
  return [...below, ...left].filter((element) => element !== null)
}

const write = (degree: number) => `${String(degree).replace('.', ',')}°`

function text(content: string, axis: 'x' | 'y', place: number): HTMLElement {
  const element = document.createElement('span')
  element.textContent = content
  element.dataset.axis = axis
  element.style.transform = axis === 'x' ? `translate(calc(${place}px - 50%), 0)` : `translate(0, calc(${place}px - 50%))`
  return element
}
