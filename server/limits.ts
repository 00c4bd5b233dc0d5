import { RateLimiterMemory } from 'rate-limiter-flexible'
import { at } from '../app/addresses.ts'
import type { Environment } from '../app/platform/environment.server.ts'

const formBytes = 64 * 1024
/** A photo of eight megabytes and the form around it. */
const photoFormBytes = 8.5 * 1024 * 1024

/** The largest form that is taken at an address, in bytes. */
export function mostBytes(path: string): number {
  const [pathname = path] = path.split('?', 1)
  return pathname === at.contactMessage() ? photoFormBytes : formBytes
}

/** Whether what is sent to an address may be larger than a form without files; one that does not say so may be. */
export function isUpload(path: string, contentLength: string | undefined): boolean {
  const declared = Number(contentLength ?? Number.POSITIVE_INFINITY)
  return mostBytes(path) > formBytes && !(declared <= formBytes)
}

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
