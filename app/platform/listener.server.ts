import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from './log.server.ts'
import { connectionLimits } from './postgres-limits.ts'

/** Milliseconds until the next attempt to connect; doubles up to the longest. */
const [firstWait, longestWait] = [250, 4000]

type Connection = { ended: Promise<void> }

/** A connection of its own for LISTEN. It is made again whenever it is lost. */
export class Listener {
  #client: Client | undefined
  readonly #closing = new AbortController()
  readonly #connectionString: string
  readonly #channel: string
  readonly #heard: () => void
  readonly #log: Log

  /** `heard` is also called after each new connection: a notification may have been missed. */
  constructor(connectionString: string, channel: string, heard: () => void, log: Log) {
    this.#connectionString = connectionString
    this.#channel = channel
    this.#heard = heard
    this.#log = log
  }

  /** Resolves once it listens. Rejects if the first connection fails, and then does not try again. */
  async start(): Promise<void> {
    void this.#stayConnected(await this.#connect())
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#client?.end()
  }

  async #connect(): Promise<Connection> {
    const client = new Client({ connectionString: this.#connectionString, ...connectionLimits })
    this.#client = client
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', (error) => this.#log.warn({ err: error, channel: this.#channel }, 'listening connection lost'))
    client.on('notification', this.#heard)
    try {
      await client.connect()
      await client.query(`listen ${this.#channel}`)
      return { ended }
    } catch (error) {
      await client.end()
      throw error
    }
  }

  async #stayConnected({ ended }: Connection): Promise<void> {
    await ended
    while (!this.#closing.signal.aborted) {
      const connection = await this.#reconnect()
      if (!connection) return
      this.#heard()
      await connection.ended
    }
  }

  /** Undefined when it was closed meanwhile. */
  async #reconnect(): Promise<Connection | undefined> {
    for (let wait = firstWait; !this.#closing.signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      await pause(wait, undefined, { ref: false, signal: this.#closing.signal }).catch(() => {})
      if (this.#closing.signal.aborted) return undefined
      try {
        return await this.#connect()
      } catch (error) {
        this.#log.warn({ err: error, channel: this.#channel }, 'listening connection not made')
      }
    }
    return undefined
  }
}
