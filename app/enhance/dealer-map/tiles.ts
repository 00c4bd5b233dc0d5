import { type Map as LeafletMap, tileLayer } from 'leaflet/dist/leaflet-src.esm.js'

/** Lays the operator's tiles over the drawn map, which stays in sight wherever and as long as they do not come. */
export function layTiles(map: LeafletMap, place: HTMLElement): void {
  const { tiles } = place.dataset
  if (tiles === undefined) return
  const layer = tileLayer(tiles, { maxZoom: map.getMaxZoom(), referrerPolicy: 'strict-origin-when-cross-origin' }).addTo(map)
  // Tiles have names of their own.
  layer.on('load', () => map.getContainer().toggleAttribute('data-tiled', hasTiles(layer.getContainer())))
}

function hasTiles(container: HTMLElement | null): boolean {
  return container?.querySelector('img.leaflet-tile-loaded') !== null
}
