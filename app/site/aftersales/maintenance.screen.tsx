import { at } from '~/addresses.ts'
import { answerPage } from '~/core/content/pages.server.ts'
import { readMaintenance } from '~/core/maintenance/maintenance.server.ts'
import { services } from '~/platform/services.ts'
import { PageToRead } from '~/site/frame/PageToRead.tsx'
import { pageToReadMeta } from '~/site/frame/page-to-read-meta.ts'
import type { Route } from './+types/maintenance.screen'
import { aftersales } from './above.ts'
import { VisitRuler } from './VisitRuler.tsx'
import { visitGroups } from './visit-groups.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerPage(db, 'maintenance', clock.now(), visitGroups(await readMaintenance(db)))
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageToReadMeta(loaderData?.page, at.maintenance(), matches)

export default function MaintenanceScreen({ loaderData: { page, visits, groups } }: Route.ComponentProps) {
  const figures = { visits: <VisitRuler visits={visits} groups={groups} /> }
  return <PageToRead page={page} path={at.maintenance()} above={[aftersales]} figures={figures} />
}
