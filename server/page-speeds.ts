import type { IncomingMessage } from 'node:http'
import { type PageSpeed, readPageSpeed } from '../app/core/tracking/page-speed.ts'
import { allowedBy } from '../app/lib/consent-choice.ts'
import { receiveBody } from './receive-body.ts'
import { isFromElsewhere } from './same-site.ts'
import { TokenBuckets } from './token-buckets.ts'

const mostBytes = 512
/** For one address, which many visitors may share, and for all together: each report costs a statement. */
const perMinute = { address: 60, all: 600 }

type Count = (speed: PageSpeed) => Promise<void>

/** Counts how fast pages were. The answer is the same whether a report is counted or dropped. */
export class PageSpeeds {
  readonly #ofAddress = new TokenBuckets(perMinute.address)
  readonly #ofAll = new TokenBuckets(perMinute.all)
  readonly #publicUrl: string
  readonly #count: Count

  constructor(publicUrl: string, count: Count) {
    this.#publicUrl = publicUrl
    this.#count = count
  }

  async receive(headers: Headers, incoming: IncomingMessage, client: string, now: number): Promise<void> {
    if (isFromElsewhere(headers, this.#publicUrl) || !allowedBy(headers).includes('analytics')) return
    if (this.#ofAddress.take(client, now) > 0 || this.#ofAll.take('all', now) > 0) return
    const body = await receiveBody(incoming, { mostBytes })
    if (!body.ok) return
    const speed = readPageSpeed(new URLSearchParams(body.value.bytes.toString('utf8')))
    body.value.release()
    if (speed) await this.#count(speed)
  }
}
