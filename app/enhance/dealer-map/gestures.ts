import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { readTwoFingers } from './two-fingers.ts'

const hintFor = 2000
const step = 80

/**
 * A map in a page takes no gesture that belongs to the page. One finger and the wheel scroll on; two fingers, a mouse
 * that drags, the wheel with Ctrl or ⌘ and the keys move the map. What was tried in vain is answered with a hint.
 */
export function readGestures(map: LeafletMap, place: HTMLElement, leave: () => void): void {
  const view = map.getContainer()
  readTwoFingers(map)
  // Listening before Leaflet does, whose own handlers are switched on for what is meant for the map.
  const toggle = ({ pointerType }: PointerEvent) => map.dragging[pointerType === 'touch' ? 'disable' : 'enable']()
  place.addEventListener('pointerdown', toggle, { capture: true, passive: true })
  const turn = ({ ctrlKey, metaKey }: WheelEvent) => {
    const isMeant = ctrlKey || metaKey
    map.scrollWheelZoom[isMeant ? 'enable' : 'disable']()
    if (!isMeant) hint(place, '[data-hint=wheel]')
  }
  // Not passive, or the browser would have zoomed or scrolled the page before Leaflet is asked.
  place.addEventListener('wheel', turn, { capture: true, passive: false })
  view.addEventListener('touchmove', ({ touches }) => touches.length === 1 && hint(place, '[data-hint=touch]'), { passive: true })
  place.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = event.key === 'Escape' ? leave : view.contains(event.target as Node) && moves(map)[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
}

function moves(map: LeafletMap): Partial<Record<string, () => void>> {
  return {
    ArrowUp: () => map.panBy([0, -step]),
    ArrowDown: () => map.panBy([0, step]),
    ArrowLeft: () => map.panBy([-step, 0]),
    ArrowRight: () => map.panBy([step, 0]),
    '+': () => map.zoomIn(),
    '=': () => map.zoomIn(),
    '-': () => map.zoomOut(),
  }
}

let hidden: ReturnType<typeof setTimeout> | undefined

function hint(place: HTMLElement, which: string): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-hint]')) element.hidden = !element.matches(which)
  clearTimeout(hidden)
  hidden = setTimeout(() => {
    for (const element of place.querySelectorAll<HTMLElement>('[data-hint]')) element.hidden = true
  }, hintFor)
}
