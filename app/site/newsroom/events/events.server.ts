import { data } from 'react-router'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { articlesPerPage } from '../../../core/content/articles.ts'
import { eventTopics } from '../../../core/content/events.ts'
import { eventFacets, listEvents, nextEventChange, type WantedEvents } from '../../../core/content/shown-events.server.ts'
import { provinceAt } from '../../../core/dealers/region-slugs.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { freshUntilHeader } from '../../../platform/fresh-until.ts'
import { type ArticleFilter, findRelaxations, readArticleFilter } from '../article-filter.ts'
import { summaryOf } from './event-summary.ts'

export type EventsPage = Awaited<ReturnType<typeof readPage>>

/** One page of events, for the filter in the address. */
export async function answerEventList(db: Db, address: string, now: Instant) {
  const [page, freshUntil] = await Promise.all([readPage(db, new URL(address).searchParams, now), nextEventChange(db, now)])
  if (page.filter.page > page.lastPage) throw data(null, { status: 404 })
  return data(page, freshUntilHeader(freshUntil))
}

async function readPage(db: Db, query: URLSearchParams, now: Instant) {
  const [{ years, provinces }, cars] = await Promise.all([eventFacets(db, now), readCatalogue(db)])
  const { filter, unknown } = readArticleFilter(query, {
    years,
    topics: eventTopics,
    models: cars.map(({ slug }) => slug),
    provinces,
  })
  const { items, total } = await listEvents(db, wantedBy(filter), now)
  const countOf = async (other: ArticleFilter) => (await listEvents(db, wantedBy(other, 1), now)).total
  const events = items.map(({ slug, body }) => summaryOf(slug, body, now))
  return {
    filter,
    unknown,
    coming: events.filter(({ status }) => status.phase !== 'over'),
    past: events.filter(({ status }) => status.phase === 'over'),
    total,
    lastPage: Math.max(1, Math.ceil(total / articlesPerPage)),
    years,
    models: cars.map(({ slug, name }) => ({ value: slug, label: name })),
    provinces: provinces.flatMap(provinceChoice).toSorted((one, other) => one.label.localeCompare(other.label)),
    relaxations: total === 0 ? await findRelaxations(filter, countOf) : [],
  }
}

function wantedBy({ year, topic, model, province, page }: ArticleFilter, perPage = articlesPerPage): WantedEvents {
  const containing = {
    ...(topic ? { topic } : {}),
    ...(model ? { models: [model] } : {}),
    ...(province ? { place: { province } } : {}),
  }
  return { containing, year, page, perPage }
}

function provinceChoice(slug: string): { value: string; label: string }[] {
  const province = provinceAt(slug)
  return province ? [{ value: slug, label: province.name }] : []
}
