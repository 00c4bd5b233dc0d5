import { LRUCache } from 'lru-cache'

/** Buckets beyond this number push out those that were not asked for longest: a full one and none are the same. */
const mostBuckets = 20_000

/** A bucket a key: `perMinute` may be taken at once, and it is full again after a minute. */
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
