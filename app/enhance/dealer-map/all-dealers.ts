import type { DealerOnMap } from './dealer-on-map.ts'

type Fetched = { slug: string; name: string; latitude: number; longitude: number; href: string }

/** The dealers a search found beyond those its list shows, fetched from where the page's `data-all-dealers` says. */
export class AllDealers {
  #address: string | undefined
  #dealers: readonly DealerOnMap[] = []
  #isMissing = false
  readonly #changed: () => void

  constructor(changed: () => void) {
    this.#changed = changed
  }

  get isMissing(): boolean {
    return this.#isMissing
  }

  /** Those of the list in its order, then the others. */
  with(listed: readonly DealerOnMap[]): readonly DealerOnMap[] {
    const slugs = new Set(listed.map(({ slug }) => slug))
    return [...listed, ...this.#dealers.filter(({ slug }) => !slugs.has(slug))]
  }

  /** Fetches the dealers of the answer that the page shows now, unless they are here or on their way. */
  follow(): void {
    const source = document.querySelector<HTMLElement>('[data-all-dealers]')
    const address = source?.dataset.allDealers
    if (address === this.#address) return
    this.#address = address
    this.#dealers = []
    this.#isMissing = false
    if (source && address) void this.#fetch(address, source.dataset)
  }

  tryAgain(): void {
    if (!this.#isMissing) return
    this.#address = undefined
    this.follow()
  }

  async #fetch(address: string, { list = '', listHolds }: DOMStringMap): Promise<void> {
    const fetched = await read(address)
    if (address !== this.#address) return
    this.#isMissing = fetched === null
    this.#dealers = (fetched ?? []).map(({ href, ...dealer }, place) => ({
      ...dealer,
      page: href,
      inList: place < Number(listHolds) ? `${list}#dealer-${dealer.slug}` : null,
      item: null,
    }))
    this.#changed()
  }
}

async function read(address: string): Promise<Fetched[] | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? ((await answer.json()) as { dealers: Fetched[] }).dealers : null
  } catch {
    return null
  }
}
