import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { matchCar } from '~/core/cars/find-car.ts'
import { paintCss } from '~/core/cars/paint.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { itemList, JsonLd } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import { readTypedList } from '~/ui/form.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import type { Route } from './+types/accessories.screen'
import { byCategory, typesOf } from './accessory-types.ts'
import { basketQuery } from './basket.ts'
import { FilterForm } from './FilterForm.tsx'
import { categoryQuery, inCategory, parameters, readCategory, unknownIn } from './filter.ts'
import { ModelCards } from './ModelCards.tsx'
import { readModels } from './models.server.ts'
import { TypeSections } from './TypeSections.tsx'
import { filterLabels, words } from './words.ts'

/** The overview. With a model in the filter: redirects to that model's page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const models = await readModels(context.get(services).db)
  const query = new URL(request.url).searchParams
  const category = readCategory(query)
  const cars = models.map(({ car }) => car)
  const car = matchCar(cars, query.get(parameters.model) ?? '')
  const wanted = readTypedList(query, parameters.basket).map((slug) => ({ slug }))
  if (car) throw redirect(at.accessoriesOf(car.slug, { ...categoryQuery(category), ...basketQuery(wanted) }))
  return {
    category,
    unknown: unknownIn(query, false),
    models: models.map(({ car, accessories }) => ({
      car,
      count: accessories.length,
      lowest: accessories.map(({ price }) => price).toSorted((one, other) => one - other)[0] ?? null,
    })),
    groups: byCategory(inCategory(typesOf(models), category)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const hidden = (loaderData?.unknown.length ?? 0) > 0
  return pageMeta({ title: words.title, description: words.description, path: at.accessories(), hidden }, matches)
}

export default function AccessoriesScreen({ loaderData: { category, unknown, models, groups }, matches }: Route.ComponentProps) {
  const cars = models.map(({ car }) => car)
  const entries = cars.map(({ slug, name }) => ({ name: words.titleOf(name), href: at.accessoriesOf(slug) }))
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={paintCss(cars) + carTransitions} />
      <Trail steps={[{ label: words.title, href: at.accessories() }]} />
      <JsonLd data={itemList(entries, frameOf(matches).publicUrl)} />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <UnknownFilters unknown={unknown} labels={filterLabels} />
      <ModelCards models={models} />
      <section aria-labelledby="semua" className="mt-section">
        <h2 id="semua" className="text-2xl">
          {words.all}
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft text-sm">{words.priceNote}</p>
        <FilterForm models={cars} category={category} found={groups.flatMap(({ items }) => items).length} />
        <TypeSections groups={groups} />
      </section>
    </div>
  )
}
