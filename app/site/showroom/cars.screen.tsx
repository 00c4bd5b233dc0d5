import { at } from '~/addresses.ts'
import { type CarClass, carClasses } from '~/core/cars/car.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { carsMatching, filterQuery, isFiltered, type Match, readFilter, unknownIn } from '~/core/cars/filter.ts'
import { paintCss } from '~/core/cars/paint.ts'
import { classNames } from '~/core/cars/words.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import type { Route } from './+types/cars.screen'
import { CarCard } from './CarCard.tsx'
import { FilterForm } from './FilterForm.tsx'
import { type Relaxation, relaxations } from './relaxations.ts'
import { longestOf } from './SideToScale.tsx'
import { filterLabels, words } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const cars = await readCatalogue(context.get(services).db)
  const query = new URL(request.url).searchParams
  const filter = readFilter(query)
  return { cars, filter, unknown: unknownIn(query), matches: carsMatching(cars, filter) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const hidden = (loaderData?.unknown.length ?? 0) > 0
  return pageMeta({ title: words.title, description: words.description, path: at.cars(), hidden }, matches)
}

export default function CarsScreen({ loaderData: { cars, filter, unknown, matches } }: Route.ComponentProps) {
  const longest = longestOf(cars)
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={paintCss(cars) + carTransitions} />
      <Trail steps={[{ label: words.title, href: at.cars() }]} />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <UnknownFilters unknown={unknown} labels={filterLabels} />
      <FilterForm cars={cars} filter={filter} found={matches.length} />
      {matches.length === 0 && <Nothing ways={relaxations(cars, filter)} />}
      {filter.sort === null ? (
        <ByClass matches={matches} longest={longest} />
      ) : (
        <Cards matches={matches} longest={longest} level="h2" />
      )}
      <CompareInvitation isFiltered={isFiltered(filter)} />
    </div>
  )
}

function Nothing({ ways }: { ways: Relaxation[] }) {
  return (
    <section className="mt-10 rounded-card bg-paper-warm p-6 lg:p-10">
      <h2 className="text-xl">{words.nothingTitle}</h2>
      <p className="mt-2 mb-5 max-w-prose">{ways.length > 0 ? words.nothingText : words.nothingAtAll}</p>
      <div className="flex flex-wrap gap-3">
        {ways.map(({ without, filter, count }) => (
          <ButtonLink key={without} href={at.cars(filterQuery(filter))} tone="secondary">
            {words.relaxed(words.without[without], count)}
          </ButtonLink>
        ))}
        <ButtonLink href={at.cars()} tone="quiet">
          {words.clear}
        </ButtonLink>
      </div>
    </section>
  )
}

type Range = { matches: Match[] /** Length of the longest model of all, in millimetres. */; longest: number }

function ByClass({ matches, longest }: Range) {
  const groups = carClasses.map((carClass) => ({ carClass, matches: matches.filter(({ car }) => car.class === carClass) }))
  return groups
    .filter((group) => group.matches.length > 0)
    .map((group) => <ClassSection key={group.carClass} {...group} longest={longest} />)
}

function ClassSection({ carClass, matches, longest }: Range & { carClass: CarClass }) {
  return (
    <section className="mt-12 lg:mt-16">
      <h2 className="text-2xl">{classNames[carClass]}</h2>
      <Cards matches={matches} longest={longest} level="h3" />
    </section>
  )
}

function Cards({ matches, longest, level }: Range & { level: 'h2' | 'h3' }) {
  return (
    <ul className="mt-6 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {matches.map((match) => (
        <CarCard key={match.car.slug} match={match} longest={longest} level={level} />
      ))}
    </ul>
  )
}

function CompareInvitation({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return null
  return (
    <section className="mt-section flex flex-wrap items-center justify-between gap-6 rounded-card bg-paper-warm p-6 lg:p-10">
      <div className="max-w-prose">
        <h2 className="text-xl">{words.compare}</h2>
        <p className="mt-1 text-ink-soft">{words.compareLead}</p>
      </div>
      <ButtonLink href={at.compare()} tone="secondary">
        {words.compare}
      </ButtonLink>
    </section>
  )
}
