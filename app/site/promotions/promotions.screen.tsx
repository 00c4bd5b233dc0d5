import { at } from '~/addresses.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { itemList, JsonLd } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { labelOf } from '~/ui/FilterBar.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import type { Route } from './+types/promotions.screen'
import { FilterForm } from './FilterForm.tsx'
import { NothingFits } from './NothingFits.tsx'
import { ProgrammeCard } from './ProgrammeCard.tsx'
import { answerPromotions, type ListedProgramme, type PromotionsShown } from './promotions.server.ts'
import { filterLabels, words } from './words.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerPromotions(db, request.url, clock.now())
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

// A filter shows some of the same programmes, so the whole list is the canonical page.
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const hidden = (loaderData?.unknown.length ?? 0) > 0
  return pageMeta({ title: words.title, description: words.description, path: at.promotions(), hidden }, matches)
}

export default function PromotionsScreen({ loaderData: page, matches }: Route.ComponentProps) {
  const { filter, unknown, running, coming, provinces, models, relaxations } = page
  const found = running.length + coming.length
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.promotions() }]} />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <UnknownFilters unknown={unknown} labels={filterLabels} />
      <FilterForm filter={filter} provinces={provinces} models={models} found={found} />
      {found === 0 && isFiltered(page) && (
        <NothingFits
          title={words.nothing(labelOf(models, filter.model), labelOf(provinces, filter.province))}
          relaxations={relaxations}
        />
      )}
      {found === 0 && !isFiltered(page) && <NothingRuns />}
      <Section title={words.running} programmes={running} page={page} />
      <Section title={words.coming} programmes={coming} page={page} isComing />
      {found > 0 && <JsonLd data={itemList([...running, ...coming].map(entryOf), frameOf(matches).publicUrl)} />}
    </div>
  )
}

const entryOf = ({ slug, title }: ListedProgramme) => ({ name: title, href: at.programme(slug) })

const isFiltered = ({ filter }: PromotionsShown): boolean => filter.province !== null || filter.model !== null

function NothingRuns() {
  return (
    <section className="mt-10 rounded-card bg-paper-warm p-6 lg:p-10">
      <p>{words.nothingRuns}</p>
      <div className="mt-5">
        <ButtonLink href={at.cars()} tone="secondary">
          {words.allCars}
        </ButtonLink>
      </div>
    </section>
  )
}

type SectionProps = { title: string; programmes: readonly ListedProgramme[]; page: PromotionsShown; isComing?: boolean }

function Section({ title, programmes, page: { filter, running }, isComing = false }: SectionProps) {
  if (programmes.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{title}</h2>
      <ul className={`mt-6 grid gap-x-8 gap-y-10 ${isComing ? '' : 'sm:grid-cols-2 lg:grid-cols-3'}`}>
        {programmes.map((programme) => (
          <ProgrammeCard
            key={programme.slug}
            programme={programme}
            isComing={isComing}
            filter={filter}
            first={programme === (running[0] ?? programmes[0])}
          />
        ))}
      </ul>
    </section>
  )
}
