import { checkPart, partHeader } from '../app/lib/part-header.ts'
import type { Environment } from '../app/platform/environment.server.ts'
import { TokenBuckets } from './token-buckets.ts'

type Asked = { method: string; header: (name: string) => string | undefined; isPicture: boolean }

/**
 * Limits the requests that one address can send to this process; each instance counts for itself. Thousands of people
 * can share an address, so these limits are far above the need of one person. Other code limits what one person may
 * send (`core/leads/form/guard.server.ts`, `core/codes`).
 */
export class Limits {
  readonly #pages: TokenBuckets
  readonly #pictures: TokenBuckets
  readonly #checks: TokenBuckets
  readonly #submits: TokenBuckets

  constructor({ perMinute }: Pick<Environment, 'perMinute'>) {
    this.#pages = new TokenBuckets(perMinute.pages)
    this.#pictures = new TokenBuckets(perMinute.pictures)
    this.#checks = new TokenBuckets(perMinute.checks)
    this.#submits = new TokenBuckets(perMinute.submits)
  }

  /** 0 if the request may pass, else the seconds to wait. */
  secondsToWait(asked: Asked, client: string, now: number): number {
    return this.#budgetOf(asked).take(client, now)
  }

  /**
   * Who reads a page of many pictures does not pay for them with pages. A client that marks a submit as a check only uses
   * up its budget of checks.
   */
  #budgetOf({ method, header, isPicture }: Asked): TokenBuckets {
    if (method !== 'POST') return isPicture ? this.#pictures : this.#pages
    return header(partHeader) === checkPart ? this.#checks : this.#submits
  }
}
