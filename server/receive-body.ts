import type { IncomingMessage } from 'node:http'
import { done, type Result, refused } from '../app/lib/result.ts'
import type { UploadMemory, UploadShare } from './upload-memory.ts'

/** Why a body was not received. `no-memory`: faster uploads needed the memory. `cut-off`: the client left. */
export type BodyRefusal = 'too-large' | 'too-slow' | 'no-memory' | 'cut-off'

/** A whole body. Call `release` once the request is answered. */
export type ReceivedBody = { bytes: Buffer; release: () => void }

type Received = Result<ReceivedBody, BodyRefusal>

type Options = {
  /** The largest accepted body, in bytes. */
  mostBytes: number
  /** For forms with files. Their bodies are large, so all of them share a limited memory. */
  memory?: UploadMemory | undefined
}

/** Receives a request's body within limits of size, speed and memory. Never rejects. */
export async function receiveBody(incoming: IncomingMessage, { mostBytes, memory }: Options): Promise<Received> {
  if (incoming.destroyed) return refused('cut-off')
  if (Number(incoming.headers['content-length'] ?? 0) > mostBytes) return refused('too-large')
  return new Promise((resolve) => new Receiver(incoming, mostBytes, memory, resolve).start())
}

/** Milliseconds. Long enough for a phone to change from one cell to the next. */
const interval = 15_000
/** Least number of bytes in two intervals. No usable line is slower. */
const leastProgress = 2 * 1024

class Receiver {
  readonly #incoming: IncomingMessage
  readonly #mostBytes: number
  readonly #share: UploadShare | undefined
  readonly #resolve: (received: Received) => void
  readonly #listeners = {
    data: (piece: Buffer) => this.#keep(piece),
    end: () => this.#finish(),
    close: () => this.#refuse('cut-off'),
    error: () => this.#refuse('cut-off'),
  }
  readonly #timer: NodeJS.Timeout
  #pieces: Buffer[] = []
  #size = 0
  #previousInterval = Number.POSITIVE_INFINITY
  #thisInterval = 0

  constructor(
    incoming: IncomingMessage,
    mostBytes: number,
    memory: UploadMemory | undefined,
    resolve: (received: Received) => void,
  ) {
    this.#incoming = incoming
    this.#mostBytes = mostBytes
    this.#resolve = resolve
    this.#share = memory?.share(() => this.#refuse('no-memory'))
    this.#timer = setInterval(() => this.#judgeSpeed(), interval)
  }

  start(): void {
    for (const [event, listener] of Object.entries(this.#listeners)) this.#incoming.on(event, listener)
  }

  #keep(piece: Buffer): void {
    this.#size += piece.length
    this.#thisInterval += piece.length
    if (this.#size > this.#mostBytes) this.#refuse('too-large')
    else {
      this.#pieces.push(piece)
      this.#share?.grow(piece.length)
    }
  }

  #judgeSpeed(): void {
    if (this.#previousInterval + this.#thisInterval < leastProgress) this.#refuse('too-slow')
    this.#previousInterval = this.#thisInterval
    this.#thisInterval = 0
    this.#share?.startInterval()
  }

  #finish(): void {
    this.#stop()
    this.#share?.complete()
    this.#resolve(done({ bytes: Buffer.concat(this.#pieces, this.#size), release: () => this.#share?.release() }))
  }

  #refuse(refusal: BodyRefusal): void {
    this.#stop()
    this.#share?.release()
    this.#pieces = []
    this.#incoming.pause()
    this.#resolve(refused(refusal))
  }

  #stop(): void {
    clearInterval(this.#timer)
    for (const [event, listener] of Object.entries(this.#listeners)) this.#incoming.off(event, listener)
  }
}
