type Line = { saveData?: boolean; effectiveType?: string }

/** Fetches the map of a page that has one when it comes into view; where each byte counts only when it is asked for. */
export function startDealerMap(): void {
  const place = document.querySelector<HTMLElement>('dealer-map')
  if (!place) return
  const ask = place.querySelector<HTMLButtonElement>('[data-ask]')
  ask?.addEventListener('click', () => show(place, { focus: true }))
  if (!isFrugal((navigator as Navigator & { connection?: Line }).connection)) whenInView(place, () => show(place))
}

function isFrugal({ saveData, effectiveType }: Line = {}): boolean {
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g'
}

/** A page that is made ready before anybody asked for it is not in view. */
function whenInView(place: HTMLElement, act: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  })
  const observe = () => observer.observe(place)
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', observe, { once: true })
  else observe()
}

async function show(place: HTMLElement, { focus = false } = {}): Promise<void> {
  if (place.dataset.state === 'coming' || place.dataset.state === 'shown') return
  place.dataset.state = 'coming'
  try {
    const { showMap } = await import('./map.ts')
    await showMap(place)
    place.dataset.state = 'shown'
    if (focus) place.querySelector<HTMLElement>('[data-view]')?.focus({ preventScroll: true })
  } catch {
    // The line is down: the sentence says so, and the button tries again.
    place.dataset.state = 'missing'
  }
}
