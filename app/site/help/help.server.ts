import { type Faq, faqTopics } from '../../core/content/faq.ts'
import { faqKind } from '../../core/content/faq-schema.ts'
import { handOverKind } from '../../core/content/hand-over-schema.ts'
import type { ContentKind } from '../../core/content/kind.ts'
import { withStandingLinks } from '../../core/content/rich-text.ts'
import { type Item, listShown, nextChangeOf } from '../../core/content/shown-items.server.ts'
import { warningLightKind } from '../../core/content/warning-light-schema.ts'
import { answerQuery, type Find, type Outcome } from '../../core/search/answer.server.ts'
import { findAmong } from '../../core/search/find.server.ts'
import { readQuery as readSearchQuery } from '../../core/search/query.ts'
import type { Instant } from '../../lib/instant.ts'
import { pageExists } from '../../page-exists.server.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Query } from './search.ts'

/** Far more than these pages have. */
const mostItems = 500

/** Every published item of a kind. */
export async function readAll<Body extends object>(db: Db, kind: ContentKind<Body>, now: Instant): Promise<Item<Body>[]> {
  return (await listShown(db, kind, { page: 1, perPage: mostItems }, now)).items
}

export type Question = Pick<Faq, 'question' | 'answer' | 'sample'> & { slug: string }

const questionOf = ({ slug, body: { question, answer, sample } }: Item<Faq>): Question => ({
  slug,
  question,
  answer: withStandingLinks(answer, pageExists),
  sample,
})

/** All questions by topic, and what a search finds. */
export async function readHelp(db: Db, query: Query, now: Instant) {
  const [faqs, freshUntil] = await Promise.all([readAll(db, faqKind, now), nextChangeOf(db, [faqKind], now)])
  const inOrder = faqs.toSorted((one, other) => one.body.order - other.body.order)
  const topics = faqTopics.map((topic) => ({
    topic,
    questions: inOrder.filter(({ body }) => body.topic === topic).map(questionOf),
  }))
  const page = {
    query,
    topics: topics.filter(({ questions }) => questions.length > 0),
    found: query.telling === '' ? null : await find(db, inOrder, query.telling, now),
  }
  return { page, freshUntil }
}

export type Found = {
  how: Outcome['how']
  /** The query that was answered, when it is not the typed one. */
  answered: string
  questions: Question[]
  elsewhere: { label: string; href: string }[]
}

/** Answers to a search of the site among questions, warning lights and documents: it forgives typing errors. */
async function find(db: Db, faqs: readonly Item<Faq>[], telling: string, now: Instant): Promise<Found> {
  const asked = readSearchQuery(telling)
  if ('refusal' in asked) return { how: 'nothing', answered: telling, questions: [], elsewhere: [] }
  const places = { kinds: [faqKind, warningLightKind, handOverKind].map(({ name }) => name), from: 0, count: mostItems }
  const among: Find = ({ wanted, plain }, words) => findAmong(db, { wanted, plain, ...places }, words, now)
  const { how, query, answer } = await answerQuery(db, asked, among, now)
  const results = answer.groups.flatMap((group) => group.results)
  return {
    how,
    answered: query.text,
    questions: results.flatMap(({ kind, key }) => {
      const faq = kind === faqKind.name && faqs.find(({ slug }) => slug === key)
      return faq ? [questionOf(faq)] : []
    }),
    elsewhere: results.filter(({ kind }) => kind !== faqKind.name).map(({ title, address }) => ({ label: title, href: address })),
  }
}
