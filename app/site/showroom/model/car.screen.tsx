import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { colourOf, drawnVariant } from '~/core/cars/car.ts'
import { readCatalogue, readExtras, readWarrantyRules } from '~/core/cars/catalogue.server.ts'
import { matchCar } from '~/core/cars/find-car.ts'
import { readProgrammesOf } from '~/core/content/programmes.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { freshUntilHeader } from '~/platform/fresh-until.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { carPicture } from '~/site/frame/share-pictures.ts'
import { JsonLd } from '~/site/frame/structured-data.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { noSuchCar } from '../no-such-car.server.ts'
import { longestOf } from '../SideToScale.tsx'
import type { Route } from './+types/car.screen'
import { Accessories } from './Accessories.tsx'
import { ActionBar } from './ActionBar.tsx'
import { actionsFor } from './actions.ts'
import { CloseUps } from './CloseUps.tsx'
import { colourParameter } from './ColourPicker.tsx'
import { carStyle } from './car-style.ts'
import { DimensionSheet } from './DimensionSheet.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { NoLongerSold } from './NoLongerSold.tsx'
import { Programmes } from './Programmes.tsx'
import { Specification } from './Specification.tsx'
import { Variants } from './Variants.tsx'
import { vehicleData } from './vehicle-data.ts'
import { Warranty } from './Warranty.tsx'
import { words } from './words.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const cars = await readCatalogue(db)
  const car = matchCar(cars, params.slug)
  if (!car) throw await noSuchCar(db, cars, params.slug)
  const { search, searchParams } = new URL(request.url)
  if (car.slug !== params.slug || car.class !== params.class) throw redirect(at.car(car.class, car.slug) + search, 301)
  const { programmes, changesAt } = await readProgrammesOf(db, car.slug, clock.now())
  const page = {
    car,
    programmes: programmes.slice(0, mostProgrammes),
    longest: longestOf(cars),
    colour: colourOf(car, searchParams.get(colourParameter)),
    instead: cars.filter(({ slug }) => car.alternatives.includes(slug)),
    extras: await readExtras(db, car),
    warranty: await readWarrantyRules(db),
    actions: actionsFor(car),
    publicUrl: environment.publicUrl,
  }
  return data(page, freshUntilHeader(changesAt))
}

const mostProgrammes = 3

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { car } = loaderData
  const page = {
    title: words.title(car.name),
    description: car.summary,
    path: at.car(car.class, car.slug),
    picture: carPicture(car),
  }
  return pageMeta(page, matches)
}

export default function CarScreen({ loaderData, matches }: Route.ComponentProps) {
  const { car, programmes, colour, longest, instead, extras, warranty, actions, publicUrl } = loaderData
  return (
    <>
      <PageStyle css={carStyle(car, colour.slug)} />
      <JsonLd data={vehicleData(car, publicUrl, makerName(frameOf(matches).settings))} />
      <Hero car={car} colour={colour} longest={longest} />
      <ActionBar car={car} actions={actions} />
      <Programmes car={car} programmes={programmes} />
      <NoLongerSold car={car} instead={instead} />
      <Variants car={car} />
      <CloseUps car={car} />
      <Features car={car} />
      <Specification car={car} />
      <DimensionSheet car={car} variant={drawnVariant(car)} />
      <Accessories car={car} accessories={extras.accessories} />
      <Warranty car={car} terms={extras.warranty} rules={warranty} />
    </>
  )
}
