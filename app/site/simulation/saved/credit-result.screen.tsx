import { at } from '~/addresses.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import type { Route } from './+types/credit-result.screen'
import { ResultPage, titleOf } from './ResultPage.tsx'
import { loadResult } from './result.server.ts'
import { resultWords as words } from './words.ts'

export const handle = { personal: true }

export function loader({ params: { token }, context }: Route.LoaderArgs) {
  return loadResult(token, context.get(services), 'kredit')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        { title: titleOf(loaderData), description: words.description, path: at.creditSimulationResults(), hidden: true },
        matches,
      )
    : []

export default function ResultScreen({ loaderData }: Route.ComponentProps) {
  return <ResultPage result={loaderData} />
}
