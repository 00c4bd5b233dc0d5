import type { Database } from '../../platform/database.server.ts'
import { onceForEachDatabase } from '../../platform/once-for-each-database.server.ts'
import type { ChatEvent, Marks } from './conversation.ts'

/** The NOTIFY channel of all conversations. Its payload is a `Change` as JSON. */
export const conversationChannel = 'conversation_changed'

/**
 * What happened to a conversation. `event` is missing when it is too large for a notification: then read the log. All three
 * are missing when the notification only says that something has changed.
 */
export type Change = {
  id: string
  event?: ChatEvent
  marks?: Marks
  /** Not stored: who is typing. */
  typing?: { by: 'visitor' | 'staff'; name: string }
}

/** Called with a change, or without one when changes may have been missed. */
export type Hear = (change?: Change) => void

/**
 * Each stream is an open connection. Browsers without one ask for news every few seconds. Thousands of phones may share an
 * address, of which few chat at a time; one address leaves most streams to the others.
 */
const mostStreams = { inAll: 5000, ofAddress: 1000, ofConversation: 12 }

/** A stream of a conversation. `address`: the client's network, as limits count it. Null for one of the office. */
export type Listener = { id: string; address: string | null }

/** Those who want to hear of conversations in this process, by conversation. */
class Hearers {
  #count = 0
  readonly #of = new Map<string, Set<Hear>>()
  readonly #byAddress = new Map<string, number>()
  readonly #ofAll = new Set<Hear>()

  /** Returns a function that ends it. */
  hear({ id, address }: Listener, hear: Hear): () => void {
    const hearers = this.#of.get(id) ?? new Set()
    this.#of.set(id, hearers.add(hear))
    this.#add(address, 1)
    return () => {
      if (hearers.delete(hear)) this.#add(address, -1)
      if (hearers.size === 0 && this.#of.get(id) === hearers) this.#of.delete(id)
    }
  }

  /** True when the conversation, and the client's address, can have one more stream. */
  hasRoom({ id, address }: Listener): boolean {
    if (this.#count >= mostStreams.inAll || this.#countOf(address) >= mostStreams.ofAddress) return false
    return (this.#of.get(id)?.size ?? 0) < mostStreams.ofConversation
  }

  #countOf = (address: string | null): number => (address === null ? 0 : (this.#byAddress.get(address) ?? 0))

  #add(address: string | null, streams: 1 | -1): void {
    this.#count += streams
    if (address === null) return
    const count = this.#countOf(address) + streams
    if (count > 0) this.#byAddress.set(address, count)
    else this.#byAddress.delete(address)
  }

  hearAll(hear: Hear): () => void {
    this.#ofAll.add(hear)
    return () => this.#ofAll.delete(hear)
  }

  tell(change: Change): void {
    for (const hear of this.#of.get(change.id) ?? []) hear(change)
    for (const hear of this.#ofAll) hear(change)
  }

  tellMissed(): void {
    for (const hearers of this.#of.values()) for (const hear of hearers) hear()
    for (const hear of this.#ofAll) hear()
  }
}

/** All streams of a process share one connection that listens, from the first stream on. */
export const hearersIn = onceForEachDatabase(listen)

async function listen(database: Database): Promise<Hearers> {
  const hearers = new Hearers()
  await database.listen(conversationChannel, (payload) => {
    if (payload === undefined) hearers.tellMissed()
    else hearers.tell(JSON.parse(payload) as Change)
  })
  return hearers
}
