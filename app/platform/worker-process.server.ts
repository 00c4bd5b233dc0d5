import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { serialize } from 'node:v8'
import { type DocumentProcess, DocumentsUnavailable, type DocumentTask, type TaskAnswer } from './document-task.ts'
import type { Log } from './log.server.ts'

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
/** Milliseconds without a task after which the process ends and frees its memory. */
export const idleTimeout = 60_000
/** MB. Without a limit, young objects alone take 100. */
const memoryFlags = ['--max-old-space-size=256', '--max-semi-space-size=8']

type Waiting = { key: string; message: Uint8Array; settle: (answer: TaskAnswer | DocumentsUnavailable) => void }

/**
 * Does tasks in another process, one at a time, so that the main process can answer requests. When the same task is
 * requested twice at once, it runs once. A process that ends or hangs is replaced; only its current task is lost.
 */
export class WorkerProcess implements DocumentProcess {
  readonly buildMark: string
  readonly #options: Options
  readonly #underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  #waiting: Waiting[] = []
  #current: Waiting | null = null
  #timer: NodeJS.Timeout | undefined
  #worker: ChildProcess | null = null
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
    this.buildMark = options.buildMark
  }

  run<Input>({ name }: DocumentTask<Input>, input: Input): Promise<Uint8Array<ArrayBuffer>> {
    const message = serialize({ name, input })
    const key = createHash('sha256').update(message).digest('base64')
    return this.#underWay.get(key) ?? this.#start(key, message)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const task of this.#waiting.splice(0)) task.settle(new DocumentsUnavailable('The process was stopped'))
    this.#finish(new DocumentsUnavailable('The process was stopped'))
    clearTimeout(this.#timer)
    await this.#end()
  }

  async #end(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    if (worker && isRunning(worker)) await Promise.all([once(worker, 'exit'), worker.kill('SIGKILL')])
  }

  #start(key: string, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#isStopped) return Promise.reject(new DocumentsUnavailable('The process was stopped'))
    if (this.#waiting.length >= mostWaiting) return Promise.reject(new DocumentsUnavailable('Too many tasks wait'))
    const making = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      const settle: Waiting['settle'] = (answer) => {
        this.#underWay.delete(key)
        if (answer instanceof DocumentsUnavailable) reject(answer)
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
    worker.send(this.#current.message)
  }

  #finish(answer: TaskAnswer | DocumentsUnavailable): void {
    const task = this.#current
    this.#current = null
    task?.settle(answer)
    this.#next()
  }

  #startWorker(): ChildProcess {
    // It gets no variable with a secret: it needs none.
    const { NODE_ENV, NODE_COMPILE_CACHE } = process.env
    const worker = fork(this.#options.file, {
      env: { NODE_ENV, NODE_COMPILE_CACHE },
      execArgv: memoryFlags,
      serialization: 'advanced',
    })
    this.#worker = worker
    worker.on('message', (answer) => worker === this.#worker && this.#finish(answer as TaskAnswer))
    worker.on('error', (error) => this.#lose(worker, error))
    worker.on('exit', (code, signal) => this.#lose(worker, new Error(`The process ended with ${code ?? signal}`)))
    worker.unref()
    worker.channel?.unref()
    return worker
  }

  #lose(worker: ChildProcess, error: unknown): void {
    if (worker !== this.#worker) return
    this.#worker = null
    this.#options.log.error({ err: error }, 'document process lost')
    worker.kill('SIGKILL')
    this.#finish(new DocumentsUnavailable('The process was lost', { cause: error }))
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null
