import { eventKind } from '~/core/content/event-schema.ts'
import { services } from '~/platform/services.ts'
import { readFeed } from '../feed.server.ts'
import { jsonFeedAnswer } from '../feed.ts'
import { eventSection } from '../sections.ts'
import type { Route } from './+types/json-feed.screen.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const { feed, freshUntil } = await readFeed(db, eventKind, eventSection, environment.publicUrl, clock.now())
  return jsonFeedAnswer(feed, environment.publicUrl + eventSection.jsonFeed(), freshUntil)
}
