import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { holdsFrameNumber } from '~/lib/frame-number.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { errorTitle } from '~/ui/error-title.ts'
import type { Route } from './+types/search.screen'
import { SearchResults } from './SearchResults.tsx'
import { readSearchPage, type SearchPage } from './search.server.ts'
import { parameters, searchQuery } from './search-address.ts'
import { words } from './words.ts'

// There is no end to the queries, so finished pages of them would push other pages out of the cache.
export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const query = new URL(request.url).searchParams
  // The page repeats the query in links, and a frame number must not stand in an address.
  if (holdsFrameNumber(query.get(parameters.text) ?? '')) throw redirect(at.recallCheckInstead())
  const page = await readSearchPage(db, query, clock.now())
  return data(page, { status: page.refusal ? 422 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const path = at.search(loaderData ? searchQuery(loaderData.search) : {})
  return pageMeta({ title: titleOf(loaderData), description: words.description, path, hidden: true }, matches)
}

function titleOf(page: SearchPage | undefined): string {
  if (page?.refusal) return errorTitle(words.title)
  return page?.search.text ? words.titleOf(page.search.text) : words.title
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  return <SearchResults page={loaderData} />
}
