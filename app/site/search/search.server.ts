import { data } from 'react-router'
import { at } from '../../addresses.ts'
import { isOnSale } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { searchSources } from '../../core/content/search-sources.server.ts'
import { regionCount, regionKind } from '../../core/dealers/search-dealers.server.ts'
import { answerQuery, type Find, noAnswer, type Outcome } from '../../core/search/answer.server.ts'
import { type Answer, type Found, findAll, findAny } from '../../core/search/find.server.ts'
import { excerptOf, markMatches, type Terms, termsOf } from '../../core/search/marked.ts'
import { type Query, type QueryRefusal, readQuery } from '../../core/search/query.ts'
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
  const outcome = 'refusal' in asked ? nothingAsked : await answerOf(db, asked, search, [...sources.keys()], now)
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

/** `query` is null when nothing was asked. */
type Shown = { how: Outcome['how'] | 'nothing-asked'; query: Query | null; answer: Answer }

const nothingAsked: Shown = { how: 'nothing-asked', query: null, answer: noAnswer }

async function answerOf(
  db: Db,
  asked: Query,
  { kind, page }: SearchAddress,
  kinds: readonly string[],
  now: Instant,
): Promise<Shown> {
  if (asked.text === '') return nothingAsked
  const places = kind === null ? { from: 0, count: perGroup } : { from: (page - 1) * perPage, count: perPage }
  const find: Find = async ({ wanted, plain }, words) => {
    const how = words === 'all' ? findAll : findAny
    return withoutEveryRegion(await how(db, { wanted, plain, kinds, ...places }, now))
  }
  return answerQuery(db, asked, find, now)
}

/** A query without a place, as `servis`, finds every region. Such a list helps nobody. */
function withoutEveryRegion(answer: Answer): Answer {
  const every = answer.groups.find(({ kind, total }) => kind === regionKind && total === regionCount)
  if (!every) return answer
  return { ...answer, groups: answer.groups.filter((group) => group !== every), total: answer.total - every.total }
}

function shown({ key, title, summary, text, address }: Found, terms: Terms) {
  return {
    key,
    address,
    title: markMatches(title, terms),
    excerpt: markMatches(excerptOf(summary, text, terms), terms),
  }
}
