import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { AllDealers } from './all-dealers.ts'
import { cardOf, part } from './card.ts'
import type { Cluster } from './clusters.ts'
import type { DealerOnMap } from './dealer-on-map.ts'
import { InStep } from './in-step.ts'
import { listedDealers, listedOrigins, whenListChanges } from './listed-dealers.ts'
import { type Marker, type Spot, setMarkers, spotsAt } from './markers.ts'
import { markOrigins, type Origin } from './origin.ts'
import { pixelOf, type writePlaces } from './places.ts'

/** No closer than this when all are brought into view: one dealer has its surroundings. */
const closestFit = 11

/** Of what is marked, in pixels: a marker without its edge, the ring around the origin. */
const sizes = { marker: 26, ring: 36 }

type Point = { latitude: number; longitude: number }
type Surroundings = { write: ReturnType<typeof writePlaces>; homeland: LatLngBoundsExpression }

/** The dealers of the page's answer as markers: they follow it, and what is chosen in the list or here is chosen in both. */
export class DealersOnMap {
  #dealers: readonly DealerOnMap[] = []
  #origins: readonly Origin[] = []
  #markers: readonly Marker[] = []
  readonly #map: LeafletMap
  readonly #place: HTMLElement
  readonly #around: Surroundings
  readonly #all: AllDealers
  readonly #step: InStep
  readonly #card: ReturnType<typeof cardOf>
  readonly #set: ReturnType<typeof setMarkers>
  readonly #markOrigins: ReturnType<typeof markOrigins>

  constructor(map: LeafletMap, place: HTMLElement, around: Surroundings) {
    this.#map = map
    this.#place = place
    this.#around = around
    this.#all = new AllDealers(() => this.#follow())
    this.#step = new InStep(place.dataset.own)
    this.#card = cardOf(place)
    this.#set = setMarkers(map, { several: this.#several }, this.#press)
    this.#markOrigins = markOrigins(map)
    this.#card.onClose(this.#close)
    this.#step.followPointer(place)
    this.#follow()
    map.on('zoomend', this.#draw)
    whenListChanges(place, this.#follow)
  }

  /** Brings all into view, and asks for those again that did not come. */
  readonly fit = (): void => {
    this.#all.tryAgain()
    this.#fit()
  }

  /** Leaflet drops a zoom that is asked for while another is still moving: without `animate` none is. */
  #fit(options: { animate?: false } = {}): void {
    const all = [...this.#dealers, ...this.#origins]
    const bounds = all.length > 0 ? boundsOf(all) : this.#around.homeland
    this.#map.fitBounds(bounds, {
      padding: marginIn(this.#map),
      maxZoom: Math.min(closestFit, this.#map.getMaxZoom()),
      ...options,
    })
  }

  readonly #follow = (): void => {
    this.#all.follow()
    const now = this.#all.with(listedDealers())
    const origins = listedOrigins(now)
    part(this.#place, '[data-part-missing]').hidden = !this.#all.isMissing
    const moved = positionsOf([...now, ...origins]) !== positionsOf([...this.#dealers, ...this.#origins])
    this.#dealers = now
    this.#origins = origins
    this.#step.follow(now)
    if (!this.#step.chosen) this.#card.close()
    if (!moved) return
    this.#markOrigins(origins)
    this.#fit({ animate: false })
    this.#draw()
  }

  readonly #draw = (): void => {
    const focused = this.#markers.find(({ button }) => button === document.activeElement)?.members[0].slug
    this.#markers = this.#set(spotsAt(this.#map, this.#dealers))
    for (const { members, button } of this.#markers) button.addEventListener('focus', () => keepInView(this.#map, members[0]))
    if (focused) this.#focus(focused)
    this.#step.show(this.#markers)
    const marked = (size: number) => (point: Point) => ({ ...pixelOf(this.#map, point), size })
    const marks = this.#markers.map(({ members }) => members[0]).map(marked(sizes.marker))
    this.#around.write([...marks, ...this.#origins.map(marked(sizes.ring))], this.#origins)
  }

  readonly #several = (count: number, first: string): string =>
    (this.#place.dataset.several ?? '').replace('#', String(count)).replace('*', first)

  readonly #press = (members: Cluster<Spot>): void => {
    const map = this.#map
    if (members.length === 1) this.#choose(members[0].slug)
    else if (spotsAt(map, members, map.getMaxZoom()).length > 1) map.fitBounds(boundsOf(members), { padding: marginIn(map) })
    else this.#card.offer(members, this.#several(members.length, members[0].name), this.#choose)
  }

  readonly #choose = (slug: string): void => {
    this.#step.choose(slug)
    const { chosen } = this.#step
    if (!chosen) return
    this.#card.tell(chosen)
    keepInView(this.#map, chosen, this.#card.height())
    if (chosen.item && isBeside(chosen.item, this.#place)) chosen.item.scrollIntoView({ block: 'nearest' })
  }

  readonly #close = (): void => {
    const { chosen } = this.#step
    this.#step.choose(undefined)
    this.#card.close()
    if (chosen) this.#focus(chosen.slug)
  }

  #focus(slug: string): void {
    const marker = this.#markers.find(({ members }) => members.some((member) => member.slug === slug))
    marker?.button.focus({ preventScroll: true })
  }
}

function boundsOf(points: readonly Point[]): LatLngBoundsExpression {
  return points.map(({ latitude, longitude }) => [latitude, longitude])
}

/** Room for a whole marker; less in a narrow window. */
function marginIn(map: LeafletMap): [number, number] {
  const margin = Math.min(44, map.getSize().x / 14)
  return [margin, margin]
}

function positionsOf(all: readonly (DealerOnMap | Origin)[]): string {
  return JSON.stringify(all.map((one) => ({ ...one, item: undefined })))
}

/** The keyboard may walk to a marker that lies outside, and the card may lie over the one it tells about. */
function keepInView(map: LeafletMap, { latitude, longitude }: DealerOnMap, covered = 0): void {
  const [x, y] = marginIn(map)
  map.panInside([latitude, longitude], { paddingTopLeft: [x, y], paddingBottomRight: [x, y + covered], animate: false })
}

/** Below the map, the list would have to be scrolled to where the map is out of sight: there the card has a link. */
function isBeside(item: HTMLElement, map: HTMLElement): boolean {
  const [one, other] = [item.getBoundingClientRect(), map.getBoundingClientRect()]
  return one.right <= other.left || other.right <= one.left
}
