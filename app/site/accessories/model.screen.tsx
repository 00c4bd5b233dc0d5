import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { type Car, isOnSale } from '~/core/cars/car.ts'
import { carTransitions, transitionClass } from '~/core/cars/car-transitions.ts'
import type { Accessory } from '~/core/cars/extras.ts'
import { matchCar } from '~/core/cars/find-car.ts'
import { pictured } from '~/core/cars/pictured.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { carPicture } from '~/site/frame/share-pictures.ts'
import { itemList, JsonLd } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { readTypedList } from '~/ui/form.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import type { Route } from './+types/model.screen'
import { BasketPanel } from './BasketPanel.tsx'
import { readBasket } from './basket.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import { ChoiceForm } from './ChoiceForm.tsx'
import { parameters, readCategory, unknownIn } from './filter.ts'
import { readModels } from './models.server.ts'
import { filterLabels, words } from './words.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const models = await readModels(context.get(services).db)
  const cars = models.map(({ car }) => car)
  const car = matchCar(cars, params.model)
  if (!car) throw data(null, { status: 404 })
  const { search, searchParams } = new URL(request.url)
  if (car.slug !== params.model) throw redirect(at.accessoriesOf(car.slug) + search, 301)
  const accessories = models.find((model) => model.car === car)?.accessories ?? []
  return {
    car,
    picture: pictured(car),
    accessories,
    basket: readBasket(readTypedList(searchParams, parameters.basket), accessories),
    category: readCategory(searchParams),
    // The path names the model.
    unknown: unknownIn(searchParams, true),
    others: cars.filter(({ slug }) => slug !== car.slug).map(({ slug, name }) => ({ slug, name })),
  }
}

/** Search engines list the page once, not each basket. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { car, accessories, basket, unknown } = loaderData
  const page = {
    title: words.titleOf(car.name),
    description: words.descriptionOf(car.name, accessories.length),
    path: at.accessoriesOf(car.slug),
    picture: carPicture(car),
    hidden: basket.chosen.length + basket.unknown + unknown.length > 0,
  }
  return pageMeta(page, matches)
}

/**
 * The accessories for search engines: a list of places on this page, no products. Google shows a product only from a page of
 * one product, with an offer, a review or a rating; this page has many, and nobody can buy here. Every price is an estimate
 * with fitting, which no dealer has offered; no source gives its validity or whether it is in stock; and the pictures are
 * drawings of the kind, not of the thing. A page for each accessory, with prices of the maker, would change this.
 */
const entriesOf = ({ slug, name }: Car, accessories: readonly Accessory[]) =>
  accessories.map((accessory) => ({ name: `${accessory.name} ${name}`, href: `${at.accessoriesOf(slug)}#${accessory.slug}` }))

export default function ModelScreen({ loaderData, matches }: Route.ComponentProps) {
  const { car, accessories, basket, category, others } = loaderData
  const address = at.accessoriesOf(car.slug)
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail
        steps={[
          { label: words.title, href: at.accessories() },
          { label: car.name, href: address },
        ]}
      />
      <JsonLd data={itemList(entriesOf(car, accessories), frameOf(matches).publicUrl)} />
      <Opening page={loaderData} />
      <UnknownFilters unknown={loaderData.unknown} labels={filterLabels} />
      {accessories.length === 0 ? (
        <None />
      ) : (
        <>
          <CategoryLinks car={car} accessories={accessories} category={category} chosen={basket.chosen} />
          <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <ChoiceForm car={car} accessories={accessories} category={category} chosen={basket.chosen} />
            <BasketPanel car={car} basket={basket} category={category} />
          </div>
        </>
      )}
      <Others others={others} />
    </div>
  )
}

type Page = Route.ComponentProps['loaderData']

function Opening({ page: { car, picture } }: { page: Page }) {
  return (
    <div className="mt-6 grid items-center gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <h1 className="text-3xl">{words.titleOf(car.name)}</h1>
        <p className="mt-3 max-w-prose text-ink-soft text-lg">{isOnSale(car) ? words.leadOf : words.leadNoLongerSold}</p>
        <p className="mt-2 max-w-prose text-ink-soft text-sm">{words.priceNote}</p>
      </div>
      <div className="stage grid place-items-center rounded-card px-6 py-4">
        <img
          src={picture.picture}
          alt=""
          width={picture.width}
          height={picture.height}
          className={`h-auto w-full max-w-form ${transitionClass(car.slug)}`}
        />
      </div>
    </div>
  )
}

function None() {
  return (
    <section className="mt-8 rounded-card bg-paper-warm p-6 lg:p-10">
      <p className="mb-5 max-w-prose">{words.none}</p>
      <ButtonLink href={at.dealers()}>{words.findDealer}</ButtonLink>
    </section>
  )
}

function Others({ others }: Pick<Page, 'others'>) {
  return (
    <nav aria-labelledby="lain" className="mt-section border-line border-t pt-6">
      <h2 id="lain" className="text-lg">
        {words.otherModels}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {others.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={at.accessoriesOf(slug)}
              className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
