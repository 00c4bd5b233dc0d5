import { at } from '~/addresses.ts'
import type { ChatEvent } from '~/core/conversations/conversation.ts'
import { readStored, store } from '~/lib/browser-storage.ts'
import { countUnread, hasEnded, type ReadTo, unreadEvent } from '~/lib/chat-unread.ts'
import { chatStartedEvent } from '~/lib/page-tracking.ts'
import { checkPart, partHeader } from '~/lib/part-header.ts'
import { type ChatAct, type ChatNews, type ChatRefusal, fields, type Refused } from '../chat-news.ts'
import { Connection, fetchNews, type Liveness } from './connection.ts'
import { KeptOutgoing } from './kept-outgoing.ts'
import { mergeEvents } from './merge-events.ts'
import { type Delivery, Outgoing, type OutgoingText } from './outgoing.ts'

export type ChatView = {
  news: ChatNews
  outgoing: readonly OutgoingText[]
  liveness: Liveness
  /** The employee who is typing now. */
  typing: string | null
}

/** In ms. How long a typing signal holds, and how often one is sent. */
const typingTime = { shown: 5000, sent: 3000 }
/** In ms. Marks of messages that arrive together are sent together. */
const markPause = 400

/** The conversation in this tab: what is known, what is on its way, and how it is followed. */
export class ChatClient {
  #view: ChatView
  readonly #hearers = new Set<() => void>()
  #connection: Connection | undefined
  readonly #outgoing: Outgoing
  readonly #kept = new KeptOutgoing()
  #typedAt = 0
  #typingTimer: ReturnType<typeof setTimeout> | undefined
  #markTimer: ReturnType<typeof setTimeout> | undefined
  #isSeen = false

  constructor(news: ChatNews) {
    const messages = unseen(this.#kept.read(news.id), news.events)
    this.#view = { news, outgoing: messages, liveness: 'connecting', typing: null }
    this.#outgoing = new Outgoing(
      { deliver: (message) => this.#deliver(message), changed: this.#keepOutgoing, wait: waitFor },
      messages,
    )
  }

  get view(): ChatView {
    return this.#view
  }

  subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** Follows the conversation on this page until the returned function is called. */
  start(page: string): () => void {
    if (this.#view.news.id !== null) void this.#post(formOf('tanda', { [fields.page]: page }))
    // The page may be an old one, so the server tells whether there is a conversation.
    else if (this.#kept.hasAny) void this.refresh()
    const again = new AbortController()
    addEventListener('online', () => this.#outgoing.wake(), { signal: again.signal })
    document.addEventListener('visibilitychange', this.#lookAround, { signal: again.signal })
    const connection = this.#connect()
    connection.follow()
    this.#outgoing.wake()
    return () => {
      again.abort()
      clearTimeout(this.#markTimer)
      connection.stop()
      this.#outgoing.stop()
    }
  }

  /** Adds a message to the queue. */
  write(text: string): void {
    this.#outgoing.add({ id: crypto.randomUUID(), text, conversation: this.#view.news.id })
  }

  takeBack(id: string): void {
    this.#outgoing.remove(id)
  }

  /** Sends a form at once. Null when it was taken; `later` without a connection. */
  async act(body: FormData, whenTaken?: () => void): Promise<Refused | 'later' | null> {
    if (!body.get(fields.id)) body.set(fields.id, crypto.randomUUID())
    // An act must not overtake what was written before, such as the end of the conversation its last message.
    if (!(await this.#outgoing.flush())) return 'later'
    const before = this.#view.news.id
    const answer = await this.#post(body)
    if (answer !== null) return answer
    // Before the form that was sent is replaced by what follows it.
    whenTaken?.()
    await this.refresh()
    // Only the tab that has started the conversation tells so.
    if (body.get(fields.act) === 'mulai' && this.#view.news.id !== before) dispatchEvent(new Event(chatStartedEvent))
    return null
  }

  /** Reads what the server has. Another tab may have started a conversation. */
  async refresh(): Promise<void> {
    const news = await fetchNews(this.#known())
    if (news) this.#learnNews(news)
    this.#connection?.follow()
  }

  /** Tells staff that the visitor is typing, every few seconds at most. */
  typed(): void {
    if (!this.#view.news.id || Date.now() - this.#typedAt < typingTime.sent) return
    this.#typedAt = Date.now()
    void this.#post(formOf('ketik', {}))
  }

  /** Whether the visitor sees the conversation: then what arrives counts as read. */
  setSeen(isSeen: boolean): void {
    this.#isSeen = isSeen
    this.#mark()
  }

  #connect(): Connection {
    this.#connection = new Connection(this.#known, {
      event: (event) => this.#learn([event]),
      marks: (marks) => this.#change({ news: { ...this.#view.news, marks } }),
      typing: ({ by, name }) => by === 'staff' && this.#showTyping(name),
      news: (news) => this.#learnNews(news),
      liveness: (liveness) => liveness !== this.#view.liveness && this.#change({ liveness }),
      connected: () => this.#outgoing.wake(),
    })
    return this.#connection
  }

  /** Another tab may have started the conversation. */
  #lookAround = (): void => {
    if (!document.hidden && this.#view.news.id === null) void this.refresh()
    this.#mark()
  }

  #known = () => {
    const { id, events } = this.#view.news
    return id === null ? null : { id, last: events.at(-1)?.sequence ?? 0 }
  }

  #learnNews(news: ChatNews): void {
    const isSame = news.id === this.#view.news.id
    if (news.id === null) this.#kept.forget()
    if (!isSame) this.#outgoing.forgetStored()
    const events = isSame ? mergeEvents(this.#view.news.events, news.events) : news.events
    this.#change({ news: { ...news, events } })
    this.#afterEvents(news.events)
  }

  #learn(more: readonly ChatEvent[]): void {
    const { news } = this.#view
    const events = mergeEvents(news.events, more)
    if (events === news.events) return
    this.#change({ news: { ...news, events }, ...(more.some(({ by }) => by === 'staff') && { typing: null }) })
    this.#afterEvents(more)
    // Other hours count for another dealer.
    if (more.some(({ kind }) => kind === 'handed-over')) void this.refresh()
  }

  #afterEvents(events: readonly ChatEvent[]): void {
    this.#outgoing.seen(new Set(events.map(({ clientId }) => clientId)))
    this.#mark()
  }

  #mark(): void {
    this.#tellUnread()
    clearTimeout(this.#markTimer)
    this.#markTimer = setTimeout(() => {
      const { events, marks, id } = this.#view.news
      const last = events.at(-1)?.sequence ?? 0
      const isRead = this.#isSeen && !document.hidden
      const read = isRead ? last : marks.visitor.read
      if (!id || (marks.visitor.received >= last && marks.visitor.read >= read)) return
      void this.#post(formOf('tanda', { [fields.received]: String(last), [fields.read]: String(read) }))
    }, markPause)
  }

  /** Pages without the chat, in every tab, ask for answers only while this browser has an open conversation. */
  #tellUnread(): void {
    const { id, events, marks } = this.#view.news
    const stored = readStored<ReadTo>('localStorage', 'obrolan-dibaca')
    const before = Math.max(marks.visitor.read, stored?.id === id ? (stored?.read ?? 0) : 0)
    const read = this.#isSeen && !document.hidden ? (events.at(-1)?.sequence ?? 0) : before
    const isOpen = id !== null && !hasEnded(events)
    // With its address: a page that only asks does not load the table of addresses.
    const kept = isOpen && { id, read, news: at.chatNews({ percakapan: id, setelah: String(read) }) }
    store('localStorage', 'obrolan-dibaca', kept ? (kept satisfies ReadTo) : null)
    dispatchEvent(new CustomEvent(unreadEvent, { detail: isOpen ? countUnread(events, read) : 0 }))
  }

  async #deliver({ id, text, conversation }: OutgoingText): Promise<Delivery> {
    const answer = await this.#post(formOf('pesan', { [fields.id]: id, [fields.text]: text }), conversation)
    if (answer === null) return 'stored'
    if (answer === 'later' || answer.kind === 'too-many') return 'later'
    if (answer.kind === 'ended' || answer.kind === 'unknown') void this.refresh()
    return answer.kind satisfies ChatRefusal
  }

  /** Names the conversation that is meant, because another tab may have started a new one meanwhile. */
  #post(body: FormData, conversation = this.#view.news.id): Promise<Refused | 'later' | null> {
    if (conversation !== null) body.set(fields.conversation, conversation)
    return post(body)
  }

