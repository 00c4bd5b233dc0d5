import type { DealerOnMap } from './dealer-on-map.ts'
import type { Origin } from './origin.ts'

/** The dealers of the list that is shown, in its order. */
export function listedDealers(): DealerOnMap[] {
  return [...document.querySelectorAll<HTMLElement>('[data-dealer][data-latitude][data-longitude]')].map((item) => ({
    slug: item.dataset.dealer ?? '',
    name: item.dataset.name ?? '',
    latitude: Number(item.dataset.latitude),
    longitude: Number(item.dataset.longitude),
    page: item.querySelector('a')?.href ?? null,
    inList: item.id === '' ? null : `#${item.id}`,
    item,
  }))
}

/** From where the list tells distances: one place at most, none where a dealer stands there itself. */
export function listedOrigins(dealers: readonly DealerOnMap[]): Origin[] {
  const origin = [...document.querySelectorAll<HTMLElement>('[data-origin][data-latitude][data-longitude]')]
  return origin
    .map(({ dataset: { origin = '', latitude, longitude } }) => ({
      name: origin,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }))
    .filter(({ latitude, longitude }) =>
      dealers.every((dealer) => dealer.latitude !== latitude || dealer.longitude !== longitude),
    )
}

/** Calls back, at most once a frame, when an answer of the server may have changed the list. */
export function whenListChanges(map: HTMLElement, act: () => void): void {
  let waiting = false
  const observer = new MutationObserver((changes) => {
    if (waiting || changes.every(({ target }) => map.contains(target))) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      act()
    })
  })
  const attributeFilter = [
    'data-dealer',
    'data-all-dealers',
    'data-origin',
    'data-latitude',
    'data-longitude',
    'data-name',
    'data-marked',
  ]
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter })
}

/** The slug of the item that an event happened in. */
export function dealerAt({ target }: Event): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-dealer]')?.dataset.dealer : undefined
}
