import type { LatLngBoundsExpression, PanInsideOptions } from 'leaflet'
import type { Area, DealerOnMap, MapContent, MapHandlers, ShownMap } from '../../lib/dealer-map.ts'
import { cardOf } from './card.ts'
import type { Cluster } from './clusters.ts'
import type { LeafletMap } from './leaflet.ts'
import { type Marker, type Spot, setMarkers, spotsAt } from './markers.ts'
import { markOrigins } from './origin.ts'
import { pixelOf, type writePlaces } from './places.ts'

/** Highest zoom when the map shows all dealers: a single dealer must be seen with its surroundings. */
const closestFit = 11

/** Sizes in pixels: a marker without its border, the ring around the origin. */
const sizes = { marker: 26, ring: 36 }

type Point = { latitude: number; longitude: number }
type Surroundings = MapHandlers & { write: ReturnType<typeof writePlaces>; homeland: LatLngBoundsExpression }

/** Moves the map to the dealers. Then it draws them as markers, and the card of the chosen one. */
export class DealersOnMap implements ShownMap {
  #content: MapContent
  #markers: readonly Marker[] = []
  /** True while the script moves the map, not the visitor. */
  #isOwnMove = false
  readonly #map: LeafletMap
  readonly #place: HTMLElement
  readonly #around: Surroundings
  readonly #card: ReturnType<typeof cardOf>
  readonly #set: ReturnType<typeof setMarkers>
  readonly #markOrigins: ReturnType<typeof markOrigins>

  constructor(map: LeafletMap, place: HTMLElement, content: MapContent, around: Surroundings) {
    this.#map = map
    this.#place = place
    this.#content = content
    this.#around = around
    this.#card = cardOf(place)
    this.#set = setMarkers(map, { several: this.#several }, this.#press)
    this.#markOrigins = markOrigins(map)
    this.#card.onClose(this.#close)
    this.#fitQuietly()
  }

  /** The first drawing. From then on the markers follow the zoom. */
  start(): void {
    this.#map.on('zoomend', this.#draw)
    this.#map.on('moveend', this.#moved)
    this.#markOrigins(this.#content.origins)
    this.#draw()
    if (this.#chosen) this.#showCard()
  }

  readonly update = (content: MapContent): void => {
    const before = this.#content
    const chosenBefore = this.#chosen?.slug
    this.#content = content
    if (!haveSamePositions(before, content)) {
      this.#markOrigins(content.origins)
      // After a search of an area keep that area: the visitor is looking at it.
      if (content.area === null) this.#fitQuietly()
      this.#draw()
    }
    this.#mark()
    if (chosenBefore !== this.#chosen?.slug) this.#showCard()
  }

  /** Moves and zooms the map so that all dealers are visible. */
  readonly fit = (): void => {
    this.#isOwnMove = true
    this.#fit({})
  }

  get #chosen(): DealerOnMap | undefined {
    const { dealers, chosen } = this.#content
    return dealers.find(({ slug }) => slug === chosen)
  }

  readonly #moved = (): void => {
    const isOwn = this.#isOwnMove
    this.#isOwnMove = false
    if (!isOwn) this.#around.moveTo(areaOf(this.#map))
  }

