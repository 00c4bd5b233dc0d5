import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { type CarClass, carClasses } from '~/core/cars/car.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { classNames } from '~/core/cars/words.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import type { Route } from './+types/brochures.screen'
import { BrochureCard } from './BrochureCard.tsx'
import { readCards } from './cards.server.ts'
import { carsOf, readChoice, unknownIn } from './choice.ts'
import { filterLabels, words } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const cars = await readCatalogue(process.db)
  const query = new URL(request.url).searchParams
  const choice = readChoice(query, cars)
  const { cards, isWhole } = await readCards(process, carsOf(choice, cars))
  const page = { carClass: choice.carClass, wanted: choice.wanted?.slug ?? null, cards, unknown: unknownIn(query, choice) }
  return isWhole ? data(page) : data(page, { headers: { 'Cache-Control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      ...{ title: words.title, description: words.description },
      path: addressOf(loaderData?.carClass ?? carClasses[0]),
      hidden: (loaderData?.unknown.length ?? 0) > 0,
    },
    matches,
  )

export default function BrochuresScreen({ loaderData: { carClass, wanted, cards, unknown } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.brochures() }]} />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <UnknownFilters unknown={unknown} labels={filterLabels} />
      <Tabs current={carClass} />
      <h2 className="sr-only">{classNames[carClass]}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {cards.map((card) => (
          <BrochureCard key={card.slug} card={card} wanted={card.slug === wanted} />
        ))}
      </ul>
    </div>
  )
}

/** The page shows the first class without a parameter. */
const addressOf = (carClass: CarClass): string => at.brochures(carClass === carClasses[0] ? {} : { kelas: carClass })

/** The tabs are links, so each has an address that can be shared, and the back button returns to the tab before. */
function Tabs({ current }: { current: CarClass }) {
  return (
    <nav aria-label={words.classes} className="mt-8 border-line border-b">
      <ul className="flex flex-wrap gap-x-6">
        {carClasses.map((carClass) => (
          <li key={carClass}>
            <a
              href={addressOf(carClass)}
              aria-current={carClass === current ? 'page' : undefined}
              className="-mb-px inline-flex min-h-12 items-center border-transparent border-b-2 text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink forced-colors:not-aria-[current]:border-b-0"
            >
              {classNames[carClass]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
