import { type Faq, faqTopics } from '../../core/content/faq.ts'
import { faqKind } from '../../core/content/faq-schema.ts'
import { handOverKind } from '../../core/content/hand-over-schema.ts'
import type { ContentKind } from '../../core/content/kind.ts'
import { withStandingLinks } from '../../core/content/rich-text.ts'
import { type Item, listShown, nextChangeOf } from '../../core/content/shown-items.server.ts'
import { warningLightKind } from '../../core/content/warning-light-schema.ts'
import type { Instant } from '../../lib/instant.ts'
import { pageExists } from '../../page-exists.server.ts'
import type { Db } from '../../platform/database.server.ts'
import { matching, type Query } from './search.ts'

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
    found: query.words.length > 0 ? await find(db, inOrder, query.words, now) : null,
  }
  return { page, freshUntil }
}

export type Found = { questions: Question[]; elsewhere: { label: string; href: string }[] }

/** Questions with all words of a search, and links to warning lights and documents with all of them. */
async function find(db: Db, faqs: readonly Item<Faq>[], searched: readonly string[], now: Instant): Promise<Found> {
  const [lights, documents] = await Promise.all([readAll(db, warningLightKind, now), readAll(db, handOverKind, now)])
  return {
    questions: matching(faqs, searched, ({ body }) => ({ title: body.question, text: faqKind.text(body) })).map(questionOf),
    elsewhere: [
      ...linksTo(warningLightKind, lights, ({ name }) => name, searched),
      ...linksTo(handOverKind, documents, ({ document }) => document, searched),
    ],
  }
}

function linksTo<Body extends object>(
  kind: ContentKind<Body>,
  items: readonly Item<Body>[],
  titleOf: (body: Body) => string,
  searched: readonly string[],
) {
  const found = matching(items, searched, ({ body }) => ({ title: titleOf(body), text: kind.text(body) }))
  return found.flatMap(({ slug, body }) => (kind.address ? [{ label: titleOf(body), href: kind.address(slug) }] : []))
}
