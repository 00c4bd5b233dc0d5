import { services } from '~/platform/services.ts'
import { jsonFeedAnswer } from '../feed.ts'
import { eventSection } from '../sections.ts'
import type { Route } from './+types/json-feed.screen.ts'
import { readEventFeed } from './event-feed.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const { publicUrl } = environment
  const { feed, freshUntil } = await readEventFeed(db, publicUrl, clock.now())
  return jsonFeedAnswer(feed, publicUrl + eventSection.jsonFeed(), freshUntil)
}
