const mostAtOnce = 8
/** Slow connections of one client shall not keep everybody else from sending; many telephones share an address. */
const mostOfOneClient = 3

/** The files being received at once in this process: each is held in memory until its form is answered. */
export class Uploads {
  readonly #underWay = new Set<{ client: string }>()

  /** Returns what ends it, or null where there is no room for another. */
  begin(client: string): (() => void) | null {
    const own = [...this.#underWay].filter((other) => other.client === client)
    if (this.#underWay.size >= mostAtOnce || own.length >= mostOfOneClient) return null
    const upload = { client }
    this.#underWay.add(upload)
    return () => this.#underWay.delete(upload)
  }
}
