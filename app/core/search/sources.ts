import type { Db } from '../../platform/database.server.ts'
import type { SearchDocument } from './search-document.ts'

/** Where the documents of a kind come from. */
export type SearchSource = {
  /** The name under which changes are reported: `refreshSearch(tx, from, key)`. */
  from: string
  /** Heading above the results of this kind. */
  heading: string
  /** The documents with these keys; null: all. Keys without a document are left out. */
  documents: (db: Db, keys: readonly string[] | null) => Promise<SearchDocument[]>
  /** True when the changed documents can be read alone. Otherwise a change reads all documents of the kind again. */
  byKey?: boolean
}

const sources = new Map<string, SearchSource>()

/** Makes things outside the content kernel findable. Kinds of content say it in their declaration instead. */
export function addSearchSource(kind: string, source: SearchSource): void {
  sources.set(kind, source)
}

export const addedSources = (): ReadonlyMap<string, SearchSource> => sources
