import type { IncomingMessage } from 'node:http'
import { type PartFailure, readFailure } from '../app/lib/part-failure.ts'
import { receiveBody } from './receive-body.ts'
import { isFromElsewhere } from './same-site.ts'
import { TokenBuckets } from './token-buckets.ts'

const mostBytes = 2 * 1024
/** For all visitors together: a bug in a page fails in every browser, and a few reports are enough. */
const reportsPerMinute = 30

type Note = (failure: PartFailure & { reports: number }) => void

/** Logs failures that browsers report. The answer is the same whether a report is logged or dropped. */
export class PartFailures {
  readonly #buckets = new TokenBuckets(reportsPerMinute)
  readonly #publicUrl: string
  readonly #note: Note
  #reports = 0

  constructor(publicUrl: string, note: Note) {
    this.#publicUrl = publicUrl
    this.#note = note
  }

  async receive(headers: Headers, incoming: IncomingMessage, now: number): Promise<void> {
    if (isFromElsewhere(headers, this.#publicUrl)) return
    this.#reports++
    if (this.#buckets.take('all', now) > 0) return
    const body = await receiveBody(incoming, { mostBytes })
    if (!body.ok) return
    const failure = readFailure(new URLSearchParams(body.value.bytes.toString('utf8')))
    body.value.release()
    if (failure.part !== '') this.#note({ ...failure, reports: this.#reports })
  }
}
