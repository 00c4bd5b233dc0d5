import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from './log.server.ts'
import { connectionLimits } from './postgres-limits.ts'

/** Wait in ms before the next attempt to connect. It doubles up to the longest. */
const [firstWait, longestWait] = [250, 4000]

/** Any fixed number. Every running instance shares this lock, so that a restore can see whether one runs. */
export const instanceLock = 7_201_605

type Connection = { ended: Promise<void> }

/** A separate connection for LISTEN. It reconnects whenever the connection is lost. */
export class Listener {
  #client: Client | undefined
  readonly #closing = new AbortController()
  readonly #connectionString: string
  readonly #channel: string
  readonly #heard: (payload?: string) => void
  readonly #log: Log

  /** Also calls `heard` after each new connection, because a notification may have been missed. */
  constructor(connectionString: string, channel: string, heard: (payload?: string) => void, log: Log) {
    this.#connectionString = connectionString
    this.#channel = channel
    this.#heard = heard
    this.#log = log
  }

  /** Resolves when the connection listens. Rejects if the first connection fails, and then does not try again. */
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
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''))
    try {
      await client.connect()
      await client.query(`select pg_advisory_lock_shared(${instanceLock})`)
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

  /** Undefined when the listener was closed meanwhile. */
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
