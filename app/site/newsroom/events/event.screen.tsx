import { services } from '~/platform/services.ts'
import { frameOf } from '~/site/frame/page-meta.ts'
import { articleMeta } from '../article-meta.ts'
import { eventSection } from '../sections.ts'
import type { Route } from './+types/event.screen'
import { EventPage } from './EventPage.tsx'
import { answerEvent } from './event-page.server.ts'

export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerEvent(db, slug, clock.now())
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => articleMeta(eventSection, loaderData, matches)

export default function EventScreen({ loaderData, matches }: Route.ComponentProps) {
  return <EventPage shown={loaderData} frame={frameOf(matches)} />
}
