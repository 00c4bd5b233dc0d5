import type { LatLng, Point } from 'leaflet'
import { type LeafletMap, point } from './leaflet.ts'

/** Private methods of Leaflet that its own two-finger handler uses. */
type Moves = LeafletMap & {
  _animatingZoom: boolean | undefined
  _stop(): void
  _moveStart(zoomChanges: boolean, isQuiet: boolean): void
  _move(centre: LatLng, zoom: number, how: { pinch: boolean; round: boolean }): void
  _animateZoom(centre: LatLng, zoom: number, starts: boolean, keepsTiles: boolean): void
  _resetView(centre: LatLng, zoom: number): void
  _limitCenter(centre: LatLng, zoom: number, bounds: LeafletMap['options']['maxBounds']): LatLng
  _limitZoom(zoom: number): number
}

type Fingers = { middle: Point; distance: number }
/** The point of the map under the fingers, and the finger distance and zoom at the start. */
type Hold = Fingers & { place: LatLng; width: number; zoom: number }

/**
 * The point between two fingers stays there, also when they are lifted and the zoom snaps to a step. The map stops at
 * its edge. Leaflet's own handler lets the map be pulled past its edge and then jump back, and it snaps the zoom
 * around the middle of the window.
 */
export function readTwoFingers(shown: LeafletMap): void {
  const map = shown as Moves
  const view = map.getContainer()
  let hold: Hold | null = null

  view.addEventListener('touchstart', take, { passive: false })
  view.addEventListener('touchmove', move, { passive: false })
  view.addEventListener('touchend', release)
  view.addEventListener('touchcancel', release)

  function take(event: TouchEvent): void {
    const fingers = fingersOn(view, event)
    if (!fingers || map._animatingZoom) return
    keepFromPage(event)
    map._stop()
    map._moveStart(true, false)
    const { middle, distance } = fingers
    hold = { middle, distance, place: map.containerPointToLatLng(middle), width: distance, zoom: map.getZoom() }
  }

  function move(event: TouchEvent): void {
    const fingers = fingersOn(view, event)
    if (!hold || !fingers) return
    keepFromPage(event)
    hold = { ...hold, ...fingers }
    map._move(centreOf(hold, zoomOf(hold)), zoomOf(hold), { pinch: true, round: false })
  }

  function release(): void {
    if (!hold) return
    const zoom = map._limitZoom(zoomOf(hold))
    if (map.options.zoomAnimation) map._animateZoom(centreOf(hold, zoom), zoom, true, true)
    else map._resetView(centreOf(hold, zoom), zoom)
    hold = null
  }

  function zoomOf({ distance, width, zoom }: Hold): number {
    return Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), map.getScaleZoom(distance / width, zoom)))
  }

  function centreOf({ place, middle }: Hold, zoom: number): LatLng {
    const centre = map.project(place, zoom).subtract(middle).add(map.getSize().divideBy(2))
    return map._limitCenter(map.unproject(centre, zoom), zoom, map.options.maxBounds)
  }
}

function fingersOn(view: HTMLElement, { touches: [one, other, third] }: TouchEvent): Fingers | null {
  if (!one || !other || third) return null
  const { left, top } = view.getBoundingClientRect()
  const middle = point((one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top)
  return { middle, distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) }
}

// When one finger has started to scroll the page, the browser keeps scrolling and the event cannot be cancelled.
function keepFromPage(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault()
}
