import { type Map as LeafletMap, type PolylineOptions, svg } from 'leaflet/dist/leaflet-src.esm.js'

/** A layer of the drawing; the map's style gives each its height and its looks. */
export function newPane(map: LeafletMap, name: string): { pane: string; interactive: false } {
  map.createPane(name).classList.add(`dealer-map-${name}`)
  return { pane: name, interactive: false }
}

/** A layer of lines and areas, drawn some way beyond the window. */
export function newDrawing(map: LeafletMap, name: string, smoothFactor: number): PolylineOptions {
  return { ...newPane(map, name), renderer: svg({ pane: name, padding: 0.6 }), smoothFactor }
}
