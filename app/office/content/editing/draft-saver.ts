import type { TypedGroup } from '../form/typed.ts'
import type { EditingWindow } from './editing-window.ts'
import type { Answer, Standing } from './work.ts'

/** What stands in the form. `base`: the version from which the editor began. */
export type Writing = { typed: TypedGroup; slug: string; base: number }

/** `unsent`: no connection. `older`: another window has saved the draft since. `refused`: the server said why. */
export type SaveState = 'untouched' | 'saved' | 'writing' | 'unsent' | 'older' | 'refused'

export type SaverTools = {
  /** Rejects when nothing could be sent. `window`: its `sent` includes this time. */
  send: (writing: Writing, turn: number, window: EditingWindow) => Promise<Answer>
  /** Keeps a copy on the device. `isSaved`: the server has it as this turn; a page may have been read just before. */
  keep: (copy: Writing & { turn: number; isSaved: boolean; windowId: string }) => void
  show: (state: SaveState, details: { standing?: Standing; message?: string }) => void
}

/** Milliseconds without typing after which the draft is sent. */
export const pause = 1200
/** Milliseconds after which a draft is sent again that could not be sent. */
export const retry = 8000

/** Sends what is typed, one request at a time. Nothing typed is dropped: it stays on the device until it is saved. */
export class DraftSaver {
  readonly window: EditingWindow
  /** The number of the draft that the server has. */
  turn: number
  #tools: SaverTools
  #unsent: Writing | null = null
  #sending: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #newer: number | null = null

  constructor(turn: number, window: EditingWindow, tools: SaverTools) {
    this.turn = turn
    this.window = window
    this.#tools = tools
  }

  /** True while something is being sent, or waits to be sent. */
  get isBusy(): boolean {
    return this.#newer === null && (this.#sending !== null || this.#unsent !== null)
  }

  /** Works for the editor that was opened last. */
  use(tools: SaverTools): void {
    this.#tools = tools
  }

  change(writing: Writing): void {
    this.#unsent = writing
    this.#keep(writing, false)
    if (this.#newer !== null) return
    this.#tools.show('writing', {})
    this.#plan(pause)
  }

  /** Sends now what waits. */
  async send(): Promise<void> {
    clearTimeout(this.#timer)
    // A page that is being closed has no time to wait for nothing.
    if (this.#sending) await this.#sending
    const writing = this.#unsent
    if (!writing || this.#newer !== null) return
    this.#unsent = null
    this.#sending = this.#sendOnce(writing).finally(() => {
      this.#sending = null
    })
    await this.#sending
  }

  /** Waits for a request under way and sends nothing more, until the next change. */
  async rest(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#sending
    clearTimeout(this.#timer)
  }

  /** Forgets what was not sent: it was published or thrown away. */
  close(): void {
    clearTimeout(this.#timer)
    this.#unsent = null
  }

  /** Replaces the draft that another window has saved. */
  async overwrite(): Promise<void> {
    this.turn = this.#newer ?? this.turn
    this.#newer = null
    await this.send()
  }

  async #sendOnce(writing: Writing): Promise<void> {
    this.window.sent += 1
    const answer = await this.#tools.send(writing, this.turn, this.window).catch(() => null)
    if (answer?.ok && answer.act === 'draft') return this.#saved(writing, answer.standing)
    this.#unsent ??= writing
    if (answer && !answer.ok) return this.#refused(answer)
    this.#tools.show('unsent', {})
    this.#plan(retry)
  }

  #saved(writing: Writing, standing: Standing): void {
    this.turn = standing.turn
    this.#keep(this.#unsent ?? writing, this.#unsent === null)
    this.#tools.show(this.#unsent ? 'writing' : 'saved', { standing })
    if (this.#unsent) this.#plan(pause)
  }

  #refused({ message, newer }: Extract<Answer, { ok: false }>): void {
    this.#newer = newer ?? null
    this.#tools.show(newer === undefined ? 'refused' : 'older', { message })
  }

  #keep(writing: Writing, isSaved: boolean): void {
    this.#tools.keep({ ...writing, turn: this.turn, isSaved, windowId: this.window.id })
  }

  #plan(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.send(), milliseconds)
  }
}
