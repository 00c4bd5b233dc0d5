import type { Database } from '../../../platform/database.server.ts'

/** The NOTIFY channel on which a trigger announces that the state of a lead changed. */
const channel = 'lead_progress_changed'

/** Milliseconds. `gather`: changes this close together are one event. `between`: between two events of a stream. */
const usual = { gather: 1000, between: 4000, heartbeat: 25_000, longest: 5 * 60_000 }
/** Each stream is an open connection. More inboxes than this refresh themselves only now and then. */
export const mostStreams = 500

type Hearers = Set<() => void>
const listening = new WeakMap<Database, Promise<Hearers>>()

/** Those who want to hear of changes in this process. The database is listened to from the first one on. */
function hearersIn(database: Database): Promise<Hearers> {
  const known = listening.get(database)
  if (known) return known
  const begun = listen(database)
  listening.set(database, begun)
  begun.catch(() => listening.delete(database))
  return begun
}

async function listen(database: Database): Promise<Hearers> {
  const hearers: Hearers = new Set()
  await database.listen(channel, () => {
    for (const hear of hearers) hear()
  })
  return hearers
}

/** True when one more inbox can be told of changes. */
export async function hasRoom(database: Database): Promise<boolean> {
  return (await hearersIn(database)).size < mostStreams
}

/**
 * Server-sent events: one after each change of a lead, in any instance. Ends after some minutes, so that a browser connects
 * again and its session is checked, and when the process stops.
 */
export async function* leadChanges(database: Database, stopping: AbortSignal, times = usual): AsyncGenerator<string> {
  const hearers = await hearersIn(database)
  const end = AbortSignal.any([stopping, AbortSignal.timeout(times.longest)])
  const wait = new Wait(end)
  const hear = () => wait.hear()
  hearers.add(hear)
  try {
    yield 'retry: 3000\n\n'
    while (!end.aborted) {
      const isChanged = await wait.forChange(times.heartbeat)
      if (isChanged) await wait.for(times.gather)
      if (end.aborted) return
      // Changes until now are part of this event.
      wait.forget()
      yield isChanged ? 'data: berubah\n\n' : ':\n\n'
      if (isChanged) await wait.for(times.between)
    }
  } finally {
    hearers.delete(hear)
  }
}

/** Waits for a time, for a change, or for the end of a stream. */
class Wait {
  #isChanged = false
  #wake = () => {}
  readonly #end: AbortSignal

  constructor(end: AbortSignal) {
    this.#end = end
    end.addEventListener('abort', () => this.#wake(), { once: true })
  }

  hear(): void {
    this.#isChanged = true
    this.#wakeForChange()
  }

  forget(): void {
    this.#isChanged = false
  }

  #wakeForChange = () => {}

  /** True when something changed within the time. */
  async forChange(milliseconds: number): Promise<boolean> {
    if (this.#isChanged) return true
    const wake = this.for(milliseconds)
    this.#wakeForChange = this.#wake
    await wake
    this.#wakeForChange = () => {}
    return this.#isChanged
  }

  for(milliseconds: number): Promise<void> {
    if (this.#end.aborted) return Promise.resolve()
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, milliseconds)
    timer.unref()
    this.#wake = () => {
      clearTimeout(timer)
      resolve()
    }
    return promise
  }
}
