import { at } from '~/addresses.ts'
import type { ChatEvent, Marks } from '~/core/conversations/conversation.ts'
import { mergeEvents } from '~/site/live-chat/browser/merge-events.ts'
import { type Delivery, Outgoing } from '~/site/live-chat/browser/outgoing.ts'
import type { AnswerRefusal } from '../refusal.ts'
import { DeskStream } from './desk-stream.ts'
import { keepAnswers, keptAnswers } from './kept.ts'
import { post } from './post.ts'

/** An answer on its way. `seen`: the last sequence that the employee saw when writing it. */
export type OutgoingAnswer = {
  id: string
  conversation: string
  text: string
  seen: number
  refusal: AnswerRefusal | null
  isStored?: true
  isDelayed?: boolean
}

type Open = { id: string; events: readonly ChatEvent[]; marks: Marks; typing: string | null }

export type DeskNow = { open: Open | null; outgoing: readonly OutgoingAnswer[]; isLive: boolean }

/** In ms. How long a typing signal holds, how often one is sent, and the pause between two readings of the page. */
const times = { typingShown: 5000, typingSent: 3000, rereading: 1500 }

/** The desk of an employee in this tab: the conversation on the screen, the answers on their way, and the stream. */
export class DeskClient {
  #now: DeskNow = { open: null, outgoing: [], isLive: true }
  readonly #hearers = new Set<() => void>()
  #outgoing = new Outgoing<OutgoingAnswer>({
    deliver: (answer) => this.#deliver(answer),
    changed: (outgoing) => this.#keep(outgoing),
    wait: waitFor,
  })
  #stream: DeskStream | undefined
  #reread = () => {}
  #rereadTimer: ReturnType<typeof setTimeout> | undefined
  #rereadAt = 0
  #typedAt = 0
  #typingTimer: ReturnType<typeof setTimeout> | undefined
  #markedTo = ''
  readonly #owner: string

  constructor(owner: string) {
    this.#owner = owner
  }

  get now(): DeskNow {
    return this.#now
  }

  subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** Follows the desk until the returned function is called. `reread` reads the page again. */
  start(reread: () => void): () => void {
    this.#reread = reread
    const stream = new DeskStream(() => this.#known(), {
      queue: this.#readAgain,
      event: (id, event) => this.#learn(id, [event]),
      marks: (id, marks) => this.#changeOpen(id, { marks }),
      typing: (id, { by, name }) => by === 'visitor' && this.#showTyping(id, name),
      liveness: (isLive) => isLive !== this.#now.isLive && this.#change({ isLive }),
      connected: () => this.#outgoing.wake(),
    })
    this.#stream = stream
    const waiting = new Set(this.#outgoing.messages.map(({ id }) => id))
    for (const { refusal: _, ...answer } of keptAnswers(this.#owner)) if (!waiting.has(answer.id)) this.#outgoing.add(answer)
    stream.follow()
    return () => {
      stream.stop()
      this.#outgoing.stop()
      clearTimeout(this.#rereadTimer)
    }
  }

  /** True while an answer waits for a connection: it is lost when its tab is closed. */
  get hasUnsent(): boolean {
    return this.#outgoing.messages.length > 0
  }

  /** A hidden page without alerts has no stream: browsers allow six connections to a site over HTTP/1.1. */
  setFollowed(isFollowed: boolean): void {
    if (isFollowed) this.#stream?.follow()
    else this.#stream?.pause()
  }

  /** Shows a conversation as the server gave it. */
  show(id: string, events: readonly ChatEvent[], marks: Marks): void {
    if (this.#now.open?.id === id) {
      this.#learn(id, events)
      this.#changeOpen(id, { marks })
      return
    }
    this.#change({ open: { id, events, marks, typing: null } })
    this.#outgoing.seen(idsOf(events))
    this.#stream?.follow()
  }

  close(): void {
    this.#change({ open: null })
    this.#stream?.follow()
  }

  write(conversation: string, text: string): void {
    this.#outgoing.add({ id: crypto.randomUUID(), conversation, text, seen: this.#lastOf(conversation) })
  }

  /** Sends a refused answer again, after the employee has read what came meanwhile. */
  again({ id, conversation }: OutgoingAnswer): void {
    this.#outgoing.again(id, { seen: this.#lastOf(conversation) })
  }

  takeBack(id: string): void {
    this.#outgoing.remove(id)
  }

  /** Tells the visitor that an answer is being written, every few seconds at most. */
  typed(id: string): void {
    if (Date.now() - this.#typedAt < times.typingSent) return
    this.#typedAt = Date.now()
    void post(at.conversationActs(id), { tindakan: 'ketik' })
  }

  /** Tells the visitor that the employee has seen everything. */
  markRead(id: string): void {
    const last = this.#lastOf(id)
    if (last === 0 || this.#markedTo === `${id} ${last}`) return
    this.#markedTo = `${id} ${last}`
    void post(at.conversationActs(id), { tindakan: 'tanda', dibaca: String(last) })
  }

  #lastOf(id: string): number {
    const { open } = this.#now
    return open?.id === id ? (open.events.at(-1)?.sequence ?? 0) : 0
  }

  #known() {
    const { open } = this.#now
    return open && { id: open.id, last: this.#lastOf(open.id) }
  }

  /** Changes that come together are read together. */
  #readAgain = (): void => {
    if (this.#rereadTimer) return
    const pause = Math.max(0, this.#rereadAt + times.rereading - Date.now())
    this.#rereadTimer = setTimeout(() => {
      this.#rereadTimer = undefined
      this.#rereadAt = Date.now()
      this.#reread()
    }, pause)
  }

  async #deliver({ id, conversation, text, seen }: OutgoingAnswer): Promise<Delivery<OutgoingAnswer>> {
    const body = { tindakan: 'pesan', id, pesan: text, terlihat: String(seen), sebagai: this.#owner }
    const answer = await post(at.conversationActs(conversation), body)
    if (answer === null) return 'stored'
    if (answer === 'later') return 'later'
    if (answer.since) this.#learn(conversation, answer.since)
    this.#readAgain()
    return answer.kind
  }

  #learn(id: string, more: readonly ChatEvent[]): void {
    this.#outgoing.seen(idsOf(more))
    const { open } = this.#now
    if (open?.id !== id) return
    const events = mergeEvents(open.events, more)
    if (events === open.events) return
    this.#changeOpen(id, { events, ...(more.some(({ by }) => by === 'visitor') && { typing: null }) })
  }

  #keep(outgoing: readonly OutgoingAnswer[]): void {
    keepAnswers(
      this.#owner,
      outgoing.filter(({ isStored }) => !isStored),
    )
    const known = idsOf(this.#now.open?.events ?? [])
    this.#change({ outgoing: outgoing.filter(({ id }) => !known.has(id)) })
  }

  #showTyping(id: string, name: string): void {
    this.#changeOpen(id, { typing: name })
    clearTimeout(this.#typingTimer)
    this.#typingTimer = setTimeout(() => this.#changeOpen(id, { typing: null }), times.typingShown)
  }

  #changeOpen(id: string, changes: Partial<Open>): void {
    const { open } = this.#now
    if (open?.id === id) this.#change({ open: { ...open, ...changes } })
  }

  #change(changes: Partial<DeskNow>): void {
    this.#now = { ...this.#now, ...changes }
    for (const hear of this.#hearers) hear()
  }
}

const idsOf = (events: readonly ChatEvent[]): ReadonlySet<string | null> => new Set(events.map(({ clientId }) => clientId))

function waitFor(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}
