import { sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { spelling, typosAllowed, typosBetween } from '../../lib/typos.ts'
import type { Db } from '../../platform/database.server.ts'
import { countDocuments } from './count-documents.server.ts'
import { letterGroupsOf } from './letter-groups.ts'
import type { Query, Wanted } from './query.ts'
import { rootsOf } from './roots.ts'
import { canBeMistyped } from './search-document.ts'

/** The query with each unknown word replaced by the most likely known one. Null when nothing can be replaced. */
export async function correctSpelling(db: Db, { text, wanted }: Query, now: Instant): Promise<string | null> {
  const unknown = await unknownWords(db, wanted, now)
  const meant = await Promise.all(unknown.map(async (one) => ({ ...one, meant: await likelyWord(db, one.word, now) })))
  const corrected = meant
    .filter(({ meant }) => meant !== null)
    .toSorted((one, other) => other.start - one.start)
    .reduce((sentence, { start, end, meant }) => sentence.slice(0, start) + meant + sentence.slice(end), text)
  return corrected === text ? null : corrected
}

/** The words that no shown document has. */
async function unknownWords(db: Db, wanted: readonly Wanted[], now: Instant): Promise<Wanted[]> {
  const counts = await countDocuments(
    db,
    wanted.map(({ term }) => term),
    now,
  )
  return wanted.filter((_, index) => counts[index] === 0)
}

/** Among words that are equally like the typed one, this many are looked up. */
const mostAlike = 5

/** The known word that is most like the typed one: with the fewest typing errors, then in the most documents. */
async function likelyWord(db: Db, typed: string, now: Instant): Promise<string | null> {
  if (!canBeMistyped(typed)) return null
  const alike = await alikeWords(db, typed)
  const words = alike.slice(0, mostAlike)
  const counts = await countDocuments(
    db,
    words.map((word) => `(${rootsOf(word.word).join(' | ')})`),
    now,
  )
  const shown = words.map((one, index) => ({ ...one, count: counts[index] ?? 0 })).filter(({ count }) => count > 0)
  const best = shown.toSorted((one, other) => one.typos - other.typos || other.count - one.count)
  return best[0]?.word ?? null
}

type Alike = { word: string; typos: number }

async function alikeWords(db: Db, typed: string): Promise<Alike[]> {
  const [meant, most] = [spelling(typed), typosAllowed(typed.length)]
  const known = await readAlikeWords(db, typed, most)
  const alike = known.flatMap((word): Alike[] => {
    // The beginning of a word counts as one error.
    const typos = word.startsWith(typed) ? 1 : typosBetween(meant, spelling(word), most)
    return typos === null ? [] : [{ word, typos }]
  })
  return alike.toSorted((one, other) => one.typos - other.typos || one.word.length - other.word.length || compare(one, other))
}

const compare = (one: Alike, other: Alike): number => (one.word < other.word ? -1 : 1)

/** Words that begin with the typed one, the shortest first. */
const mostCompletions = 20
/** Words of about the same length with a group of letters of the typed one. */
const mostSimilar = 3000

async function readAlikeWords(db: Db, typed: string, most: number): Promise<string[]> {
  const groups = `{${letterGroupsOf(typed).map((group) => `"${group}"`)}}`
  const { rows } = (await db.execute(sql`
    (select word from search_vocabulary where word like ${`${typed}%`} order by length(word), word collate "C" limit ${mostCompletions})
    union
    (select word from search_vocabulary where groups && ${groups}::text[]
      and length(word) between ${typed.length - most} and ${typed.length + most}
      order by word collate "C" limit ${mostSimilar})
  `)) as unknown as { rows: { word: string }[] }
  return rows.map(({ word }) => word)
}
