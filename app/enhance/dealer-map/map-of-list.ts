import type { DealerOnMap, MapContent } from '../../lib/dealer-map.ts'
import { showMap } from './map.ts'

/** Shows the dealers of the served list on a map. List and map mark the same chosen or pointed-at dealer. */
export async function showMapOfList(place: HTMLElement): Promise<void> {
  const template = place.querySelector('template')
  if (template && !place.querySelector('[data-view]')) place.append(template.content.cloneNode(true))
  const { own } = place.dataset
  const items = [...document.querySelectorAll<HTMLElement>('[data-dealer][data-latitude][data-longitude]')]
  let content: MapContent = {
    dealers: items.map(dealerOf),
    origins: [],
    own,
    chosen: undefined,
    pointedAt: [],
    area: null,
  }
  const update = (changes: Partial<MapContent>) => {
    content = { ...content, ...changes }
    mark(items, content.chosen ?? own)
    map.update(content)
  }
  const map = await showMap(place, content, {
    choose: (chosen) => update({ chosen }),
    pointAt: (slugs) => {
      for (const item of items) item.toggleAttribute('data-pointed-at', slugs.includes(item.dataset.dealer ?? ''))
    },
    moveTo: () => {},
  })
  const point = ({ target }: Event) => {
    if (target instanceof Element && !place.contains(target)) update({ pointedAt: slugsAround(target) })
  }
  document.addEventListener('pointerover', point, { passive: true })
  document.addEventListener('focusin', point)
}

function dealerOf(item: HTMLElement): DealerOnMap {
  const { dealer = '', name = '', latitude, longitude } = item.dataset
  return {
    slug: dealer,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    page: item.querySelector('a')?.href ?? null,
    inList: item.id === '' ? null : `#${item.id}`,
  }
}

function slugsAround(element: Element): string[] {
  const slug = element.closest<HTMLElement>('[data-dealer]')?.dataset.dealer
  return slug === undefined ? [] : [slug]
}

function mark(items: readonly HTMLElement[], marked: string | undefined): void {
  for (const item of items) {
    const isMarked = item.dataset.dealer === marked
    item.toggleAttribute('data-marked', isMarked)
    if (isMarked) item.setAttribute('aria-current', 'true')
    else item.removeAttribute('aria-current')
  }
}
