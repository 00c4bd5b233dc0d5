import type { DealerOnMap } from './dealer-on-map.ts'
import { dealerAt } from './listed-dealers.ts'
import type { Marker } from './markers.ts'

/** Marks in list and map what is chosen, else whose page it is; and on the map what the list is pointed at. */
export class InStep {
  readonly #own: string | undefined
  #chosen: string | undefined
  #pointedAt: string | undefined
  #markers: readonly Marker[] = []
  #dealers: readonly DealerOnMap[] = []

  constructor(own: string | undefined) {
    this.#own = own
  }

  get chosen(): DealerOnMap | undefined {
    return this.#dealers.find(({ slug }) => slug === this.#chosen)
  }

  choose(slug: string | undefined): void {
    this.#chosen = slug
    this.#mark()
  }

  follow(dealers: readonly DealerOnMap[]): void {
    this.#dealers = dealers
    if (!this.chosen) this.#chosen = undefined
    this.#mark()
  }

  show(markers: readonly Marker[]): void {
    this.#markers = markers
    this.#mark()
  }

  /** Whatever the list is replaced by: events are taken where they bubble to. */
  followPointer(map: HTMLElement): void {
    const point = (event: Event) => {
      if (map.contains(event.target as Node)) return
      const at = dealerAt(event)
      if (at === this.#pointedAt) return
      this.#pointedAt = at
      this.#mark()
    }
    document.addEventListener('pointerover', point, { passive: true })
    document.addEventListener('focusin', point)
  }

  #mark(): void {
    const marked = this.#chosen ?? this.#own
    for (const { slug, item } of this.#dealers) {
      item?.toggleAttribute('data-marked', slug === marked)
      if (slug === marked) item?.setAttribute('aria-current', 'true')
      else item?.removeAttribute('aria-current')
    }
    for (const { members, button } of this.#markers) {
      const has = (slug: string | undefined) => members.some((member) => member.slug === slug)
      button.setAttribute('aria-pressed', String(has(marked)))
      button.toggleAttribute('data-pointed-at', has(this.#pointedAt))
    }
  }
}
