import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/database.server.ts'

/** More values than dynamic pages need. Beyond it the least recently used is dropped, and read again when needed. */
const mostValues = 1000

type Memory = LRUCache<string, Promise<unknown>>

/** Only for databases that report changes of content. Transactions are not in the map, so they read from the database. */
const memories = new WeakMap<Db, Memory>()

/**
 * After this call, content of this database is read and validated once per content version. Call the returned function
 * whenever content has changed.
 */
export function rememberContent(db: Db): () => void {
  const forget = () => {
    memories.set(db, new LRUCache({ max: mostValues }))
  }
  forget()
  return forget
}

/**
 * The result of `read`, from memory when the database is in memory mode (`rememberContent`). Values are frozen, because
 * many pages share them. `isKept` decides which values stay in memory.
 */
export async function remembered<Value>(
  db: Db,
  key: string,
  read: () => Promise<Value>,
  isKept: (value: Value) => boolean = () => true,
): Promise<Value> {
  // A read that began before a change puts its value into the old memory, which is no longer used.
  const memory = memories.get(db)
  if (!memory) return read()
  const known = memory.get(key) as Promise<Value> | undefined
  if (known) return known
  const reading = read().then(frozen)
  memory.set(key, reading)
  try {
    const value = await reading
    if (!isKept(value)) memory.delete(key)
    return value
  } catch (error) {
    memory.delete(key)
    throw error
  }
}

/** Freezes a value and everything in it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
