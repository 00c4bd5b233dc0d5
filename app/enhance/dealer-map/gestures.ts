import type { LeafletMap } from './leaflet.ts'
import { readTwoFingers } from './two-fingers.ts'

const hintFor = 2000
const step = 80

/**
 * The map leaves one finger and the wheel to the page, for scrolling. Two fingers, dragging with a mouse, the wheel
 * with Ctrl or ⌘, and the arrow keys move the map. A gesture that does nothing shows a hint.
 */
export function readGestures(map: LeafletMap, place: HTMLElement, leave: () => void): void {
  const view = map.getContainer()
  readTwoFingers(map)
  // In the capture phase, before Leaflet: it turns Leaflet's own handlers on or off for this gesture.
  const toggle = ({ pointerType }: PointerEvent) => map.dragging[pointerType === 'touch' ? 'disable' : 'enable']()
  place.addEventListener('pointerdown', toggle, { capture: true, passive: true })
  const turn = ({ ctrlKey, metaKey }: WheelEvent) => {
    const isMeant = ctrlKey || metaKey
    map.scrollWheelZoom[isMeant ? 'enable' : 'disable']()
    if (!isMeant) hint(place, '[data-hint=wheel]')
  }
  // Not passive: the browser must not zoom or scroll the page before Leaflet handles the event.
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
