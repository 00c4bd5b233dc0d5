import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { holdsFrameNumber } from '~/lib/frame-number.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { LivePart } from '~/ui/LivePart.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { mapStyle } from '../map/map-style.ts'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/finder.screen'
import { Finder } from './Finder.tsx'
import { findDealers } from './find.server.ts'
import { nearStyle } from './SearchForm.tsx'
import { readSearch } from './search.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, environment, mapScript } = context.get(services)
  const search = readSearch(new URL(request.url).searchParams)
  // The page repeats the text in links, and a frame number must not stand in an address.
  if (holdsFrameNumber(search.text)) throw redirect(at.recallCheckInstead())
  const now = clock.now()
  const found = await findDealers(db, search, now)
  const page = { ...found, now: now.epochMilliseconds, tiles: environment.mapTiles, mapScript }
  return data(page, { status: search.locationRefusal ? 422 : 200 })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: roomWords.title, description: roomWords.description, path: at.dealers() }, matches)

export default function FinderScreen({ loaderData }: Route.ComponentProps) {
  const { facts, factsVersion, answer, cars, provinces, ...page } = loaderData
  const { search, where, otherPlaces, arePartsOfOne, now, tiles, mapScript } = page
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={nearStyle + mapStyle} />
      <Trail steps={[{ label: roomWords.title, href: at.dealers() }]} />
      <LivePart
        name="dealer-finder"
        component={Finder}
        facts={facts}
        factsAddress={factsVersion ? at.finderFacts(factsVersion) : ''}
        props={{
          ...{ search, where, otherPlaces, arePartsOfOne, now, tiles, mapScript },
          served: facts ? undefined : { answer, cars, provinces },
        }}
      />
    </div>
  )
}
