import { services } from '~/platform/services.ts'
import type { Route } from './+types/options.screen'
import { readChoice } from './choice.ts'
import { readOptions } from './options.server.ts'

// Free times change with every booking: never cached.
export const handle = { personal: true }

/** What the form offers after some choices, for a page that is alive. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const choice = readChoice(new URL(request.url).searchParams)
  return Response.json(await readOptions(db, choice, clock.now()))
}
