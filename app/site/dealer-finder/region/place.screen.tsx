import { data } from 'react-router'
import { cityAddress, dealerAddress } from '~/core/dealers/dealer-address.ts'
import { findDealer } from '~/core/dealers/dealers.server.ts'
import { cityAt, cityPictureName, provinceAt } from '~/core/dealers/region-slugs.ts'
import { provinceOf } from '~/core/dealers/regions.ts'
import { toSlug } from '~/lib/slug.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { withTitle } from '~/site/frame/share-pictures.ts'
import { DealerPage } from '../dealer/DealerPage.tsx'
import { readDealerPage } from '../dealer/dealer-page.server.ts'
import { words as dealerWords } from '../dealer/words.ts'
import type { Route } from './+types/place.screen'
import { CityPage } from './CityPage.tsx'
import { leadTo } from './canonical.ts'
import { pageQuery, readAskedPage } from './list-page.ts'
import { cityNamed } from './named-region.ts'
import { readCity } from './region.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true }

/** The page of a city, or of a dealer. A dealer under the wrong province is redirected. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock, environment, mapScript } = context.get(services)
  const now = clock.now()
  const province = provinceAt(toSlug(params.province))
  const name = toSlug(params.place)
  const city = province && cityAt(province, name)
  if (city) {
    leadTo(cityAddress({ regencyCode: city.code }), request)
    return { kind: 'city' as const, page: await readCity(db, city, readAskedPage(request), now) }
  }
  const dealer = await findDealer(db, name)
  const meant = dealer || !province ? null : cityNamed(province, name)
  if (meant) leadTo(cityAddress({ regencyCode: meant.code }), request)
  if (!dealer) throw data(null, { status: 404 })
  leadTo(dealerAddress(dealer), request)
  return { kind: 'dealer' as const, page: await readDealerPage(db, dealer, now), tiles: environment.mapTiles, mapScript }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  if (loaderData.kind === 'dealer') {
    const { dealer, address, city, services: offered, free, href } = loaderData.page
    const appointments = free.map(({ kind }) => dealerWords[kind === 'service' ? 'service' : 'testDrive'])
    return pageMeta(
      {
        title: dealerWords.title(dealer.name, city.label),
        description: dealerWords.description(dealer.name, address, appointments, offered.join(', ').toLowerCase()),
        path: href,
        picture: withTitle('dealer', dealer.slug, words.pictureAlt),
        hidden: dealer.sample,
      },
      matches,
    )
  }
  const { city, count, page, unknown } = loaderData.page
  return pageMeta(
    {
      title: words.provinceTitle(city.name),
      description:
        count > 0 ? words.cityDescription(count, city.name, provinceOf(city.code).name) : words.noneDescription(city.name),
      path: cityAddress({ regencyCode: city.code }, pageQuery(page)),
      picture: withTitle('kota', cityPictureName(city), words.pictureAlt),
      hidden: count === 0 || unknown.length > 0,
    },
    matches,
  )
}

export default function PlaceScreen({ loaderData, matches }: Route.ComponentProps) {
  if (loaderData.kind === 'city') return <CityPage {...loaderData.page} />
  const { settings, publicUrl } = frameOf(matches)
  return (
    <DealerPage
      page={loaderData.page}
      tiles={loaderData.tiles}
      mapScript={loaderData.mapScript}
      settings={settings}
      publicUrl={publicUrl}
    />
  )
}
