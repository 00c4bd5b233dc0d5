import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { paintCss } from '~/core/cars/paint.ts'
import { makerName } from '~/core/content/settings.ts'
import { services } from '~/platform/services.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { Questions } from '~/ui/Questions.tsx'
import { frameOf, pageMeta } from '../frame/page-meta.ts'
import { JsonLd, organization, webSite } from '../frame/structured-data.tsx'
import type { Route } from './+types/home.screen'
import { Banners } from './Banners.tsx'
import { CarsByClass } from './CarsByClass.tsx'
import { Garage } from './Garage.tsx'
import { readHome } from './home.server.ts'
import { News } from './News.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Promotions } from './Promotions.tsx'
import { questions, words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const { freshUntil, ...home } = await readHome(db, clock.now())
  return data(home, freshUntil ? { headers: { 'X-Fresh-Until': freshUntil.toString() } } : {})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => {
  const { settings } = frameOf(matches)
  return pageMeta({ title: settings.tagline, description: settings.description, path: at.home() }, matches)
}

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { cars, banners, steps, promotions, news } = loaderData
  const { settings, publicUrl } = frameOf(matches)
  return (
    <>
      <h1 className="sr-only">{makerName(settings)}</h1>
      <PageStyle css={paintCss(cars) + carTransitions} />
      <Banners banners={banners} cars={cars} />
      <CarsByClass cars={cars} drawnAbove={banners.map(({ car }) => car.slug)} />
      {cars[0] && <Garage car={cars[0]} />}
      <NextSteps steps={steps} />
      <div className="content grid gap-x-16 gap-y-section py-section lg:grid-cols-2">
        <Promotions promotions={promotions} />
        <News news={news} />
      </div>
      <div className="content pb-section">
        <Questions title={words.questions} questions={questions} />
      </div>
      <JsonLd data={organization(settings, publicUrl)} />
      <JsonLd data={webSite(settings, publicUrl)} />
    </>
  )
}