  /** Leaflet ignores a zoom while another is animated. Without animation that cannot happen. */
  #fitQuietly(): void {
    this.#quietly(() => this.#fit({ animate: false }))
  }

  #quietly(move: () => void): void {
    this.#isOwnMove = true
    move()
    this.#isOwnMove = false
  }

  #fit(options: { animate?: false }): void {
    const { dealers, origins, area } = this.#content
    const all = [...dealers, ...origins]
    const bounds = all.length > 0 ? boundsOf(all) : this.#around.homeland
    this.#map.fitBounds(area ? boundsOfArea(area) : bounds, {
      padding: area ? [0, 0] : marginIn(this.#map),
      maxZoom: area ? this.#map.getMaxZoom() : Math.min(closestFit, this.#map.getMaxZoom()),
      ...options,
    })
  }

  readonly #draw = (): void => {
    const { dealers, origins } = this.#content
    const focused = this.#markers.find(({ button }) => button === document.activeElement)?.members[0].slug
    this.#markers = this.#set(spotsAt(this.#map, dealers))
    for (const marker of this.#markers) this.#listen(marker)
    if (focused) this.#focus(focused)
    this.#mark()
    const marked = (size: number) => (point: Point) => ({ ...pixelOf(this.#map, point), size })
    const marks = this.#markers.map(({ members }) => members[0]).map(marked(sizes.marker))
    this.#around.write([...marks, ...origins.map(marked(sizes.ring))], origins)
  }

  #listen({ members, button }: Marker): void {
    const point = () => this.#around.pointAt(members.map(({ slug }) => slug))
    const leave = () => this.#around.pointAt([])
    button.addEventListener('focus', () => {
      this.#keepInView(members[0])
      point()
    })
    button.addEventListener('blur', leave)
    button.addEventListener('pointerenter', point)
    button.addEventListener('pointerleave', leave)
  }

  #mark(): void {
    const { own, chosen, pointedAt } = this.#content
    const marked = this.#chosen ? chosen : own
    for (const { members, button } of this.#markers) {
      button.setAttribute('aria-pressed', String(members.some(({ slug }) => slug === marked)))
      button.toggleAttribute(
        'data-pointed-at',
        members.some(({ slug }) => pointedAt.includes(slug)),
      )
    }
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
    if (slug === this.#chosen?.slug) this.#showCard()
    else this.#around.choose(slug)
  }

  #showCard(): void {
    const chosen = this.#chosen
    if (!chosen) {
      this.#card.close()
      return
    }
    this.#card.tell(chosen)
    this.#keepInView(chosen, this.#card.height())
    const item = chosen.inList?.startsWith('#') ? document.getElementById(chosen.inList.slice(1)) : null
    if (item && isBeside(item, this.#place)) item.scrollIntoView({ block: 'nearest' })
  }

  readonly #close = (): void => {
    const chosen = this.#chosen
    this.#card.close()
    this.#around.choose(undefined)
    if (chosen) this.#focus(chosen.slug)
  }

  #focus(slug: string): void {
    const marker = this.#markers.find(({ members }) => members.some((member) => member.slug === slug))
    marker?.button.focus({ preventScroll: true })
  }

  /** Tab may reach a marker outside the window, and the card may cover the marker it belongs to: then move the map. */
  #keepInView({ latitude, longitude }: DealerOnMap, covered = 0): void {
    const [x, y] = marginIn(this.#map)
    const search = this.#place.querySelector<HTMLElement>('[data-search-area]')
    const below = search ? search.offsetTop + search.offsetHeight : 0
    const margins: PanInsideOptions = { paddingTopLeft: [x, below + y], paddingBottomRight: [x, y + covered], animate: false }
    this.#quietly(() => this.#map.panInside([latitude, longitude], margins))
  }
}

function boundsOf(points: readonly Point[]): LatLngBoundsExpression {
  return points.map(({ latitude, longitude }) => [latitude, longitude])
}

function boundsOfArea({ south, west, north, east }: Area): LatLngBoundsExpression {
  return [
    [south, west],
    [north, east],
  ]
}

function areaOf(map: LeafletMap): Area {
  const bounds = map.getBounds()
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
}

/** Space for a whole marker at the edge; less in a narrow window. */
function marginIn(map: LeafletMap): [number, number] {
  const margin = Math.min(44, map.getSize().x / 14)
  return [margin, margin]
}

function haveSamePositions(one: MapContent, other: MapContent): boolean {
  const isSame = one.dealers === other.dealers && one.origins === other.origins && one.area === other.area
  return isSame || JSON.stringify([one.dealers, one.origins]) === JSON.stringify([other.dealers, other.origins])
}

/** True when the list is beside the map. A list below would scroll the map out of sight: there the card has a link. */
function isBeside(item: HTMLElement, map: HTMLElement): boolean {
  const [one, other] = [item.getBoundingClientRect(), map.getBoundingClientRect()]
  return one.right <= other.left || other.right <= one.left
}
