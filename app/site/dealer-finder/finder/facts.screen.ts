import { services } from '~/platform/services.ts'
import type { Route } from './+types/facts.screen.ts'
import { readFacts } from './read-facts.server.ts'

/** The facts for the browser. The address contains their version, so a page never gets facts of another version. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = await readFacts(context.get(services).db)
  if (!facts || params.file !== `${facts.version}.json`) throw new Response(null, { status: 404 })
  return new Response(facts.json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
