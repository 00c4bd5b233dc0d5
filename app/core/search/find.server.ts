import { type SQL, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { countDocuments, mostCompared } from './count-documents.server.ts'
import { allOf, anyOf, inTitle, type Wanted } from './query.ts'
import { isShownAt, matches } from './shown.server.ts'

export type Found = { kind: string; key: string; title: string; summary: string; text: string; address: string }

/** The results of one kind that were asked for, and how many there are. */
export type FoundGroup = { kind: string; total: number; results: Found[] }

export type Answer = {
  /** The groups with the best results first. */
  groups: FoundGroup[]
  total: number
  /** True when more documents match than are compared: each kind then shows results among its first ones only. */
  isBroad: boolean
}

export type Question = {
  wanted: readonly Wanted[]
  /** The query in plain words: a document with this title comes first. */
  plain: string
  /** Which results of each kind: the first place is 0. */
  from: number
  count: number
  /** Every kind that can be found. Of kinds with equally good results, the earlier one comes first. */
  kinds: readonly string[]
}

/** Fewer where documents need only some of the words, which costs more. */
const mostNearest = 300
/** Of each kind, where whole texts must be read. */
const mostByText = 100

/** Documents with all words. */
export async function findAll(db: Db, question: Question, now: Instant): Promise<Answer> {
  const match = allOf(question.wanted)
  const counts = await countWords(db, question, now)
  const fewest = Math.min(...counts)
  if (fewest === 0) return nothingFound
  const isBroad = fewest > mostCompared && (counts.length === 1 || (await isCommon(db, match, mostCompared, now)))
  return find(db, { ...question, match, most: mostCompared, score: () => sql`0`, isBroad }, now)
}

/** Documents with at least one of the words; those with more of them first. */
export async function findAny(db: Db, question: Question, now: Instant): Promise<Answer> {
  const match = anyOf(question.wanted)
  const counts = await countWords(db, question, now)
  const atMost = counts.reduce((sum, count) => sum + count, 0)
  if (atMost === 0) return nothingFound
  const isBroad = Math.max(...counts) > mostNearest || (atMost > mostNearest && (await isCommon(db, match, mostNearest, now)))
  return find(db, { ...question, match, most: mostNearest, score: countIn(question.wanted), isBroad }, now)
}

const nothingFound: Answer = { groups: [], total: 0, isBroad: false }

const countWords = (db: Db, { wanted }: Question, now: Instant): Promise<number[]> =>
  countDocuments(
    db,
    wanted.map(({ term }) => term),
    now,
  )

async function isCommon(db: Db, match: string, most: number, now: Instant): Promise<boolean> {
  const [count = 0] = await countDocuments(db, [match], now)
  return count > most
}

/** More than any place of a word counts: a document with more of the words comes first. */
function countIn(wanted: readonly Wanted[]): Search['score'] {
  return (column) => {
    const each = wanted.map(({ term }) => sql`(${column} @@ ${term}::tsquery)::int`)
    return sql`32 * (${sql.join(each, sql` + `)})`
  }
}

type Search = Question & {
  match: string
  most: number
  /** What is added to the score of a document, from its head or from all its words. */
  score: (column: SQL) => SQL
  /** True when more than `most` documents match. */
  isBroad: boolean
}

const head = sql`head`
const words = sql`words`

/** Documents of these kinds only, with all words or with some of them, among the first of each kind. */
export async function findAmong(db: Db, question: Question, needed: 'all' | 'some', now: Instant): Promise<Answer> {
  const terms = question.wanted
  const how = needed === 'all' ? { match: allOf(terms), score: () => sql`0` } : { match: anyOf(terms), score: countIn(terms) }
  const search = { ...question, ...how, most: mostCompared, isBroad: false }
  return answerOf(await ranked(db, search, words, amongFirst(search, words, mostCompared, now)), search, false)
}

async function find(db: Db, search: Search, now: Instant): Promise<Answer> {
  const rows = search.isBroad ? await findBroad(db, search, now) : await ranked(db, search, words, matching(search, now))
  return answerOf(rows, search, search.isBroad)
}

function answerOf(rows: readonly Row[], question: Question, isBroad: boolean): Answer {
  const groups = [...new Set(rows.map(({ kind }) => kind))].map((kind) => groupOf(kind, rows, question))
  return { groups, total: sumOf(rows), isBroad }
}

/**
 * What matches nearly everything: the first documents of each kind with the words in title or summary, which are read
 * quickly. When there are none, fewer documents with the words anywhere.
 */
async function findBroad(db: Db, search: Search, now: Instant): Promise<Row[]> {
  const rows = await ranked(db, search, head, amongFirst(search, head, search.most, now))
  return rows.length > 0 ? rows : ranked(db, search, words, amongFirst(search, words, mostByText, now))
}

/** Exactly the order of the index, so that the first ones are read from it. */
const order = sql`weight desc nulls last, publish_at desc nulls last, key collate "C"`

const matching = ({ match, most }: Search, now: Instant): SQL =>
  sql`select * from search_documents where ${matches(match)} and ${isShownAt(now)} limit ${most}`

const arrayOf = (kinds: readonly string[]): SQL => sql`${`{${kinds.join(',')}}`}::text[]`

const amongFirst = ({ match, kinds }: Search, column: SQL, most: number, now: Instant): SQL => sql`
  select first_ones.* from unnest(${arrayOf(kinds)}) one_kind
  cross join lateral (
    select * from search_documents where kind = one_kind and ${isShownAt(now)} order by ${order} limit ${most}
  ) first_ones
  where ${column} @@ ${match}::tsquery`

type Row = Found & { total: number; place: number }

/** The best result of each kind, and the results that were asked for. */
async function ranked(
  db: Db,
  { match, plain, from, count, wanted, score, kinds }: Search,
  column: SQL,
  candidates: SQL,
): Promise<Row[]> {
  const anyInTitle = inTitle(anyOf(wanted))
  const { rows } = (await db.execute(sql`
    with scored as (
      select kind, key, weight, publish_at,
        ${score(column)} + (plain_title = ${plain})::int * 16 + case
          when head @@ ${inTitle(match)}::tsquery then 14
          else (head @@ ${anyInTitle}::tsquery)::int * 4 + (head @@ ${match}::tsquery)::int * 2
        end as score
      from (${candidates}) candidates
    ), placed as (
      select kind, key, row_number() over (partition by kind order by score desc, ${order})::int - 1 as place,
        count(*) over (partition by kind)::int as total, max(score) over (partition by kind) as best
      from scored
    )
    select kind, key, total, place, title, summary, text, address
    from placed cross join lateral (
      select title, summary, text, address from search_documents where kind = placed.kind and key = placed.key limit 1
    ) shown
    where place = 0 or (place >= ${from} and place < ${from + count})
    order by best desc, array_position(${arrayOf(kinds)}, kind), place
  `)) as unknown as { rows: Row[] }
  return rows
}

function groupOf(kind: string, rows: readonly Row[], { from, count }: Question): FoundGroup {
  const own = rows.filter((row) => row.kind === kind)
  return { kind, total: own[0]?.total ?? 0, results: own.filter(({ place }) => place >= from && place < from + count) }
}

const sumOf = (rows: readonly Row[]): number => rows.filter(({ place }) => place === 0).reduce((sum, { total }) => sum + total, 0)
