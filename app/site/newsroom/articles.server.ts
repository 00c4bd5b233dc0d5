import { data, redirect } from 'react-router'
import type { Car } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { type Article, articlesPerPage, articleTopics } from '../../core/content/articles.ts'
import type { ContentKind } from '../../core/content/kind.ts'
import { plainText, readingMinutes, withStandingLinks } from '../../core/content/rich-text.ts'
import {
  findShown,
  followShown,
  type Item,
  listShown,
  nextChange,
  type Wanted,
  yearsShown,
} from '../../core/content/shown-items.server.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { pageExists } from '../../page-exists.server.ts'
import type { Db } from '../../platform/database.server.ts'
import { freshUntilHeader } from '../../platform/fresh-until.ts'
import { type ArticleFilter, findRelaxations, readArticleFilter } from './article-filter.ts'
import type { Section } from './sections.ts'
import { shareOf } from './share-of.ts'

/** The time zone of the maker's head office. */
const zone = 'Asia/Jakarta'

type Kind<Body extends Article> = ContentKind<Body>

export type ArticleSummary = Omit<Article, 'body' | 'models' | 'readAlso'> & { slug: string; publishedAt: string }

export type ArticlePageOfList = Awaited<ReturnType<typeof readPage>>

/** One page of a list of articles, for the filter in the address. */
export async function answerArticleList<Body extends Article>(db: Db, kind: Kind<Body>, address: string, now: Instant) {
  const [page, freshUntil] = await Promise.all([
    readPage(db, kind, new URL(address).searchParams, now),
    nextChange(db, kind, now),
  ])
  if (page.filter.page > page.lastPage) throw data(null, { status: 404 })
  return data(page, freshUntilHeader(freshUntil))
}

async function readPage<Body extends Article>(db: Db, kind: Kind<Body>, query: URLSearchParams, now: Instant) {
  const [years, cars] = await Promise.all([yearsShown(db, kind, zone, now), readCatalogue(db)])
  const { filter, unknown } = readArticleFilter(query, { years, topics: articleTopics, models: cars.map(({ slug }) => slug) })
  const { items, total } = await listShown(db, kind, wantedBy(filter), now)
  const countOf = async (other: ArticleFilter) => (await listShown(db, kind, wantedBy(other, 1), now)).total
  return {
    filter,
    unknown,
    articles: items.map(summaryOf),
    total,
    lastPage: Math.max(1, Math.ceil(total / articlesPerPage)),
    years,
    topics: articleTopics,
    models: cars.map(({ slug, name }) => ({ value: slug, label: name })),
    relaxations: total === 0 ? await findRelaxations(filter, countOf) : [],
  }
}

function wantedBy({ year, topic, model, page }: ArticleFilter, perPage = articlesPerPage): Wanted {
  return {
    containing: { ...(topic ? { topic } : {}), ...(model ? { models: [model] } : {}) },
    between: year === null ? undefined : [startOf(year), startOf(year + 1)],
    page,
    perPage,
  }
}

const startOf = (year: number): Instant => Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(zone).toInstant()

function summaryOf<Body extends Article>({ slug, publishAt, body }: Item<Body>): ArticleSummary {
  const { title, summary, topic, sample, picture } = body
  return { slug, title, summary, topic, sample, ...(picture ? { picture } : {}), publishedAt: String(publishAt) }
}

export type ArticleShown<Body extends Article = Article> = {
  slug: string
  article: Body
  publishedAt: string
  updatedAt: string
  minutes: number
  cars: Car[]
  related: { slug: string; title: string }[]
  sharePicture: { path: string; alt: string }
}

/** An article with its models and related articles. Redirects a former slug; throws 404 when nothing is published there. */
export async function answerArticle<Body extends Article>(
  db: Db,
  kind: Kind<Body>,
  section: Section,
  slug: string,
  now: Instant,
) {
  const found = await findShown(db, kind, slug, now)
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(section.article(found.movedTo), 301)
  const { body: article, publishAt, updatedAt } = found.item
  const [allCars, related, freshUntil] = await Promise.all([
    readCatalogue(db),
    readRelated(db, kind, found.item, now),
    nextChange(db, kind, now),
  ])
  const shown: ArticleShown<Body> = {
    slug,
    article: { ...article, body: withStandingLinks(article.body, pageExists) },
    publishedAt: String(publishAt),
    updatedAt: String(updatedAt),
    minutes: readingMinutes(plainText(article.body)),
    cars: allCars.filter((car) => article.models.includes(car.slug)),
    related: related.map((one) => ({ slug: one.slug, title: one.body.title })),
    sharePicture: shareOf(article, allCars, section.list()),
  }
  return data(shown, freshUntilHeader(freshUntil))
}

const mostRelated = 3

/** The articles that an editor chose, else the newest of the same topic. */
async function readRelated<Body extends Article>(db: Db, kind: Kind<Body>, { slug, body }: Item<Body>, now: Instant) {
  if (body.readAlso) {
    const named = await Promise.all(body.readAlso.map((other) => followShown(db, kind, other, now)))
    return named.filter((one) => one !== null)
  }
  const { items } = await listShown(db, kind, { containing: { topic: body.topic }, page: 1, perPage: mostRelated + 1 }, now)
  return items.filter((one) => one.slug !== slug).slice(0, mostRelated)
}
