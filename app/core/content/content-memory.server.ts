import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/database.server.ts'

/** More values than dynamic pages need. Beyond it the least recently used is dropped, and read again when needed. */
const mostValues = 1000

type Memory = LRUCache<string, Promise<unknown>>

/** Only for databases that report changes of content. Transactions are not in the map, so they read from the database. */
const memories = new WeakMap<Db, Memory>()

/** Values that outlive a change of content, by what they come from. */
const lasting = new WeakMap<Db, Map<string, { version: number; memory: Memory }>>()

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
  return memory ? recall(memory, key, read, isKept) : read()
}

/** Something that changes less often than content: its number grows with each change of it. */
export type Versioned = { name: string; readVersion: (db: Db) => Promise<number> }

/** Like `remembered`, but only a change of `source` makes it read again. The version is read once per content version. */
export async function rememberedFrom<Value>(db: Db, source: Versioned, key: string, read: () => Promise<Value>): Promise<Value> {
  if (!memories.has(db)) return read()
  const version = await remembered(db, `version of ${source.name}`, () => source.readVersion(db))
  return recall(lastingMemory(db, source.name, version), key, read, () => true)
}

function lastingMemory(db: Db, name: string, version: number): Memory {
  const known = lasting.get(db) ?? new Map<string, { version: number; memory: Memory }>()
  lasting.set(db, known)
  const found = known.get(name)
  if (found?.version === version) return found.memory
  const memory: Memory = new LRUCache({ max: mostValues })
  known.set(name, { version, memory })
  return memory
}

async function recall<Value>(
  memory: Memory,
  key: string,
  read: () => Promise<Value>,
  isKept: (value: Value) => boolean,
): Promise<Value> {
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
