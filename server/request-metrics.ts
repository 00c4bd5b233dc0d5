import type { IncomingMessage, ServerResponse } from 'node:http'
import { Histogram } from 'prom-client'

/** The name of a static file among the pages. Pages have the id of their route. */
export const assetPage = 'asset'
/** Health checks, and requests that were refused before their page was known. */
const noPage = 'none'

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']

/**
 * Counts and times every request, by the kind of its page, never by its address: an address may contain a secret, and there
 * are too many of them.
 */
export class RequestMetrics {
  readonly histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['page', 'method', 'status'] as const,
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 2.5, 10],
    registers: [],
  })
  readonly #pages = new WeakMap<object, string>()

  readonly namePage = (response: object, id: string): void => {
    this.#pages.set(response, id)
  }

  readonly watch = (request: IncomingMessage, response: ServerResponse): void => {
    const begin = performance.now()
    response.once('close', () => this.#observe(request, response, begin))
  }

  #observe({ method = '' }: IncomingMessage, response: ServerResponse, begin: number): void {
    const labels = {
      page: this.#pages.get(response) || noPage,
      method: methods.includes(method) ? method : 'other',
      status: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'cut off',
    }
    this.histogram.observe(labels, (performance.now() - begin) / 1000)
  }
}