  #keepOutgoing = (messages: readonly OutgoingText[]): void => {
    const { id, events } = this.#view.news
    this.#kept.write(
      id,
      messages.filter(({ isStored }) => !isStored),
    )
    this.#change({ outgoing: unseen(messages, events) })
  }

  #showTyping(name: string): void {
    this.#change({ typing: name })
    clearTimeout(this.#typingTimer)
    this.#typingTimer = setTimeout(() => this.#change({ typing: null }), typingTime.shown)
  }

  #change(changes: Partial<ChatView>): void {
    this.#view = { ...this.#view, ...changes }
    for (const hear of this.#hearers) hear()
  }
}

/** The messages that the log does not have. */
const unseen = (messages: readonly OutgoingText[], events: readonly ChatEvent[]): readonly OutgoingText[] =>
  messages.filter(({ id }) => !events.some(({ clientId }) => clientId === id))

/** Null when the server has taken it. `later`: no connection, or the server is away. */
async function post(body: FormData): Promise<Refused | 'later' | null> {
  const hasFile = [...body.values()].some((value) => typeof value !== 'string')
  const content = hasFile ? body : new URLSearchParams([...body] as [string, string][])
  try {
    // Counted apart from the forms of the site, of which an address may send fewer.
    const answer = await fetch(at.chatNews(), {
      method: 'POST',
      body: content,
      headers: { [partHeader]: checkPart },
      keepalive: !hasFile,
    })
    if (answer.ok) return null
    const isOurs = answer.headers.get('Content-Type')?.startsWith('application/json')
    if (isOurs) return (await answer.json()) as Refused
    return answer.status === 413 ? { kind: 'picture-too-large' } : 'later'
  } catch {
    return 'later'
  }
}

function formOf(act: ChatAct, values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ [fields.act]: act, ...values })) form.set(name, value)
  return form
}

function waitFor(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}
