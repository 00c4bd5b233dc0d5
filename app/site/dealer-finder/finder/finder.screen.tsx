import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { DealerMap } from '../map/DealerMap.tsx'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/finder.screen'
import { Corrections } from './Corrections.tsx'
import { findDealers } from './find.server.ts'
import { Provinces } from './Provinces.tsx'
import { Results } from './Results.tsx'
import { nearStyle, SearchForm } from './SearchForm.tsx'
import { readSearch } from './search.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const search = readSearch(new URL(request.url).searchParams)
  const found = await findDealers(db, search, clock.now())
  return data({ ...found, tiles: environment.mapTiles }, { status: search.locationRefusal ? 422 : 200 })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: roomWords.title, description: roomWords.description, path: at.dealers() }, matches)

const [byName, byLocation, byProvince] = roomWords.lead
const asks = ['q', 'lokasi', 'service', 'vehicle', 'buka', 'urut'] as const

export default function FinderScreen({ loaderData: found }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={nearStyle} />
      <Trail steps={[{ label: roomWords.title, href: at.dealers() }]} />
      <FormPart name={null} asks={asks} inAddress live leadsTo={found.search.locationRefusal ? 'kabar-lokasi' : 'hasil'}>
        <h1 className="mt-6 text-3xl">{roomWords.title}</h1>
        <p className="mt-3 max-w-prose text-ink-soft text-lg">
          {byName}
          <span className="noscript:hidden">{byLocation}</span>
          {byProvince}
        </p>
        <Corrections corrections={found.search.corrections} />
        <SearchForm found={found} />
        <div className="mt-10 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2 noscript:grid-cols-1">
          {/* Below a map with nothing on it nobody looks for the places that may be meant. */}
          <div className={`lg:sticky lg:top-24 lg:order-2 noscript:hidden ${found.results.length === 0 ? 'max-lg:hidden' : ''}`}>
            <DealerMap tiles={found.tiles} />
          </div>
          <Results found={found} />
        </div>
        <Provinces provinces={found.provinces} />
      </FormPart>
    </div>
  )
}
