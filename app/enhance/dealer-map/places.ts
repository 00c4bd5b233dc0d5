import type { Origin } from '../../lib/dealer-map.ts'
import type { BaseMap } from './base-map.ts'
import type { Pixel } from './clusters.ts'
import { labelsFor, type Mark, type Place, type Side } from './labels.ts'
import { divIcon, type LeafletMap, layerGroup, marker } from './leaflet.ts'
import { newPane } from './panes.ts'

/** Returns a function that writes the names for the current zoom, around the marks. The origin's name comes first. */
export function writePlaces(map: LeafletMap, places: BaseMap['places']) {
  const [below, above] = [newPane(map, 'places'), newPane(map, 'origin-name')]
  const layer = layerGroup().addTo(map)
  return (marks: readonly Mark[], origins: readonly Origin[]): void => {
    const first = origins.filter(({ name }) => name).map((origin) => ({ ...origin, kind: 'origin' as const, rank: 1 }))
    const here = [...first, ...places].map((place) => ({ ...place, ...pixelOf(map, place) }))
    layer.clearLayers()
    for (const { place, side } of labelsFor(here, marks, map.getZoom(), textSize())) {
      const icon = divIcon({ className: 'dealer-map-place', html: labelOf(place, side), iconSize: [0, 0] })
      const pane = place.kind === 'origin' ? above : below
      marker([place.latitude, place.longitude], { ...pane, icon, keyboard: false }).addTo(layer)
    }
  }
}

/** Pixel position in the whole world at this zoom. It does not change when the map is moved. */
export function pixelOf(
  map: LeafletMap,
  { latitude, longitude }: { latitude: number; longitude: number },
  zoom = map.getZoom(),
): Pixel {
  const { x, y } = map.project([latitude, longitude], zoom)
  return { x, y }
}

/** How large the visitor has set the text: 1 is usual. */
const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

function labelOf({ name, kind }: Place, side: Side): HTMLElement {
  const label = document.createElement('span')
  label.textContent = name
  label.dataset.kind = kind
  label.dataset.side = side
  return label
}
