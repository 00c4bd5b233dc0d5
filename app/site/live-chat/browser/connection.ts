import { at } from '~/addresses.ts'
import type { ChatEvent, Marks } from '~/core/conversations/conversation.ts'
import type { ChatNews } from '../chat-news.ts'

/** `live`: the stream brings each event. `asking`: the page asks every few seconds. */
export type Liveness = 'connecting' | 'live' | 'asking'

export type Heard = {
  event: (event: ChatEvent) => void
  marks: (marks: Marks) => void
  typing: (typing: { by: string; name: string }) => void
  news: (news: ChatNews) => void
  liveness: (liveness: Liveness) => void
  /** The server can be reached again: a stream has begun, or the first question was answered. */
  connected: () => void
}

type Known = { id: string; last: number }

/** Milliseconds. The server sends something every 10 seconds, and at once to a new stream. */
const times = { firstPiece: 8_000, silence: 25_000, asking: 3_000, hidden: 20_000, streamAgain: 60_000 }

/**
 * Follows a conversation: by the stream, or by asking for news where a proxy keeps the stream back. A hidden page has no
 * stream, because browsers allow six connections to a site over HTTP/1.1, and asks seldom.
 */
export class Connection {
  #stream: EventSource | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #mayStreamAt = 0
  #isStopped = false
  #isAnswered = true
  readonly #known: () => Known | null
  readonly #heard: Heard
  readonly #ended = new AbortController()

  constructor(known: () => Known | null, heard: Heard) {
    this.#known = known
    this.#heard = heard
    const { signal } = this.#ended
    document.addEventListener('visibilitychange', () => this.follow(), { signal })
    addEventListener('online', () => this.follow(), { signal })
    addEventListener('pageshow', () => this.follow(), { signal })
  }

  /** Begins, or begins again: what was missed comes first. */
  follow(): void {
    this.#drop()
    const known = this.#known()
    if (!known || this.#isStopped) return
    if (document.hidden || Date.now() < this.#mayStreamAt || !('EventSource' in globalThis)) return void this.#ask()
    this.#listen(known)
  }

  stop(): void {
    this.#isStopped = true
    this.#ended.abort()
    this.#drop()
  }

  #listen({ id, last }: Known): void {
    const stream = new EventSource(at.chatStream({ percakapan: id, setelah: String(last) }))
    this.#stream = stream
    this.#expect(times.firstPiece)
    const heard = (name: string, use: (data: string) => void) =>
      stream.addEventListener(name, (event) => {
        this.#expect(times.silence)
        this.#heard.liveness('live')
        use((event as MessageEvent<string>).data)
      })
    heard('message', (data) => this.#heard.event(JSON.parse(data)))
    heard('marks', (data) => this.#heard.marks(JSON.parse(data)))
    heard('typing', (data) => this.#heard.typing(JSON.parse(data)))
    heard('beat', () => {})
    stream.onopen = () => this.#heard.connected()
    // The browser connects again by itself, unless the server has refused.
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) this.#askInstead()
    }
  }

  /** Without a piece within the time, something on the way keeps the stream back. */
  #expect(milliseconds: number): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => this.#askInstead(), milliseconds)
  }

  #askInstead(): void {
    this.#mayStreamAt = Date.now() + times.streamAgain
    this.#drop()
    void this.#ask()
  }

  async #ask(): Promise<void> {
    const known = this.#known()
    if (!known || this.#isStopped) return
    const news = await fetchNews(known)
    if (this.#stream || this.#isStopped) return
    if (news && !this.#isAnswered) this.#heard.connected()
    this.#isAnswered = news !== null
    if (news) {
      this.#heard.liveness('asking')
      this.#heard.news(news)
    } else this.#heard.liveness('connecting')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.follow(), document.hidden ? times.hidden : times.asking)
  }

  #drop(): void {
    this.#stream?.close()
    this.#stream = undefined
    clearTimeout(this.#timer)
    clearTimeout(this.#watch)
  }
}

/** Null without a connection, or when the server is away. */
export async function fetchNews(known: Known | null): Promise<ChatNews | null> {
  try {
    const answer = await fetch(at.chatNews(known ? { percakapan: known.id, setelah: String(known.last) } : {}))
    return answer.ok ? ((await answer.json()) as ChatNews) : null
  } catch {
    return null
  }
}
