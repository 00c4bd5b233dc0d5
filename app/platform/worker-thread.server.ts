import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Log } from './log.server.ts'
import { type DocumentThread, type TaskAnswer, type ThreadTask, ThreadUnavailable } from './thread-task.ts'

type Options = {
  /** The file that calls `serveTasks`. */
  file: string
  buildMark: string
  log: Pick<Log, 'error'>
}

/** How many tasks may wait. Each takes a fraction of a second; the caller of a later task would wait too long. */
const mostWaiting = 100
/** Milliseconds after which a task counts as hung: fifty times what the slowest task needs, including loading. */
export const taskTimeout = 60_000
/** Milliseconds without a task after which the thread ends and frees its memory. */
export const idleTimeout = 60_000
/** Without a limit, young objects alone take 100 MB. */
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 }

type Waiting = { key: string; message: Uint8Array; settle: (answer: TaskAnswer | ThreadUnavailable) => void }

/**
 * Does tasks in another thread, one at a time, so that the main thread can answer requests. When the same task is
 * requested twice at once, it runs once. A thread that ends or hangs is replaced; only its current task is lost.
 */
export class WorkerThread implements DocumentThread {
  readonly buildMark: string
  readonly #options: Options
  readonly #underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  #waiting: Waiting[] = []
  #current: Waiting | null = null
  #timer: NodeJS.Timeout | undefined
  #worker: Worker | null = null
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
    this.buildMark = options.buildMark
  }

  run<Input>({ name }: ThreadTask<Input>, input: Input): Promise<Uint8Array<ArrayBuffer>> {
    const message = serialize({ name, input })
    const key = createHash('sha256').update(message).digest('base64')
    return this.#underWay.get(key) ?? this.#start(key, message)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const task of this.#waiting.splice(0)) task.settle(new ThreadUnavailable('The thread was stopped'))
    this.#finish(new ThreadUnavailable('The thread was stopped'))
    clearTimeout(this.#timer)
    await this.#end()
  }

  async #end(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }

  #start(key: string, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#isStopped) return Promise.reject(new ThreadUnavailable('The thread was stopped'))
    if (this.#waiting.length >= mostWaiting) return Promise.reject(new ThreadUnavailable('Too many tasks wait'))
    const making = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      const settle: Waiting['settle'] = (answer) => {
        this.#underWay.delete(key)
        if (answer instanceof ThreadUnavailable) reject(answer)
        else if ('fault' in answer) reject(Object.assign(new Error(answer.fault.message), { stack: answer.fault.stack }))
        else resolve(answer.made)
      }
      this.#waiting.push({ key, message, settle })
    })
    this.#underWay.set(key, making)
    this.#next()
    return making
  }

  #next(): void {
    if (this.#current || this.#isStopped) return
    this.#current = this.#waiting.shift() ?? null
    clearTimeout(this.#timer)
    if (!this.#current) {
      this.#timer = setTimeout(() => this.#end(), idleTimeout).unref()
      return
    }
    const worker = this.#worker ?? this.#startWorker()
    this.#timer = setTimeout(() => this.#lose(worker, new Error('A task hung')), taskTimeout)
    worker.postMessage(this.#current.message)
  }

  #finish(answer: TaskAnswer | ThreadUnavailable): void {
    const task = this.#current
    this.#current = null
    task?.settle(answer)
    this.#next()
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#options.file, {
      env: { NODE_ENV: process.env.NODE_ENV },
      resourceLimits: limits,
    })
    this.#worker = worker
    worker.on('message', (answer: TaskAnswer) => worker === this.#worker && this.#finish(answer))
    worker.on('error', (error) => this.#lose(worker, error))
    worker.on('exit', (code) => this.#lose(worker, new Error(`The thread ended with ${code}`)))
    worker.unref()
    return worker
  }

  #lose(worker: Worker, error: unknown): void {
    if (worker !== this.#worker) return
    this.#worker = null
    this.#options.log.error({ err: error }, 'document thread lost')
    worker.terminate().catch(() => {})
    this.#finish(new ThreadUnavailable('The thread was lost', { cause: error }))
  }
}
