import { data, redirect } from 'react-router'
import { at } from '../../addresses.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { newsPerPage } from '../../core/content/news.ts'
import { newsKind } from '../../core/content/news-schema.ts'
import { plainText, readingMinutes } from '../../core/content/rich-text.ts'
import { findShown, followShown, listShown, nextChange, yearsShown } from '../../core/content/shown-items.server.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { NewsFilter } from './news-filter.ts'

/** Where the maker's head office keeps its calendar. */
const zone = 'Asia/Jakarta'

/** One page of the list of news, and until when it stays true. */
export async function readNewsPage(db: Db, filter: NewsFilter, now: Instant) {
  const wanted = {
    containing: { ...(filter.topic ? { topic: filter.topic } : {}), ...(filter.model ? { models: [filter.model] } : {}) },
    between: filter.year === null ? undefined : ([startOf(filter.year), startOf(filter.year + 1)] as const),
    page: filter.page,
    perPage: newsPerPage,
  }
  const [{ items, total }, years, cars, freshUntil] = await Promise.all([
    listShown(db, newsKind, wanted, now),
    yearsShown(db, newsKind, zone, now),
    readCatalogue(db),
    nextChange(db, newsKind, now),
  ])
  return {
    news: items.map(({ slug, publishAt, body: { body: _, ...news } }) => ({ ...news, slug, publishedAt: String(publishAt) })),
    lastPage: Math.max(1, Math.ceil(total / newsPerPage)),
    years,
    models: cars.map(({ slug, name }) => ({ slug, name })),
    freshUntil,
  }
}

const startOf = (year: number): Instant => Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(zone).toInstant()

/** An article with what belongs to it. Redirects from a former slug; throws 404 where nothing is shown. */
export async function articleOr404(db: Db, slug: string, now: Instant) {
  const found = await findShown(db, newsKind, slug, now)
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(at.newsArticle(found.movedTo), 301)
  const { body: article, publishAt, updatedAt } = found.item
  const [cars, also, freshUntil] = await Promise.all([
    readCatalogue(db),
    Promise.all(article.readAlso.map((other) => followShown(db, newsKind, other, now))),
    nextChange(db, newsKind, now),
  ])
  return {
    slug,
    article,
    publishedAt: String(publishAt),
    updatedAt: String(updatedAt),
    minutes: readingMinutes(plainText(article.body)),
    cars: cars.filter((car) => article.models.includes(car.slug)),
    readAlso: also.filter((one) => one !== null).map((one) => ({ slug: one.slug, title: one.body.title })),
    freshUntil,
  }
}
