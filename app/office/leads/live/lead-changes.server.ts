import { watchAccess } from '../../../core/staff/access-changes.server.ts'
import type { Database } from '../../../platform/database.server.ts'
import { onceForEachDatabase } from '../../../platform/once-for-each-database.server.ts'

/** The NOTIFY channel on which a trigger announces that the state of a lead changed. */
const channel = 'lead_progress_changed'

/** Milliseconds. `gather`: changes this close together are one event. `between`: between two events of a stream. */
const usual = { gather: 1000, between: 4000, heartbeat: 25_000, longest: 5 * 60_000 }
/** Each stream is an open connection. More inboxes than this refresh themselves only now and then. */
const mostStreams = 500
/** Hidden pages close their stream, so nobody needs more; without a limit one employee could take the places of all. */
export const mostOfEmployee = 12

/** Whom to tell of a change, each with the id of its employee. */
type Hearers = Map<() => void, string>
/** Those who want to hear of changes in this process. The database is listened to from the first one on. */
const hearersIn = onceForEachDatabase(listen)

async function listen(database: Database): Promise<Hearers> {
  const hearers: Hearers = new Map()
  await database.listen(channel, () => {
    for (const hear of hearers.keys()) hear()
  })
  return hearers
}

/**
 * Server-sent events: one after each change of a lead, in any instance. They end after some minutes and when the access of the
 * employee changes, so that a browser connects again and its session is checked, and when the process stops. Null when the
 * process, or this employee, has too many streams.
 */
export async function openLeadChanges(
  database: Database,
  staffId: string,
  stopping: AbortSignal,
  times = usual,
): Promise<AsyncGenerator<string> | null> {
  const hearers = await hearersIn(database)
  const access = await watchAccess(database, staffId)
  const own = [...hearers.values()].filter((id) => id === staffId)
  if (stopping.aborted || hearers.size >= mostStreams || own.length >= mostOfEmployee) {
    access.leave()
    return null
  }
  const end = AbortSignal.any([stopping, access.changed, AbortSignal.timeout(times.longest)])
  const wait = new Wait(end)
  const hear = () => wait.hear()
  const leave = () => {
    hearers.delete(hear)
    access.leave()
  }
  hearers.set(hear, staffId)
  // Nobody reads the answer to a connection that was lost at once: then only this frees its place.
  end.addEventListener('abort', leave, { once: true })
  return eventsUntil(end, wait, times, leave)
}

async function* eventsUntil(end: AbortSignal, wait: Wait, times: typeof usual, leave: () => void): AsyncGenerator<string> {
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
    leave()
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
