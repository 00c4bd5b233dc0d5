import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { nextChange } from '~/core/content/shown-items.server.ts'
import { warningLightKind } from '~/core/content/warning-light-schema.ts'
import { lampColours } from '~/core/content/warning-lights.ts'
import { unknownFilters } from '~/lib/unknown-filters.ts'
import { freshUntilHeader } from '~/platform/fresh-until.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import { readAll } from '../help.server.ts'
import { StillUnsure } from '../StillUnsure.tsx'
import { colourWords, filterLabels, words as roomWords, lightWords as words } from '../words.ts'
import type { Route } from './+types/warning-lights.screen'
import { ColourFilter } from './ColourFilter.tsx'
import { Dashboard } from './Dashboard.tsx'
import { LightCard } from './LightCard.tsx'
import { countColours, inOrderOfUrgency, type Light, readColour } from './lights.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock.now()
  const [items, freshUntil] = await Promise.all([readAll(db, warningLightKind, now), nextChange(db, warningLightKind, now)])
  const lights = inOrderOfUrgency(items.map(({ slug, body }) => ({ slug, ...body })))
  const colours = countColours(lights)
  const query = new URL(request.url).searchParams
  const colour = readColour(query, colours)
  return data({ lights, colours, colour, unknown: unknownFilters(query, { warna: colour }) }, freshUntilHeader(freshUntil))
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const path = at.warningLights({ warna: loaderData?.colour ?? undefined })
  const hidden = (loaderData?.unknown.length ?? 0) > 0
  return pageMeta({ title: words.title, description: words.description, path, hidden }, matches)
}

export default function WarningLightsScreen({ loaderData: { lights, colours, colour, unknown } }: Route.ComponentProps) {
  const shown = colour ? lights.filter((light) => light.colour === colour) : lights
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: roomWords.title, href: at.help() },
          { label: words.title, href: at.warningLights() },
        ]}
      />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <UnknownFilters unknown={unknown} labels={filterLabels} />
      <Dashboard lights={shown} />
      <ColourFilter colours={colours} chosen={colour} total={lights.length} />
      {lampColours.map((each) => (
        <OneColour key={each} colour={each} lights={shown.filter((light) => light.colour === each)} />
      ))}
      <p className="mt-10 max-w-prose text-ink-soft text-sm">{words.manual}</p>
      <StillUnsure />
    </div>
  )
}

function OneColour({ colour, lights }: { colour: Light['colour']; lights: readonly Light[] }) {
  if (lights.length === 0) return null
  const { title, lead } = colourWords[colour]
  return (
    <section className="mt-12" aria-labelledby={`warna-${colour}`}>
      <h2 id={`warna-${colour}`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{lead}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        {lights.map((light) => (
          <LightCard key={light.slug} light={light} />
        ))}
      </div>
    </section>
  )
}
