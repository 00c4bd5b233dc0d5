import { LRUCache } from 'lru-cache'

/** Above this number, the buckets that were unused longest are dropped. By then they are full, which equals no bucket. */
const mostBuckets = 20_000

/** One bucket a key. `perMinute` can be taken at once; after a minute the bucket is full again. */
export class TokenBuckets {
  /** When each bucket will be full again, in milliseconds. */
  readonly #full = new LRUCache<string, number>({ max: mostBuckets })
  readonly #refill: number

  constructor(perMinute: number) {
    this.#refill = 60_000 / perMinute
  }

  /** Takes one; returns 0, or the seconds until there is one to take. */
  take(key: string, now: number): number {
    const full = Math.max(this.#full.get(key) ?? 0, now) + this.#refill
    const missing = full - now - 60_000
    if (missing > roundingError) return Math.ceil(missing / 1000)
    this.#full.set(key, full)
    return 0
  }

  get size(): number {
    return this.#full.size
  }
}

const roundingError = 0.001
