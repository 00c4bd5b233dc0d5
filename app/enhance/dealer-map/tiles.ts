import type { GridLayer } from 'leaflet'
import type { LeafletMap } from './leaflet.ts'

/**
 * Adds the operator's tiles over the base map, which stays visible until they load and where they are missing. Their code
 * is loaded here, because most sites have no tiles.
 */
export async function layTiles(map: LeafletMap, place: HTMLElement): Promise<void> {
  const { tiles, tilesKind } = place.dataset
  if (tiles === undefined) return
  // No connection, or not an archive: keep the base map.
  const layer = await (tilesKind === 'vector' ? shapes(tiles, place) : pictures(tiles, map)).catch(() => null)
  // Tiles contain place names: hide those of the base map.
  layer?.on('load', () => map.getContainer().toggleAttribute('data-tiled', hasTiles(layer.getContainer())))
  layer?.addTo(map)
}

async function pictures(template: string, map: LeafletMap): Promise<GridLayer> {
  const { tileLayer } = await import('leaflet/src/layer/tile/TileLayer.js')
  return tileLayer(template, { maxZoom: map.getMaxZoom(), referrerPolicy: 'strict-origin-when-cross-origin' })
}

async function shapes(address: string, place: HTMLElement): Promise<GridLayer> {
  const { vectorTiles } = await import('./vector-tiles.ts')
  return vectorTiles(address, place)
}

function hasTiles(container: HTMLElement | null): boolean {
  return Boolean(container?.querySelector('.leaflet-tile-loaded'))
}
