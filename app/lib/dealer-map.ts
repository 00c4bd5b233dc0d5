// The interface between the map script (app/enhance/dealer-map) and the pages that show the map.

/** A dealer as the map shows it. */
export type DealerOnMap = {
  slug: string
  name: string
  latitude: number
  longitude: number
  /** Addresses of the dealer's page and of its item in the list. */
  page: string | null
  inList: string | null
}

/** The start of distances: the visitor, a place, or (without a name) the middle of a region. */
export type Origin = { name: string; latitude: number; longitude: number }

/** In degrees. */
export type Area = { south: number; west: number; north: number; east: number }

export type MapContent = {
  dealers: readonly DealerOnMap[]
  origins: readonly Origin[]
  /** The dealer whose page this is: marked while no dealer is chosen. */
  own?: string | undefined
  chosen: string | undefined
  /** The dealers that the list highlights. */
  pointedAt: readonly string[]
  /** The searched area: the map shows it instead of all dealers. */
  area: Area | null
}

export type MapHandlers = {
  /** A dealer was chosen on the map; undefined when its card was closed. */
  choose: (slug: string | undefined) => void
  /** The pointer or the focus is on a marker of these dealers; empty when it left. */
  pointAt: (slugs: readonly string[]) => void
  /** The visitor moved the map. */
  moveTo: (area: Area) => void
}

export type ShownMap = { update: (content: MapContent) => void; fit: () => void }

export type MapScript = {
  showMap: (place: HTMLElement, content: MapContent, handlers: MapHandlers) => Promise<ShownMap>
  showMapOfList: (place: HTMLElement) => Promise<void>
}

type Line = { saveData?: boolean; effectiveType?: string }

/** True with data saver or a very slow connection: then the map is loaded only after a press. */
export function shouldSaveData(): boolean {
  const { saveData, effectiveType }: Line = (navigator as Navigator & { connection?: Line }).connection ?? {}
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g'
}

/** Calls back when an element comes into view; a prerendered page is not in view. Returns a function that stops watching. */
export function whenInView(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  })
  const observe = () => observer.observe(element)
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', observe, { once: true })
  else observe()
  return () => observer.disconnect()
}
