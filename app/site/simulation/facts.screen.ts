import { services } from '~/platform/services.ts'
import type { Route } from './+types/facts.screen.ts'
import { readFacts } from './calculation/read-facts.server.ts'

/** The facts for the browser. The address contains their version, so a page never gets facts of another version. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { json, version } = await readFacts(context.get(services).db)
  if (params.file !== `${version}.json`) throw new Response(null, { status: 404 })
  return new Response(json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
