import { checkPart, partHeader } from '../app/lib/part-header.ts'
import type { Environment } from '../app/platform/environment.server.ts'
import { TokenBuckets } from './token-buckets.ts'

type Asked = { method: string; header: (name: string) => string | undefined }

/**
 * Bounds what one address may cost this process; many instances each count their own. Thousands of people can share an
 * address, so these are far above what one needs. What a person may send is limited where the meaning is known
 * (`core/leads/form/guard.server.ts`, `core/codes`).
 */
export class Limits {
  readonly #pages: TokenBuckets
  readonly #checks: TokenBuckets
  readonly #submits: TokenBuckets

  constructor({ perMinute }: Pick<Environment, 'perMinute'>) {
    this.#pages = new TokenBuckets(perMinute.pages)
    this.#checks = new TokenBuckets(perMinute.checks)
    this.#submits = new TokenBuckets(perMinute.submits)
  }

  /** 0 if the request may pass, else the seconds to wait. */
  secondsToWait(asked: Asked, client: string, now: number): number {
    return this.#budgetOf(asked).take(client, now)
  }

  /** Who says to check and sends instead only takes from the other budget. */
  #budgetOf({ method, header }: Asked): TokenBuckets {
    if (method !== 'POST') return this.#pages
    return header(partHeader) === checkPart ? this.#checks : this.#submits
  }
}
