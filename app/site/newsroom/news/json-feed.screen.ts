import { newsKind } from '~/core/content/news-schema.ts'
import { services } from '~/platform/services.ts'
import { readFeed } from '../feed.server.ts'
import { jsonFeedAnswer } from '../feed.ts'
import { newsSection } from '../sections.ts'
import { topicNames } from '../words.ts'
import type { Route } from './+types/json-feed.screen.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const { publicUrl } = environment
  const { feed, freshUntil } = await readFeed(
    db,
    { kind: newsKind, section: newsSection, topics: topicNames, publicUrl },
    clock.now(),
  )
  return jsonFeedAnswer(feed, publicUrl + newsSection.jsonFeed(), freshUntil)
}
