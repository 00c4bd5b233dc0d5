import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, Trouble } from '../../platform/channels/sender.ts'
import type { JobServices } from '../../platform/jobs.server.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'
import { type DeadLetter, giveUp, giveUpUndeliverable } from './dead-letters.server.ts'
import { showDeadLetter } from './file-channel.server.ts'
import { type Channel, mostAttempts, secondsToLeaveAlone } from './message.ts'
import {
  isUndeliverable,
  markDelivered,
  nextDue,
  noteProblem,
  outboxChannel,
  outgoing,
  type TakenMessage,
  takeDue,
} from './outbox.server.ts'
import { type Sender, sendersFor } from './senders.server.ts'

/** Seconds that a message stays taken after the longest attempt, for recording its outcome. */
const margin = 5
/** Milliseconds: waits at least this long, so that it does not poll a message that another instance holds. */
const soonest = 1000
/** Milliseconds until the next attempt after the database failed. Doubles up to the longest. */
const [firstPause, longestPause] = [500, 30_000]

/**
 * The worker rests this many times as long as its statements took. While visitors are there, a full outbox must leave the
 * process to them. On a busy machine statements take longer, and so do the rests. The longest rest is in milliseconds.
 */
const [restForVisitors, restWhenQuiet, longestRest] = [19, 1, 400]

type Failure = { trouble: string; retryAfterSeconds: number }
type Refusal = Exclude<Answer, 'delivered'>
type Outcome = 'delivered' | Refusal | Failure

/**
 * Delivers the messages in the outbox. The worker sleeps until the database notifies it of a new message, or until one is
 * due again. Then it takes due messages in one statement and records the deliveries in one statement. A message that
 * cannot be delivered waits longer and delays no other message.
 */
export class OutboxWorker {
  readonly #services: JobServices
  readonly #isQuiet: () => boolean
  readonly #senders: Record<Channel, Sender>
  readonly #limit = new ConcurrencyLimit<TakenMessage, Outcome>(() => this.#alert.resolve())
  /** Ended attempts that are not recorded yet, for example because the database is away. */
  #unrecorded: { message: TakenMessage; outcome: Outcome }[] = []
  /** Resolved whenever there may be work. */
  #alert = Promise.withResolvers<void>()
  /** Time of `performance.now()` until which the worker does not look at the outbox. */
  #restUntil = 0
  /** False when the last look left no due message in the outbox. */
  #mayBeDue = false
  readonly #stopping = new AbortController()
  #alarm: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  /** `isQuiet`: true while no visitor uses this process. */
  constructor(services: JobServices, isQuiet = () => true) {
    this.#services = services
    this.#isQuiet = isQuiet
    this.#senders = sendersFor(services.environment)
  }

  async start(): Promise<void> {
    await this.#services.database.listen(outboxChannel, () => this.#wake())
    this.#running = this.#run()
  }

  /** Takes no more messages. Resolves when all running attempts have ended. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#wake()
    await this.#running
  }

  /** Delivers all due messages. Resolves when the last attempt has ended. */
  async deliverDue(): Promise<void> {
    this.#mayBeDue = true
    while (this.#mayBeDue || !this.#limit.isIdle) {
      this.#alert = Promise.withResolvers()
      await this.#rest()
      const began = performance.now()
      await this.#record()
      if (this.#mayBeDue) await this.#takeDue()
      this.#setRest(began)
      if (!this.#mayBeDue && !this.#limit.isIdle) await this.#alert.promise
    }
  }

  async #run(): Promise<void> {
    let wait = firstPause
    while (!this.#stopping.signal.aborted) {
      try {
        await this.deliverDue()
        await this.#setAlarm()
        wait = firstPause
      } catch (error) {
        this.#services.log.error({ err: error }, 'outbox not worked on')
        this.#sleep()
        this.#wakeIn(wait)
        wait = Math.min(2 * wait, longestPause)
      }
      // A stop during an attempt has resolved an earlier alert, not this one.
      if (!this.#mayBeDue && !this.#stopping.signal.aborted) await this.#alert.promise
    }
    clearTimeout(this.#alarm)
  }

  #setRest(began: number): void {
    const now = performance.now()
    const times = this.#isQuiet() ? restWhenQuiet : restForVisitors
    this.#restUntil = now + Math.min(times * (now - began), longestRest)
  }

  async #rest(): Promise<void> {
    const left = this.#restUntil - performance.now()
    // Rejects when the worker is stopped, which ends the rest.
    if (left > 0) await pause(left, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }

  #wake(): void {
    this.#mayBeDue = !this.#stopping.signal.aborted
    this.#alert.resolve()
  }

  #sleep(): void {
    this.#mayBeDue = false
    this.#alert = Promise.withResolvers()
  }

