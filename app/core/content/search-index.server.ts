import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import { putSearchDocuments, removeSearchDocuments } from '../search/index-documents.server.ts'
import type { SearchDocument } from '../search/search-document.ts'
import type { SearchSource } from '../search/sources.ts'
import { searchDocuments, searchRules, searchVocabulary } from '../search/tables.ts'
import { searchSources } from './search-sources.server.ts'

/** Raise it when words are indexed by other rules: the index is then made anew at the next start. */
const version = 5

type Changes = Map<string, Set<string>>

/** Of a transaction that changes content: what the search must read again at its end. */
const changesOf = new WeakMap<Db, Changes>()

/** Says that something findable has changed. Call it in the transaction of the change. */
export async function refreshSearch(tx: Db, kind: string, key: string): Promise<void> {
  const changes = changesOf.get(tx)
  if (!changes) return update(tx, new Map([[kind, new Set([key])]]))
  changes.set(kind, (changes.get(kind) ?? new Set()).add(key))
}

/** Runs a change. Then writes everything that it has changed into the index, together. */
export async function withSearchIndex<T>(tx: Db, change: () => Promise<T>): Promise<T> {
  const changes: Changes = new Map()
  changesOf.set(tx, changes)
  const result = await change()
  changesOf.delete(tx)
  await update(tx, changes)
  return result
}

/** Before the first start has made the index, there is nothing to keep up to date. */
async function update(tx: Db, changes: Changes): Promise<void> {
  const changed = [...searchSources()].filter(([, { from }]) => changes.has(from))
  if (changed.length === 0 || (await readRules(tx)) === null) return
  for (const [kind, source] of changed) {
    const keys = source.byKey ? [...(changes.get(source.from) ?? [])] : null
    const documents = await source.documents(tx, keys)
    await removeSearchDocuments(tx, kind, keys)
    await putSearchDocuments(tx, documents)
  }
}

/** Makes the index when it does not exist yet or was made by other rules. Only one instance at a time may do so. */
export async function keepSearchIndex(tx: Db): Promise<void> {
  const sources = searchSources()
  const rules = `${version} ${[...sources.keys()].toSorted().join(' ')}`
  if ((await readRules(tx)) !== rules) await makeAnew(tx, sources, rules)
  // The embedded database counts its rows by itself at no time. Without numbers it sorts a whole kind to find its first ones.
  await tx.execute(sql`analyze ${searchDocuments} (kind, weight, publish_at, withdraw_at)`)
}

async function makeAnew(tx: Db, sources: ReadonlyMap<string, SearchSource>, rules: string): Promise<void> {
  await tx.delete(searchDocuments)
  await tx.delete(searchVocabulary)
  for (const source of sources.values()) await putSearchDocuments(tx, inOrder(await source.documents(tx, null)))
  await tx.insert(searchRules).values({ id: 1, rules }).onConflictDoUpdate({ target: searchRules.id, set: { rules } })
}

/** The first ones of a kind then lie together, and are read together. */
const inOrder = (documents: readonly SearchDocument[]): SearchDocument[] =>
  documents.toSorted(
    (one, other) =>
      other.weight - one.weight ||
      one.publishAt.epochMilliseconds - other.publishAt.epochMilliseconds ||
      (one.key < other.key ? -1 : 1),
  )

async function readRules(db: Db): Promise<string | null> {
  const [row] = await db.select({ rules: searchRules.rules }).from(searchRules)
  return row?.rules ?? null
}
