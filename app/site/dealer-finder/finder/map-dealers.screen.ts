import { services } from '~/platform/services.ts'
import type { Route } from './+types/map-dealers.screen.ts'
import { searchPoints } from './find.server.ts'
import { type MapDealers, mapDealerOf } from './map-dealers.ts'
import { readSearch } from './search.ts'

export const handle = { fresh: true }

/** The list of the finder shows a part of what was found; its map asks here for all of it, with the same query. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const points = await searchPoints(db, readSearch(new URL(request.url).searchParams), clock.now())
  return Response.json({ dealers: points.map(mapDealerOf) } satisfies MapDealers)
}
