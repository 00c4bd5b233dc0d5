import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/database.server.ts'

/** More than all content that pages made anew need; beyond it, what was not asked for longest is read again. */
const mostValues = 1000

type Memory = LRUCache<string, Promise<unknown>>

/** Only of databases that tell when content changed. A transaction reads for itself. */
const memories = new WeakMap<Db, Memory>()

/**
 * From now on content of this database is read and checked once per content version. Returns what forgets it: call that
 * whenever the content changed.
 */
export function rememberContent(db: Db): () => void {
  const forget = () => {
    memories.set(db, new LRUCache({ max: mostValues }))
  }
  forget()
  return forget
}

/**
 * The value that `read` gives, from memory where content of this database is remembered. Values are frozen, because
 * many pages share them. `isKept` tells which are worth a place in memory.
 */
export async function remembered<Value>(
  db: Db,
  key: string,
  read: () => Promise<Value>,
  isKept: (value: Value) => boolean = () => true,
): Promise<Value> {
  // A reading that began before a change ends in a memory that is used no more.
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

/** Frozen with everything in it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
