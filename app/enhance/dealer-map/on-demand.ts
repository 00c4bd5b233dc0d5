import { type MapScript, shouldSaveData, whenInView } from '../../lib/dealer-map.ts'

/** Loads the map beside a served list, such as on a dealer's page, when it comes into view or its button is pressed. */
export function startDealerMap(): void {
  const place = document.querySelector<HTMLElement>('dealer-map[data-script]')
  if (!place) return
  const ask = place.querySelector<HTMLButtonElement>('[data-ask]')
  ask?.addEventListener('click', () => show(place, { focus: true }))
  if (!shouldSaveData()) whenInView(place, () => show(place))
}

async function show(place: HTMLElement, { focus = false } = {}): Promise<void> {
  const { state, script = '' } = place.dataset
  if (state === 'coming' || state === 'shown') return
  place.dataset.state = 'coming'
  try {
    const { showMapOfList } = (await import(/* @vite-ignore */ script)) as MapScript
    await showMapOfList(place)
    place.dataset.state = 'shown'
    if (focus) place.querySelector<HTMLElement>('[data-view]')?.focus({ preventScroll: true })
  } catch {
    // Without a connection the page shows a message, and the button tries again.
    place.dataset.state = 'missing'
  }
}
