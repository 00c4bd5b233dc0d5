import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.server.ts'
import type { ChatEvent, Marks } from './conversation.ts'
import { type Change, hearersIn, type Listener } from './conversation-changes.server.ts'
import { eventsAfter, marksOf, mostAtOnce } from './conversations.server.ts'
import { conversations } from './tables.ts'

/** Milliseconds. Many proxies cut a connection that is silent for 30 seconds. A stream ends, so that its session is checked. */
const usual = { heartbeat: 10_000, longest: 5 * 60_000 }

export type Streamed = Listener & {
  database: Database
  /** The last sequence that the browser has. */
  after: number
  /** Changes each event for those who may not know everything. */
  show: (event: ChatEvent) => ChatEvent
  /** Aborted when the process stops. */
  stopping: AbortSignal
}

/** True when this process can have one more stream of the conversation, for this address. */
export async function hasRoom(database: Database, listener: Listener): Promise<boolean> {
  return (await hearersIn(database)).hasRoom(listener)
}

/**
 * Server-sent events of a conversation: every event once and in order, from the one after `after` on, each with its sequence
 * as id. `marks`, `typing` and `beat` have a name and no id. A browser resumes with `Last-Event-ID`.
 */
export async function* conversationStream(streamed: Streamed, times = usual): AsyncGenerator<string> {
  const { database, stopping } = streamed
  const hearers = await hearersIn(database)
  const box = new Mailbox(stopping, times.longest)
  const leave = hearers.hear(streamed, box.put)
  try {
    yield 'retry: 1000\n\n'
    const writer = new EventWriter(streamed)
    yield* writer.catchUp()
    for (let letter = await box.next(times.heartbeat); letter !== 'end'; letter = await box.next(times.heartbeat)) {
      if (letter === 'silence') yield 'event: beat\ndata:\n\n'
      else yield* letter === 'missed' ? writer.catchUp() : writer.write(letter)
    }
  } finally {
    leave()
    box.close()
  }
}

/** Events with the name `queue` when any conversation has changed, for lists of the office. Each reads its own dealers again. */
export async function* queueChanges(
  database: Database,
  stopping: AbortSignal,
  times = { ...usual, gather: 500 },
): AsyncGenerator<string> {
  const hearers = await hearersIn(database)
  const box = new Mailbox(stopping, times.longest)
  const leave = hearers.hearAll((change) => {
    if (!change?.typing) box.put()
  })
  try {
    yield 'retry: 1000\n\n'
    for (let letter = await box.next(times.heartbeat); letter !== 'end'; letter = await box.next(times.heartbeat)) {
      yield letter === 'silence' ? 'event: beat\ndata:\n\n' : 'event: queue\ndata:\n\n'
      // Changes until then are one tick.
      if (letter !== 'silence') await pause(times.gather, undefined, { ref: false })
    }
  } finally {
    leave()
    box.close()
  }
}

class EventWriter {
  #last: number
  readonly #streamed: Streamed

  constructor(streamed: Streamed) {
    this.#streamed = streamed
    this.#last = streamed.after
  }

  /** Reads the log from the last written event on. A deleted conversation has no events. */
  async *catchUp(): AsyncGenerator<string> {
    const { database, id } = this.#streamed
    for (let isMore = true; isMore; ) {
      const events = await eventsAfter(database.db, id, this.#last)
      for (const event of events) yield this.#piece(event)
      isMore = events.length === mostAtOnce
    }
    const [conversation] = await database.db.select().from(conversations).where(eq(conversations.id, id))
    if (conversation) yield marksPiece(marksOf(conversation))
  }

  async *write({ event, marks, typing }: Change): AsyncGenerator<string> {
    if (event && event.sequence <= this.#last) return
    if (event?.sequence === this.#last + 1) yield this.#piece(event)
    else if (event || !(marks || typing)) yield* this.catchUp()
    if (marks) yield marksPiece(marks)
    if (typing) yield `event: typing\ndata: ${JSON.stringify(typing)}\n\n`
  }

  #piece(event: ChatEvent): string {
    this.#last = event.sequence
    return `id: ${event.sequence}\ndata: ${JSON.stringify(this.#streamed.show(event))}\n\n`
  }
}

const marksPiece = (marks: Marks): string => `event: marks\ndata: ${JSON.stringify(marks)}\n\n`

/** More unread changes than this are read from the log at once. */
const mostLetters = 50

/** The changes that a stream has not written yet. */
class Mailbox {
  #letters: Change[] = []
  #isMissed = false
  #isEnded = false
  #wake: () => void = () => {}
  readonly #stopping: AbortSignal
  readonly #longest: NodeJS.Timeout

  constructor(stopping: AbortSignal, longest: number) {
    this.#stopping = stopping
    this.#longest = setTimeout(this.#end, longest).unref()
    stopping.addEventListener('abort', this.#end)
    if (stopping.aborted) this.#isEnded = true
  }

  put = (change?: Change): void => {
    if (change && this.#letters.length < mostLetters) this.#letters.push(change)
    else {
      this.#letters = []
      this.#isMissed = true
    }
    this.#wake()
  }

  /** The next change; `missed` when changes were missed; `silence` after so many milliseconds without one. */
  async next(milliseconds: number): Promise<Change | 'missed' | 'silence' | 'end'> {
    if (!this.#hasNews) await this.#news(milliseconds)
    if (this.#isEnded) return 'end'
    if (this.#isMissed) {
      this.#isMissed = false
      return 'missed'
    }
    return this.#letters.shift() ?? 'silence'
  }

  /** Waits for the time, or until something arrives. */
  #news(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, milliseconds).unref()
    this.#wake = () => {
      clearTimeout(timer)
      resolve()
    }
    return promise
  }

  close(): void {
    clearTimeout(this.#longest)
    this.#stopping.removeEventListener('abort', this.#end)
  }

  get #hasNews(): boolean {
    return this.#isEnded || this.#isMissed || this.#letters.length > 0
  }

  #end = (): void => {
    this.#isEnded = true
    this.#wake()
  }
}
