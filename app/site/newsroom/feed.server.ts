import { sharePictureOf } from '../../core/content/article-picture.ts'
import type { Article } from '../../core/content/articles.ts'
import type { ContentKind } from '../../core/content/kind.ts'
import { plainText } from '../../core/content/rich-text.ts'
import { readSettings } from '../../core/content/settings.server.ts'
import { makerName } from '../../core/content/settings.ts'
import { listShown, nextChange } from '../../core/content/shown-items.server.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Feed, FeedEntry } from './feed.ts'
import type { Section } from './sections.ts'
import { words } from './words.ts'

const mostEntries = 20

/** An article or an event. */
type Listed = Omit<Article, 'topic'> & { topic: string }

type Listing<Body extends Listed> = {
  kind: ContentKind<Body>
  section: Section
  topics: Record<Body['topic'], string>
  publicUrl: string
  summaryOf?: (body: Body) => string
}

/** The newest articles of a list, and the moment at which the list changes next. */
export async function readFeed<Body extends Listed>(
  db: Db,
  { kind, section, topics, publicUrl, summaryOf = ({ summary }) => summary }: Listing<Body>,
  now: Instant,
): Promise<{ feed: Feed; freshUntil: Instant | null }> {
  const [{ items }, freshUntil, settings] = await Promise.all([
    listShown(db, kind, { page: 1, perPage: mostEntries }, now),
    nextChange(db, kind, now),
    readSettings(db),
  ])
  const entries = items.map(
    ({ slug, publishAt, updatedAt, body }): FeedEntry => ({
      address: publicUrl + section.article(slug),
      title: body.title,
      summary: summaryOf(body),
      text: plainText(body.body),
      topic: topics[body.topic as Body['topic']],
      picture: body.picture ? publicUrl + sharePictureOf(body.picture).path : null,
      publishedAt: String(publishAt),
      updatedAt: String(updatedAt),
    }),
  )
  const title = words.feedTitle(section.words.title, makerName(settings))
  const { description } = section.words
  return { feed: { title, description, address: publicUrl + section.list(), entries }, freshUntil }
}
