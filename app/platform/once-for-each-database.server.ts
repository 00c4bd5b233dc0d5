import type { Database } from './database.server.ts'

/** Remembers what `begin` made for a database, such as a listener that all streams of a process share. A failure is tried again. */
export function onceForEachDatabase<Begun>(
  begin: (database: Database) => Promise<Begun>,
): (database: Database) => Promise<Begun> {
  const known = new WeakMap<Database, Promise<Begun>>()
  return (database) => {
    const earlier = known.get(database)
    if (earlier) return earlier
    const begun = begin(database)
    known.set(database, begun)
    begun.catch(() => known.delete(database))
    return begun
  }
}
