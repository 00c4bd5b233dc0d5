import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Answer } from './find.server.ts'
import { type Query, readQuery } from './query.ts'
import { correctSpelling } from './spelling.server.ts'

export type Outcome = {
  /** `nearest`: nothing has all words, so these have some. */
  how: 'found' | 'corrected' | 'nearest' | 'nothing'
  /** The query that was answered. */
  query: Query
  answer: Answer
}

export const noAnswer: Answer = { groups: [], total: 0, isBroad: false }

/** Finds documents with all words of a query, or with some of them. */
export type Find = (query: Query, words: 'all' | 'some') => Promise<Answer>

/** What was asked; else the same with other spelling; else what has some of the words. */
export async function answerQuery(db: Db, asked: Query, find: Find, now: Instant): Promise<Outcome> {
  if (asked.wanted.length === 0) return { how: 'nothing', query: asked, answer: noAnswer }
  const found = await find(asked, 'all')
  if (found.total > 0) return { how: 'found', query: asked, answer: found }
  const corrected = await corrections(db, asked, now)
  const meant = corrected && (await find(corrected, 'all'))
  if (meant && meant.total > 0) return { how: 'corrected', query: corrected, answer: meant }
  const query = corrected ?? asked
  const nearest = await find(query, 'some')
  return nearest.total > 0 ? { how: 'nearest', query, answer: nearest } : { how: 'nothing', query: asked, answer: noAnswer }
}

async function corrections(db: Db, asked: Query, now: Instant): Promise<Query | null> {
  const text = await correctSpelling(db, asked, now)
  const query = text === null ? null : readQuery(text)
  return query && 'wanted' in query ? query : null
}
