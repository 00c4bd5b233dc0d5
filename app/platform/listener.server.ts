import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from './log.server.ts'
import { connectionLimits } from './postgres-limits.ts'

/** Wait in ms before the next attempt to connect. It doubles up to the longest. */
const [firstWait, longestWait] = [250, 4000]

/** Any fixed number. Every running instance shares this lock, so that a restore can see whether one runs. */
export const instanceLock = 7_201_605

type Connection = { ended: Promise<void> }

type Heard = (payload?: string) => void

/** A separate connection for LISTEN on any number of channels. It reconnects whenever the connection is lost. */
export class Listener {
  #client: Client | undefined
  #started: Promise<void> | undefined
  readonly #hearers = new Set<{ channel: string; heard: Heard }>()
  readonly #closing = new AbortController()
  readonly #connectionString: string
  readonly #log: Log

  constructor(connectionString: string, log: Log) {
    this.#connectionString = connectionString
    this.#log = log
  }

  /**
   * Resolves when the connection listens. Rejects if it cannot now, and then does not try again. Also calls `heard` after each
   * new connection, because a notification may have been missed.
   */
  async listen(channel: string, heard: Heard): Promise<void> {
    const hearer = { channel, heard }
    this.#hearers.add(hearer)
    try {
      this.#started ??= this.#start()
      await this.#started
      await this.#client?.query(`listen ${channel}`)
    } catch (error) {
      this.#hearers.delete(hearer)
      throw error
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#client?.end()
  }

  async #start(): Promise<void> {
    try {
      void this.#stayConnected(await this.#connect())
    } catch (error) {
      this.#started = undefined
      throw error
    }
  }

  async #connect(): Promise<Connection> {
    const client = new Client({ connectionString: this.#connectionString, ...connectionLimits })
    this.#client = client
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', (error) => this.#log.warn({ err: error }, 'listening connection lost'))
    client.on('notification', ({ channel, payload }) => this.#tell(payload ?? '', channel))
    try {
      await client.connect()
      await client.query(`select pg_advisory_lock_shared(${instanceLock})`)
      for (const { channel } of this.#hearers) await client.query(`listen ${channel}`)
      return { ended }
    } catch (error) {
      await client.end()
      throw error
    }
  }

  /** Without a channel: tells all. */
  #tell(payload?: string, about?: string): void {
    for (const { channel, heard } of this.#hearers) if (about === undefined || channel === about) heard(payload)
  }

  async #stayConnected({ ended }: Connection): Promise<void> {
    await ended
    while (!this.#closing.signal.aborted) {
      const connection = await this.#reconnect()
      if (!connection) return
      this.#tell()
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
        this.#log.warn({ err: error }, 'listening connection not made')
      }
    }
    return undefined
  }
}
