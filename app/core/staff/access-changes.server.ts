import type { Database } from '../../platform/database.server.ts'
import { onceForEachDatabase } from '../../platform/once-for-each-database.server.ts'

/** The NOTIFY channel on which triggers announce, by id, whose sessions, role or dealers changed. */
const channel = 'staff_access_changed'

/** The open streams of this process, each with the id of its employee. */
type Watched = Map<AbortController, string>
export type WatchedAccess = {
  /** Aborted when the access changes. The browser connects again, and its session is checked. */
  changed: AbortSignal
  /** Ends the watch. */
  leave: () => void
}

/** Watches the access of an employee who has a stream open. Any instance may change it. */
export async function watchAccess(database: Database, staffId: string): Promise<WatchedAccess> {
  const watched = await watchedIn(database)
  const watch = new AbortController()
  watched.set(watch, staffId)
  return { changed: watch.signal, leave: () => watched.delete(watch) }
}

/** All streams of a process share one connection that listens, from the first stream on. */
const watchedIn = onceForEachDatabase(listen)

async function listen(database: Database): Promise<Watched> {
  const watched: Watched = new Map()
  await database.listen(channel, (staffId) => {
    for (const [watch, id] of watched) {
      // Without a payload, changes may have been missed.
      if (staffId !== undefined && staffId !== id) continue
      watched.delete(watch)
      watch.abort()
    }
  })
  return watched
}
