import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { cityAddress, dealerAddress } from '~/core/dealers/dealer-address.ts'
import { findDealer } from '~/core/dealers/dealers.server.ts'
import { provinceAt, slugOf } from '~/core/dealers/region-slugs.ts'
import { toSlug } from '~/lib/slug.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { withTitle } from '~/site/frame/share-pictures.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { PageLinks } from '~/ui/PageLinks.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import { ResultList } from '../ResultList.tsx'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/province.screen'
import { leadTo } from './canonical.ts'
import { filterLabels, pageQuery, readAskedPage } from './list-page.ts'
import { cityAnywhere, provinceNamed } from './named-region.ts'
import { readProvince } from './region.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true }

/** `/cari-dealer/jawa-barat`. The slug of a dealer or a city without its province is redirected to its page. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const name = toSlug(params.province)
  const province = provinceAt(name)
  if (province) {
    leadTo(at.dealerProvince(slugOf(province)), request)
    return readProvince(db, province, readAskedPage(request), clock.now())
  }
  const dealer = await findDealer(db, name)
  if (dealer) leadTo(dealerAddress(dealer), request)
  const city = cityAnywhere(name)
  if (city) leadTo(cityAddress({ regencyCode: city.code }), request)
  const meant = provinceNamed(name)
  if (meant) leadTo(at.dealerProvince(slugOf(meant)), request)
  throw data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { province, count, cities, page, unknown } = loaderData
  const described = {
    title: words.provinceTitle(province.name),
    description: words.provinceDescription(count, province.name, cities.map(({ name }) => name).join(', ')),
    path: at.dealerProvince(slugOf(province), pageQuery(page)),
    picture: withTitle('provinsi', slugOf(province), words.pictureAlt),
    hidden: count === 0 || unknown.length > 0,
  }
  return pageMeta(described, matches)
}

export default function ProvinceScreen({ loaderData }: Route.ComponentProps) {
  const { province, count, cities, shown, page, lastPage, unknown } = loaderData
  const title = words.provinceTitle(province.name)
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: roomWords.title, href: at.dealers() },
          { label: province.name, href: at.dealerProvince(slugOf(province)) },
        ]}
      />
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead(count, cities.length)}</p>
      <UnknownFilters unknown={unknown} labels={filterLabels} />
      {lastPage > 1 && <CityLinks cities={cities} />}
      {shown.map(({ code, name, href, results }) => (
        <section key={code} aria-labelledby={`kota-${code}`} className="mt-10">
          <h2 id={`kota-${code}`} className="mb-3 text-xl">
            <a href={href} className="underline decoration-line-strong underline-offset-4 hover:decoration-current">
              {name}
            </a>
          </h2>
          <ResultList results={results} label={name} />
        </section>
      ))}
      <PageLinks page={page} lastPage={lastPage} pageAt={(number) => at.dealerProvince(slugOf(province), pageQuery(number))} />
      <div className="mt-10">
        <ButtonLink href={at.dealers()} tone="secondary">
          {words.search}
        </ButtonLink>
      </div>
    </div>
  )
}

type CityLink = { code: string; name: string; href: string; count: number }

/** Links to the cities of a province with several pages. */
function CityLinks({ cities }: { cities: readonly CityLink[] }) {
  return (
    <nav aria-label={words.cities} className="mt-6">
      <ul className="flex flex-wrap gap-x-6">
        {cities.map(({ code, name, href, count }) => (
          <li key={code}>
            <a href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {words.city(name, count)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