  #wakeIn(milliseconds: number): void {
    clearTimeout(this.#alarm)
    this.#alarm = setTimeout(() => this.#wake(), milliseconds).unref()
  }

  async #setAlarm(): Promise<void> {
    const { db, clock } = this.#services
    const now = clock.now()
    const next = await nextDue(db, [...this.#limit.room(now).keys()])
    const times = [...this.#limit.pausedUntil(now), ...(next ? [next] : [])].map(({ epochMilliseconds }) => epochMilliseconds)
    if (times.length > 0) this.#wakeIn(Math.max(Math.min(...times) - now.epochMilliseconds, soonest))
  }

  async #takeDue(): Promise<void> {
    const { db, clock, environment } = this.#services
    const now = clock.now()
    this.#mayBeDue = false
    const free = this.#limit.room(now)
    if (free.size === 0) return
    const heldSeconds = Math.ceil(environment.channelTimeoutSeconds) + margin
    const taken = await takeDue(db, free, now, heldSeconds)
    const [undeliverable, messages] = [
      taken.filter(isUndeliverable(now)),
      taken.filter((message) => !isUndeliverable(now)(message)),
    ]
    for (const message of messages) this.#limit.start(message, this.#attempt(message))
    if (undeliverable.length === 0) return
    for (const letter of await giveUpUndeliverable(db, idsOf(undeliverable), now)) await this.#tellOperator(letter)
    this.#wake()
  }

  async #attempt(message: TakenMessage): Promise<Outcome> {
    const { clock, log } = this.#services
    try {
      return await this.#senders[message.channel](outgoing(message), clock.now())
    } catch (error) {
      if (error instanceof Trouble) return { trouble: error.message, retryAfterSeconds: error.retryAfterSeconds }
      log.error({ err: error, id: message.id, channel: message.channel }, 'message could not be sent')
      return { trouble: 'fault', retryAfterSeconds: 0 }
    }
  }

  async #record(): Promise<void> {
    const wasFull = this.#limit.isAnyChannelFull
    this.#unrecorded.push(...this.#limit.takeEnded())
    if (this.#unrecorded.length === 0) return
    if (wasFull) this.#wake()
    await this.#recordDelivered()
    for (let next = this.#unrecorded[0]; next; next = this.#unrecorded[0]) {
      await this.#recordFailure(next.message, next.outcome as Failure | Refusal)
      this.#unrecorded.shift()
    }
  }

  async #recordDelivered(): Promise<void> {
    const { db, clock, log } = this.#services
    const delivered = this.#unrecorded.filter(({ outcome }) => outcome === 'delivered').map(({ message }) => message)
    if (delivered.length === 0) return
    await markDelivered(db, idsOf(delivered), clock.now())
    this.#unrecorded = this.#unrecorded.filter(({ outcome }) => outcome !== 'delivered')
    for (const { id, channel, template } of delivered) log.info({ id, channel, template }, 'message delivered')
  }

  async #recordFailure(message: TakenMessage, failure: Failure | Refusal): Promise<void> {
    const { db, clock, log } = this.#services
    const { id, channel, template, attempts } = message
    if ('refused' in failure || attempts >= mostAttempts) {
      const letter = await giveUp(db, id, 'refused' in failure ? failure.refused : failure.trouble, clock.now())
      if (letter) await this.#tellOperator(letter)
      return
    }
    await noteProblem(db, message, failure.trouble)
    if (failure.retryAfterSeconds > 0) {
      this.#limit.pause(channel, clock.now().add({ seconds: secondsToLeaveAlone(failure.retryAfterSeconds) }))
    }
    log.warn({ id, channel, template, attempts, problem: failure.trouble }, 'message not delivered, will be tried again')
  }

  /** Reports a dead letter in the log and in the folder. The row in the outbox is the authoritative record. */
  async #tellOperator(letter: DeadLetter): Promise<void> {
    const { environment, log } = this.#services
    const { id, channel, template, problem } = letter
    log.error({ id, channel, template, problem }, 'message given up')
    await showDeadLetter(environment.dataDir, letter).catch((error) => log.warn({ err: error, id }, 'dead letter not written'))
  }
}

const idsOf = (messages: readonly TakenMessage[]): string[] => messages.map(({ id }) => id)
