import { and, eq, inArray } from 'drizzle-orm'
import { shortened } from '../../lib/shortened.ts'
import type { Db } from '../../platform/database.server.ts'
import { letterGroupsOf } from './letter-groups.ts'
import { fullVector, headVector, plainWords, type SearchDocument, vocabularyOf } from './search-document.ts'
import { searchDocuments, searchVocabulary } from './tables.ts'

/** Few enough for the parameters of one statement. */
const perStatement = 500
/** Characters of a text from which results show an excerpt. All of it is searched. */
const longestText = 6000

/** Writes documents into the index. Call it in the transaction that changes the content. */
export async function putSearchDocuments(tx: Db, documents: readonly SearchDocument[]): Promise<void> {
  for (const some of slices(documents)) await tx.insert(searchDocuments).values(some.map(rowOf))
  await learnWords(tx, documents.flatMap(vocabularyOf))
}

/** Removes documents of a kind; null: all of the kind. */
export async function removeSearchDocuments(tx: Db, kind: string, keys: readonly string[] | null): Promise<void> {
  const some = keys ? inArray(searchDocuments.key, [...keys]) : undefined
  await tx.delete(searchDocuments).where(and(eq(searchDocuments.kind, kind), some))
}

function rowOf(document: SearchDocument) {
  const { keywords: _, text, ...columns } = document
  return {
    ...columns,
    text: shortened(text, longestText),
    plainTitle: plainWords(document.title),
    head: headVector(document),
    words: fullVector(document),
  }
}

/** In one order, so that two changes at the same time wait for each other and do not block each other. */
async function learnWords(tx: Db, words: readonly string[]): Promise<void> {
  for (const some of slices([...new Set(words)].toSorted())) {
    await tx
      .insert(searchVocabulary)
      .values(some.map((word) => ({ word, groups: letterGroupsOf(word) })))
      .onConflictDoNothing()
  }
}

function slices<Item>(items: readonly Item[]): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / perStatement) }, (_, at) => at * perStatement)
  return starts.map((start) => items.slice(start, start + perStatement))
}
