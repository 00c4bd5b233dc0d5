import type { ChatRefusal } from '../chat-news.ts'

/**
 * A message on its way to the server. `refusal`: the server did not take it; it stays until the visitor acts. `conversation`: the
 * id of the one in which it was written.
 */
export type OutgoingText = Sendable & { text: string; refusal: ChatRefusal | null; conversation: string | null }

/**
 * `isStored`: the server has it, and the log of the conversation will bring it. Until then it stays in its place. `isDelayed`: it
 * could not be sent, and is tried again.
 */
type Sendable = { id: string; refusal: string | null; isStored?: true; isDelayed?: boolean }

/** `later`: no connection, or the server is away or busy; the same message is sent again. */
export type Delivery<Message extends Sendable = OutgoingText> = 'stored' | 'later' | NonNullable<Message['refusal']>

type Parts<Message extends Sendable> = {
  deliver: (message: Message) => Promise<Delivery<Message>>
  /** Keeps the queue for the next page, and tells the panel. Stored ones are among the messages. */
  changed: (messages: readonly Message[]) => void
  /** Calls back after milliseconds. Returns a function that cancels it. */
  wait: (milliseconds: number, then: () => void) => () => void
}

const [firstPause, longestPause] = [1000, 15_000]

/**
 * The messages of a visitor or an employee that the server has not stored yet, in order. One is on its way at a time, so that a later message
 * never overtakes an earlier one. Each keeps its id, so that sending it again stores it once.
 */
export class Outgoing<Message extends Sendable = OutgoingText> {
  #messages: readonly Message[]
  #sending: Promise<void> | undefined
  #pause = firstPause
  #cancelWait = () => {}
  readonly #parts: Parts<Message>

  constructor(parts: Parts<Message>, kept: readonly Message[] = []) {
    this.#parts = parts
    this.#messages = kept
  }

  /** What the server has not stored yet. */
  get messages(): readonly Message[] {
    return this.#messages.filter(({ isStored }) => !isStored)
  }

  add(message: Omit<Message, 'refusal'>): void {
    this.#change([...this.#messages, { ...message, refusal: null } as Message])
    this.wake()
  }

  /** Sends a refused message again. */
  again(id: string, changes: Partial<Message>): void {
    this.#change(this.#messages.map((each) => (each.id === id ? { ...each, ...changes, refusal: null } : each)))
    this.wake()
  }

  /** Takes a refused message away, so that it can be written again. */
  remove(id: string): void {
    this.#change(this.#messages.filter((each) => each.id !== id))
  }

  /** The log will not bring what was stored: another conversation is shown. */
  forgetStored(): void {
    if (this.#messages.some(({ isStored }) => isStored)) this.#change(this.messages)
  }

  /** The log has these: they are stored, even when the answer to the sending was lost. */
  seen(ids: ReadonlySet<string | null>): void {
    if (this.#messages.some(({ id }) => ids.has(id))) this.#change(this.#messages.filter(({ id }) => !ids.has(id)))
  }

  /** Sends now what waits, for example because the browser is online again. */
  wake(): void {
    this.#cancelWait()
    this.#pause = firstPause
    void this.#send()
  }

  /** Sends now what waits. True when nothing waits any longer. */
  async flush(): Promise<boolean> {
    this.#cancelWait()
    await this.#send()
    return this.#next() === undefined
  }

  stop(): void {
    this.#cancelWait()
  }

  /** One run at a time. */
  async #send(): Promise<void> {
    if (!this.#next()) return
    this.#sending ??= this.#sendAll()
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      const delivery = await this.#parts.deliver(next)
      this.#setDelayed(delivery === 'later')
      if (delivery === 'later') {
        this.#waitAWhile()
        break
      }
      this.#pause = firstPause
      const { id } = next
      const after = delivery === 'stored' ? { isStored: true as const } : { refusal: delivery }
      this.#change(this.#messages.map((each) => (each.id === id ? { ...each, ...after } : each)))
    }
    this.#sending = undefined
  }

  /** Later messages wait behind the first one. */
  #setDelayed(isDelayed: boolean): void {
    const changed = ({ isStored, isDelayed: before = false }: Message) => !isStored && before !== isDelayed
    if (this.#messages.some(changed)) this.#change(this.#messages.map((each) => (changed(each) ? { ...each, isDelayed } : each)))
  }

  #waitAWhile(): void {
    this.#cancelWait = this.#parts.wait(this.#pause, () => void this.#send())
    this.#pause = Math.min(2 * this.#pause, longestPause)
  }

  #next(): Message | undefined {
    return this.#messages.find(({ refusal, isStored }) => refusal === null && !isStored)
  }

  #change(messages: readonly Message[]): void {
    this.#messages = messages
    this.#parts.changed(messages)
  }
}
