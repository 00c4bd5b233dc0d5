import type { MapContent, MapHandlers, ShownMap } from '../../lib/dealer-map.ts'
import { nextTask } from '../../lib/next-task.ts'
import { drawBaseMap, fetchBaseMap } from './base-map.ts'
import { part } from './card.ts'
import { DealersOnMap } from './dealers-on-map.ts'
import { drawDegrees } from './degrees.ts'
import { readGestures } from './gestures.ts'
import { LeafletMap, latLngBounds } from './leaflet.ts'
import { writePlaces } from './places.ts'
import { layTiles } from './tiles.ts'

const homeland = latLngBounds([-11, 95], [6, 141])
/** The area with drawn land, smaller by a margin so that its edges are never visible. */
const extent = latLngBounds([-30, 85], [24, 151])
/** Highest zoom. Without tiles the drawn coast would be too coarse. */
const closest = { withTiles: 18, without: 12 }

/** Draws a map into `place`, which contains the elements of `MapInside`. In several tasks, so that the page answers input. */
export async function showMap(place: HTMLElement, content: MapContent, handlers: MapHandlers): Promise<ShownMap> {
  const base = await fetchBaseMap()
  await nextTask()
  const map = emptyMap(place)
  // First, because it moves the map: each line is then calculated once, for where the map is shown.
  const dealers = new DealersOnMap(map, place, content, { write: writePlaces(map, base.places), homeland, ...handlers })
  await drawBaseMap(map, base)
  await nextTask()
  drawDegrees(map, part(place, '[data-degrees]'), extent)
  void layTiles(map, place)
  await nextTask()
  dealers.start()
  part(place, '[data-fit]').addEventListener('click', dealers.fit)
  part(place, '[data-closer]').addEventListener('click', () => map.zoomIn())
  part(place, '[data-farther]').addEventListener('click', () => map.zoomOut())
  readGestures(map, place, () => document.querySelector<HTMLElement>(`#${place.dataset.after}`)?.focus())
  return dealers
}

function emptyMap(place: HTMLElement): LeafletMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const hasTiles = place.dataset.tiles !== undefined
  const map = new LeafletMap(part(place, '[data-view]'), {
    dragging: false,
    scrollWheelZoom: false,
    maxBounds: extent,
    maxBoundsViscosity: 1,
    maxZoom: hasTiles ? closest.withTiles : closest.without,
    zoomSnap: hasTiles ? 1 : 0.25,
    zoomAnimation: !still,
    fadeAnimation: !still,
    inertia: !still,
  })
  map.fitBounds(homeland, { animate: false })
  // Lowest zoom: the drawing fills the window. It depends on the window's shape.
  const stayInside = () => map.setMinZoom(map.getBoundsZoom(extent, true))
  map.on('resize', stayInside)
  stayInside()
  return map
}
