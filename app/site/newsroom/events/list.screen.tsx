import { services } from '~/platform/services.ts'
import { frameOf } from '~/site/frame/page-meta.ts'
import { listMeta } from '../article-meta.ts'
import { eventSection } from '../sections.ts'
import type { Route } from './+types/list.screen'
import { EventListPage } from './EventListPage.tsx'
import { answerEventList } from './events.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerEventList(db, request.url, clock.now())
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => listMeta(eventSection, loaderData, matches)

export default function EventListScreen({ loaderData, matches }: Route.ComponentProps) {
  return <EventListPage page={loaderData} publicUrl={frameOf(matches).publicUrl} />
}
