import type { Origin } from '../../lib/dealer-map.ts'
import { divIcon, type LeafletMap, layerGroup, marker } from './leaflet.ts'
import { newPane } from './panes.ts'

/** Returns a function that draws a ring around each origin. The list names the origin in a sentence. */
export function markOrigins(map: LeafletMap): (origins: readonly Origin[]) => void {
  const options = newPane(map, 'origin')
  const layer = layerGroup().addTo(map)
  return (origins) => {
    layer.clearLayers()
    for (const { latitude, longitude } of origins) {
      const icon = divIcon({ className: 'dealer-map-point', iconSize: [0, 0] })
      marker([latitude, longitude], { ...options, icon, keyboard: false }).addTo(layer)
    }
  }
}
