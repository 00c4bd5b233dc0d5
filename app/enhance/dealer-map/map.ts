import { type LatLngBoundsExpression, Map as LeafletMap, latLngBounds } from 'leaflet/dist/leaflet-src.esm.js'
import { drawBaseMap, fetchBaseMap } from './base-map.ts'
import { cardOf, part } from './card.ts'
import type { Cluster } from './clusters.ts'
import { drawDegrees } from './degrees.ts'
import { readGestures } from './gestures.ts'
import { InStep } from './in-step.ts'
import { type ListedDealer, listedDealers, whenListChanges } from './listed-dealers.ts'
import { type Marker, type Spot, setMarkers, spotsAt } from './markers.ts'
import { pixelOf, writePlaces } from './places.ts'
import { layTiles } from './tiles.ts'

const homeland = latLngBounds([-11, 95], [6, 141])
/** As far as land is drawn, less a margin: nobody sees where it is cut. */
const extent = latLngBounds([-30, 85], [24, 151])
/** Closer the coast would be coarser than the streets it stands for. */
const closest = { withTiles: 18, without: 12 }

/** Shows the dealers of the page's list on a map in `place`, and keeps both in step. */
export async function showMap(place: HTMLElement): Promise<void> {
  const base = await fetchBaseMap()
  const template = part<HTMLTemplateElement>(place, 'template')
  place.append(template.content.cloneNode(true))
  const map = emptyMap(place)
  drawBaseMap(map, base)
  drawDegrees(map, part(place, '[data-degrees]'), extent)
  layTiles(map, place)
  const write = writePlaces(map, base.places)
  const fit = followDealers(map, place, write)
  part(place, '[data-fit]').addEventListener('click', fit)
  part(place, '[data-closer]').addEventListener('click', () => map.zoomIn())
  part(place, '[data-farther]').addEventListener('click', () => map.zoomOut())
  readGestures(map, place, () => document.querySelector<HTMLElement>(`#${place.dataset.after}`)?.focus())
}

function emptyMap(place: HTMLElement): LeafletMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const hasTiles = place.dataset.tiles !== undefined
  const map = new LeafletMap(part(place, '[data-view]'), {
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    dragging: false,
    scrollWheelZoom: false,
    boxZoom: false,
    maxBounds: extent,
    maxBoundsViscosity: 1,
    maxZoom: hasTiles ? closest.withTiles : closest.without,
    zoomSnap: hasTiles ? 1 : 0.25,
    zoomAnimation: !still,
    fadeAnimation: !still,
    inertia: !still,
  })
  map.fitBounds(homeland, { animate: false })
  // As far as the drawing fills the window: it differs by the window's shape.
  const stayInside = () => map.setMinZoom(map.getBoundsZoom(extent, true))
  map.on('resize', stayInside)
  stayInside()
  return map
}

/** Returns how all dealers are brought into view. */
function followDealers(map: LeafletMap, place: HTMLElement, write: ReturnType<typeof writePlaces>): () => void {
  let dealers: readonly ListedDealer[] = []
  let markers: readonly Marker[] = []
  const step = new InStep()
  const card = cardOf(place)
  const several = (count: number, first: string) => (place.dataset.several ?? '').replace('#', String(count)).replace('*', first)
  const set = setMarkers(map, { several }, press)

  function draw(): void {
    const focused = markers.find(({ button }) => button === document.activeElement)?.members[0].slug
    markers = set(spotsAt(map, dealers))
    for (const { members, button } of markers) button.addEventListener('focus', () => keepInView(map, members[0]))
    if (focused) markerOf(focused)?.button.focus({ preventScroll: true })
    step.show(markers)
    write(markers.map(({ members }) => pixelOf(map, members[0])))
  }

  function markerOf(slug: string): Marker | undefined {
    return markers.find(({ members }) => members.some((member) => member.slug === slug))
  }

  function press(members: Cluster<Spot>): void {
    if (members.length === 1) choose(members[0].slug)
    else if (spotsAt(map, members, map.getMaxZoom()).length > 1) map.fitBounds(boundsOf(members), { padding: marginIn(map) })
    else card.offer(members, several(members.length, members[0].name), choose)
  }

  function choose(slug: string): void {
    step.choose(slug)
    const { chosen } = step
    if (!chosen) return
    card.tell(chosen)
    keepInView(map, chosen, card.height())
    if (isBeside(chosen.item, place)) chosen.item.scrollIntoView({ block: 'nearest' })
  }

  function close(): void {
    const { chosen } = step
    step.choose(undefined)
    card.close()
    if (chosen) markerOf(chosen.slug)?.button.focus({ preventScroll: true })
  }

  const fit = () => {
    const bounds = dealers.length > 0 ? boundsOf(dealers) : homeland
    map.fitBounds(bounds, { padding: marginIn(map), maxZoom: Math.min(11, map.getMaxZoom()) })
  }

  function follow(): void {
    const now = listedDealers()
    const moved = positionsOf(now) !== positionsOf(dealers)
    dealers = now
    step.follow(dealers)
    if (!step.chosen) card.close()
    if (!moved) return
    fit()
    draw()
  }

  card.onClose(close)
  step.followPointer(place)
  follow()
  map.on('zoomend', draw)
  whenListChanges(place, follow)
  return fit
}

function boundsOf(dealers: readonly ListedDealer[]): LatLngBoundsExpression {
  return dealers.map(({ latitude, longitude }) => [latitude, longitude])
}

/** Room for a whole marker; less in a narrow window. */
function marginIn(map: LeafletMap): [number, number] {
  const margin = Math.min(44, map.getSize().x / 14)
  return [margin, margin]
}

function positionsOf(dealers: readonly ListedDealer[]): string {
  return dealers.map(({ slug, name, latitude, longitude }) => `${slug} ${name} ${latitude} ${longitude}`).join('\n')
}

/** The keyboard may walk to a marker that lies outside, and the card may lie over the one it tells about. */
function keepInView(map: LeafletMap, { latitude, longitude }: ListedDealer, covered = 0): void {
  const [x, y] = marginIn(map)
  map.panInside([latitude, longitude], { paddingTopLeft: [x, y], paddingBottomRight: [x, y + covered], animate: false })
}

/** Below the map, the list would have to be scrolled to where the map is out of sight: there the card has a link. */
function isBeside(item: HTMLElement, map: HTMLElement): boolean {
  const [one, other] = [item.getBoundingClientRect(), map.getBoundingClientRect()]
  return one.right <= other.left || other.right <= one.left
}
