import { type GridLayer, type Map as LeafletMap, tileLayer } from 'leaflet/dist/leaflet-src.esm.js'

/** Lays the operator's tiles over the drawn map, which stays in sight wherever and as long as they do not come. */
export async function layTiles(map: LeafletMap, place: HTMLElement): Promise<void> {
  const { tiles, tilesKind } = place.dataset
  if (tiles === undefined) return
  const layer = await (tilesKind === 'vector' ? shapes(tiles, place) : pictures(tiles, map))
  // Tiles have names of their own.
  layer?.on('load', () => map.getContainer().toggleAttribute('data-tiled', hasTiles(layer.getContainer())))
  layer?.addTo(map)
}

function pictures(template: string, map: LeafletMap): GridLayer {
  return tileLayer(template, { maxZoom: map.getMaxZoom(), referrerPolicy: 'strict-origin-when-cross-origin' })
}

/** What draws them is fetched only here. */
async function shapes(address: string, place: HTMLElement): Promise<GridLayer | null> {
  try {
    const { vectorTiles } = await import('./vector-tiles.ts')
    return await vectorTiles(address, place)
  } catch {
    // No line, or an archive that is none: the drawn map goes on alone.
    return null
  }
}

function hasTiles(container: HTMLElement | null): boolean {
  return Boolean(container?.querySelector('.leaflet-tile-loaded'))
}
