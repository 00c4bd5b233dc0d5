import { data } from 'react-router'
import { at } from '../../addresses.ts'
import { isOnSale } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { searchSources } from '../../core/content/search-sources.server.ts'
import { regencies } from '../../core/dealers/regions.ts'
import { regionKind } from '../../core/dealers/search-dealers.server.ts'
import { type Answer, type Found, findAll, findAny } from '../../core/search/find.server.ts'
import { excerptOf, markMatches, type Terms, termsOf } from '../../core/search/marked.ts'
import { type Query, type QueryRefusal, readQuery } from '../../core/search/query.ts'
import { correctSpelling } from '../../core/search/spelling.server.ts'
import type { Instant } from '../../lib/instant.ts'
import { toSlug } from '../../lib/slug.ts'
import { carMenu } from '../../menu.ts'
import type { Db } from '../../platform/database.server.ts'
import { readSearchAddress, type SearchAddress } from './search-address.ts'

/** Results of each kind on the page of all kinds, and on a page of one kind. */
const perGroup = 4
const perPage = 20

export type SearchPage = Awaited<ReturnType<typeof readSearchPage>>
export type ShownGroup = SearchPage['groups'][number]
export type ShownResult = ShownGroup['results'][number]

/** The page of a search. Throws 404 for a page number after the last. */
export async function readSearchPage(db: Db, query: URLSearchParams, now: Instant) {
  const sources = searchSources()
  const { search, unknown } = readSearchAddress(
    query,
    [...sources.values()].map(({ heading }) => toSlug(heading)),
  )
  const asked = readQuery(search.text)
  const cars = await readCatalogue(db)
  const refusal: QueryRefusal | null = 'refusal' in asked ? asked.refusal : null
  const outcome = 'refusal' in asked ? nothingAsked : await answerQuery(db, asked, search, [...sources.keys()], now)
  const { answer, query: used } = outcome
  const terms = termsOf(used?.wanted ?? [])
  const groups = answer.groups.map(({ kind, total, results }) => {
    const heading = sources.get(kind)?.heading ?? ''
    return { kind, total, heading, slug: toSlug(heading), results: results.map((result) => shown(result, terms)) }
  })
  const total = groups.find(({ slug }) => slug === search.kind)?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  if (search.page > lastPage) throw data(null, { status: 404 })
  return {
    ...{ search, unknown, refusal, lastPage, groups, how: outcome.how, total: answer.total, isBroad: answer.isBroad },
    /** The query that was answered, when it is not the typed one. */
    corrected: outcome.how === 'corrected' ? (used?.text ?? null) : null,
    cars: cars.map((car) => ({
      slug: car.slug,
      name: car.name,
      address: at.car(car.class, car.slug),
      actions: carMenu(car, isOnSale(car)).slice(1),
    })),
  }
}

type Outcome = {
  /** `nearest`: nothing has all words, so these have some. */
  how: 'nothing-asked' | 'found' | 'corrected' | 'nearest' | 'nothing'
  query: Query | null
  answer: Answer
}

const noAnswer: Answer = { groups: [], total: 0, isBroad: false }
const nothingAsked: Outcome = { how: 'nothing-asked', query: null, answer: noAnswer }

/** What was asked; else the same with other spelling; else what has some of the words. */
async function answerQuery(
  db: Db,
  asked: Query,
  { kind, page }: SearchAddress,
  kinds: readonly string[],
  now: Instant,
): Promise<Outcome> {
  if (asked.text === '') return nothingAsked
  if (asked.wanted.length === 0) return { ...nothingAsked, how: 'nothing' }
  const places = kind === null ? { from: 0, count: perGroup } : { from: (page - 1) * perPage, count: perPage }
  const find = async (how: typeof findAll, { wanted, plain }: Query) =>
    withoutEveryRegion(await how(db, { wanted, plain, kinds, ...places }, now))
  const found = await find(findAll, asked)
  if (found.total > 0) return { how: 'found', query: asked, answer: found }
  const corrected = await corrections(db, asked, now)
  const meant = corrected && (await find(findAll, corrected))
  if (meant && meant.total > 0) return { how: 'corrected', query: corrected, answer: meant }
  const nearest = await find(findAny, corrected ?? asked)
  return nearest.total > 0
    ? { how: 'nearest', query: corrected ?? asked, answer: nearest }
    : { how: 'nothing', query: asked, answer: noAnswer }
}

/** A query without a place, as `servis`, finds every region. Such a list helps nobody. */
function withoutEveryRegion(answer: Answer): Answer {
  const every = answer.groups.find(({ kind, total }) => kind === regionKind && total === regencies.length)
  if (!every) return answer
  return { ...answer, groups: answer.groups.filter((group) => group !== every), total: answer.total - every.total }
}

async function corrections(db: Db, asked: Query, now: Instant): Promise<Query | null> {
  const text = await correctSpelling(db, asked, now)
  const query = text === null ? null : readQuery(text)
  return query && 'wanted' in query ? query : null
}

function shown({ key, title, summary, text, address }: Found, terms: Terms) {
  return {
    key,
    address,
    title: markMatches(title, terms),
    excerpt: markMatches(excerptOf(summary, text, terms), terms),
  }
}
