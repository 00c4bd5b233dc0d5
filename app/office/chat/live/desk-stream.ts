import { at } from '~/addresses.ts'
import type { ChatEvent, Marks } from '~/core/conversations/conversation.ts'

export type Heard = {
  /** A list or a conversation has changed: read the page again. */
  queue: () => void
  event: (id: string, event: ChatEvent) => void
  marks: (id: string, marks: Marks) => void
  typing: (id: string, typing: { by: string; name: string }) => void
  liveness: (isLive: boolean) => void
  /** The server can be reached again: a stream has begun. */
  connected: () => void
}

/** The conversation on the screen, and the last sequence that is known of it. */
export type OpenNow = { id: string; last: number } | null

/** Milliseconds. The server sends something at once to a new stream, and then every 10 seconds. */
const times = { firstPiece: 8_000, silence: 25_000, reading: 5_000, streamAgain: 60_000 }

/** The connection of the desk: a stream, or reading again every few seconds where a proxy keeps the stream back. */
export class DeskStream {
  #stream: EventSource | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #mayStreamAt = 0
  #isStopped = false
  readonly #open: () => OpenNow
  readonly #heard: Heard

  constructor(open: () => OpenNow, heard: Heard) {
    this.#open = open
    this.#heard = heard
  }

  /** Begins, or begins again: what was missed comes first. */
  follow(): void {
    this.pause()
    if (this.#isStopped) return
    if (Date.now() < this.#mayStreamAt) this.#read()
    else this.#listen()
  }

  pause(): void {
    this.#stream?.close()
    this.#stream = undefined
    clearTimeout(this.#timer)
  }

  stop(): void {
    this.#isStopped = true
    this.pause()
  }

  #listen(): void {
    const open = this.#open()
    const id = open?.id ?? ''
    const stream = new EventSource(at.deskStream(open ? { percakapan: id, setelah: String(open.last) } : {}))
    this.#stream = stream
    this.#expect(times.firstPiece)
    const heard = (name: string, use: (data: string) => void) =>
      stream.addEventListener(name, (event) => {
        this.#expect(times.silence)
        this.#heard.liveness(true)
        use((event as MessageEvent<string>).data)
      })
    heard('queue', () => this.#heard.queue())
    heard('message', (data) => this.#heard.event(id, JSON.parse(data)))
    heard('marks', (data) => this.#heard.marks(id, JSON.parse(data)))
    heard('typing', (data) => this.#heard.typing(id, JSON.parse(data)))
    heard('beat', () => {})
    stream.onopen = () => this.#heard.connected()
    // The browser connects again by itself, unless the server has refused.
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) this.#readInstead()
    }
  }

  /** Without a piece within the time, something on the way keeps the stream back. */
  #expect(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#readInstead(), milliseconds)
  }

  #readInstead(): void {
    this.#mayStreamAt = Date.now() + times.streamAgain
    this.#heard.liveness(false)
    this.follow()
  }

  #read(): void {
    this.#heard.queue()
    this.#timer = setTimeout(() => this.follow(), times.reading)
  }
}
