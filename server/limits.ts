import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Environment } from '../app/platform/environment.server.ts'

/** Counts requests of one client in this process; the many instances of a large site each count their own. */
export class Limits {
  readonly #pages: RateLimiterMemory
  readonly #submits: RateLimiterMemory

  constructor(environment: Pick<Environment, 'pagesPerMinute' | 'submitsPerMinute'>) {
    this.#pages = new RateLimiterMemory({ points: environment.pagesPerMinute, duration: 60 })
    this.#submits = new RateLimiterMemory({ points: environment.submitsPerMinute, duration: 60 })
  }

  /** 0 if the request may pass, else the seconds to wait. */
  async secondsToWait(method: string, client: string): Promise<number> {
    const limiter = method === 'POST' ? this.#submits : this.#pages
    try {
      await limiter.consume(client)
      return 0
    } catch (refusal) {
      return Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000)
    }
  }
}
