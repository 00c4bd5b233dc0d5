import type { PolylineOptions } from 'leaflet'
import { type LeafletMap, svg } from './leaflet.ts'

/** Creates a layer of the map. CSS sets its z-index and its style. */
export function newPane(map: LeafletMap, name: string): { pane: string; interactive: false } {
  map.createPane(name).classList.add(`dealer-map-${name}`)
  return { pane: name, interactive: false }
}

/** A layer of lines and areas, drawn also a little outside the window. */
export function newDrawing(map: LeafletMap, name: string, smoothFactor: number): PolylineOptions {
  return { ...newPane(map, name), renderer: svg({ pane: name, padding: 0.6 }), smoothFactor }
}
