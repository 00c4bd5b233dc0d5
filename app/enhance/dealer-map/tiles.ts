import { type GridLayer, type Map as LeafletMap, tileLayer } from 'leaflet/dist/leaflet-src.esm.js'

/** Adds the operator's tiles over the base map, which stays visible until they load and where they are missing. */
export async function layTiles(map: LeafletMap, place: HTMLElement): Promise<void> {
  const { tiles, tilesKind } = place.dataset
  if (tiles === undefined) return
  const layer = await (tilesKind === 'vector' ? shapes(tiles, place) : pictures(tiles, map))
  // Tiles contain place names: hide those of the base map.
  layer?.on('load', () => map.getContainer().toggleAttribute('data-tiled', hasTiles(layer.getContainer())))
  layer?.addTo(map)
}

function pictures(template: string, map: LeafletMap): GridLayer {
  return tileLayer(template, { maxZoom: map.getMaxZoom(), referrerPolicy: 'strict-origin-when-cross-origin' })
}

/** Loads the code for vector tiles only when it is needed. */
async function shapes(address: string, place: HTMLElement): Promise<GridLayer | null> {
  try {
    const { vectorTiles } = await import('./vector-tiles.ts')
    return await vectorTiles(address, place)
  } catch {
    // No connection, or not an archive: keep the base map.
    return null
  }
}

function hasTiles(container: HTMLElement | null): boolean {
  return Boolean(container?.querySelector('.leaflet-tile-loaded'))
}
