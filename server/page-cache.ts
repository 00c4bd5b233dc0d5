import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isAddedParameter } from '../app/lib/added-parameters.ts'
import { encodeBody } from './encoded-body.ts'
import { ReadyAnswer } from './ready-answer.ts'

const maxBytes = 64 * 1024 * 1024
const maxBytesWithQuery = 4 * 1024 * 1024
/** Addresses with a query that are remembered, and how long one may be. */
const mostSeen = 1000
const longestKept = 500

/** A finished page and the id of its route. */
type Entry = { answer: ReadyAnswer; page: string }

/**
 * Cache of finished public pages, as the bytes that are sent. A page depends only on its address and the content
 * version. So the key is the address, and a content change empties the whole cache.
 *
 * Anyone can invent a query. So pages with a query have a small room of their own, and stay there only if they are asked
 * for again: an advertisement that leads to a calculation, a link in a chat group.
 */
export class PageCache {
  readonly #entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  readonly #withQuery = new LRUCache<string, Entry>({ maxSize: maxBytesWithQuery, sizeCalculation: sizeOf })
  readonly #seen = new LRUCache<string, true>({ max: mostSeen })
  readonly #underWay = new Map<string, Promise<Response>>()
  #generation = 0
  #hits = 0
  #misses = 0

  /** Counts since the start of the process, and the size of what is cached now. */
  get figures(): { hits: number; misses: number; pages: number; bytes: number } {
    return { hits: this.#hits, misses: this.#misses, pages: this.#sum('size'), bytes: this.#sum('calculatedSize') }
  }

  #sum(figure: 'size' | 'calculatedSize'): number {
    return this.#entries[figure] + this.#withQuery[figure]
  }

  #room(key: string): LRUCache<string, Entry> {
    return hasQuery(key) ? this.#withQuery : this.#entries
  }

  /** False for an address with a query that nobody has asked for before: its page is not worth keeping. */
  keeps(key: string): boolean {
    if (!hasQuery(key) || this.#seen.has(key)) return true
    this.#misses++
    if (key.length <= longestKept) this.#seen.set(key, true)
    return false
  }

  /** Call after a content change. Pages whose rendering began before it are not cached either. */
  clear(): void {
    this.#generation++
    this.#entries.clear()
    this.#withQuery.clear()
    this.#underWay.clear()
  }

  /** Answers from the cache. Returns the id of the page's route; undefined when the page is not cached. */
  answer(request: IncomingMessage, response: ServerResponse): string | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const key = cacheKey(request.url ?? '/')
    const entry = this.#room(key).get(key)
    if (!entry) return undefined
    this.#hits++
    entry.answer.send(request, response)
    return entry.page
  }

  /** Renders a page once for all requests at the same time, and caches the answer if it is cacheable. */
  async make(url: string, page: string, request: Request, render: () => Promise<Response>): Promise<Response> {
    const key = cacheKey(url)
    const rendering = this.#underWay.get(key) ?? this.#start(key, page, render)
    const answer = (await rendering).clone()
    const entry = this.#room(key).get(key)
    return entry && answer.status === 200 ? entry.answer.asResponse(request) : answer
  }

  #start(key: string, page: string, render: () => Promise<Response>): Promise<Response> {
    const generation = this.#generation
    this.#misses++
    const rendering = render()
      .then((answer) => this.#keep(key, page, answer, generation))
      .finally(() => {
        if (this.#underWay.get(key) === rendering) this.#underWay.delete(key)
      })
    this.#underWay.set(key, rendering)
    return rendering
  }

  async #keep(key: string, page: string, answer: Response, generation: number): Promise<Response> {
    const freshFor = remaining(answer.headers.get('X-Fresh-Until'))
    answer.headers.delete('X-Fresh-Until')
    if (answer.status !== 200 || answer.headers.has('Set-Cookie') || answer.headers.get('Cache-Control')?.includes('no-store'))
      return answer
    const body = await encodeBody(Buffer.from(await answer.clone().arrayBuffer()), hasQuery(key) ? 'quick' : 'best')
    if (generation === this.#generation && freshFor > 0) {
      this.#room(key).set(
        key,
        { answer: new ReadyAnswer(body, Object.fromEntries(answer.headers)), page },
        Number.isFinite(freshFor) ? { ttl: freshFor } : {},
      )
    }
    return answer
  }
}

const sizeOf = ({ answer }: Entry): number => answer.size

const hasQuery = (key: string): boolean => key.includes('?')

/** Milliseconds until the instant in X-Fresh-Until, after which a page is out of date; Infinity without one. */
function remaining(instant: string | null): number {
  return instant ? Date.parse(instant) - Date.now() : Number.POSITIVE_INFINITY
}

/** The address without the parameters that others add, with the other parameters sorted. */
export function cacheKey(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const parameters = new URLSearchParams(url.slice(at + 1))
  for (const name of [...parameters.keys()]) if (isAddedParameter(name)) parameters.delete(name)
  parameters.sort()
  return parameters.size > 0 ? `${url.slice(0, at)}?${parameters}` : url.slice(0, at)
}
