import type { Instant } from '../../lib/instant.ts'
import type { Database, Db } from '../../platform/database.server.ts'
import { rateLimits } from '../../platform/tables.ts'
import type { ChatEvent } from './conversation.ts'
import { conversationStream } from './conversation-stream.server.ts'
import type { Conversation } from './conversations.server.ts'
import { conversationBlocks, conversations } from './tables.ts'
import { type NewConversation, startConversation } from './visitor.server.ts'

/** Ibu Rina's browser, which asks from the page of a model. */
export const ofRina = (changes: Partial<NewConversation> = {}): NewConversation => ({
  key: crypto.randomUUID(),
  name: 'Rina Wulandari',
  page: '/our-cars/passenger-cars/xforce',
  zone: 'Asia/Makassar',
  device: 'device of Rina',
  client: '203.0.113.7',
  ...changes,
})

export async function started(db: Db, now: Instant, changes: Partial<NewConversation> = {}) {
  const result = await startConversation(db, ofRina(changes), now)
  if (!result.ok) throw new Error(`refused: ${result.refusal.kind}`)
  return result.value
}

export async function deleteConversations(db: Db): Promise<void> {
  for (const table of [conversations, conversationBlocks, rateLimits]) await db.delete(table)
}

/** A browser that follows a conversation and keeps every event that it gets, also those that it gets twice. */
export class Follower {
  readonly events: ChatEvent[] = []
  readonly named: string[] = []
  readonly #stopping = new AbortController()
  readonly #stream: AsyncGenerator<string>

  constructor(
    database: Database,
    { id }: Pick<Conversation, 'id'>,
    { after = 0, heartbeat = 60_000, longest = 60_000, address = '203.0.113.7' } = {},
  ) {
    const { signal } = this.#stopping
    const streamed = { database, id, address, after, show: (event: ChatEvent) => event, stopping: signal }
    this.#stream = conversationStream(streamed, { heartbeat, longest })
  }

  /** Reads until this sequence has arrived, or the stream ends. */
  async until(sequence: number): Promise<ChatEvent[]> {
    while ((this.events.at(-1)?.sequence ?? 0) < sequence) if (!(await this.#read())) break
    return this.events
  }

  /** Reads until an event with this name has arrived. Returns its data. */
  async untilNamed(name: string): Promise<unknown> {
    for (;;) {
      const piece = await this.#read()
      if (piece === null) throw new Error(`the stream ended without ${name}`)
      if (piece.startsWith(`event: ${name}\n`)) return JSON.parse(piece.split('data: ')[1] ?? 'null')
    }
  }

  async untilEnd(): Promise<string[]> {
    const pieces: string[] = []
    for (let piece = await this.#read(); piece !== null; piece = await this.#read()) pieces.push(piece)
    return pieces
  }

  stop(): void {
    this.#stopping.abort()
  }

  async leave(): Promise<void> {
    await this.#stream.return(undefined)
  }

  async #read(): Promise<string | null> {
    const { value, done } = await this.#stream.next()
    if (done) return null
    if (value.startsWith('id: ')) this.events.push(JSON.parse(value.slice(value.indexOf('data: ') + 6)) as ChatEvent)
    return value
  }
}
