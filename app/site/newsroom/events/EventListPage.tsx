import { at } from '~/addresses.ts'
import { eventTopics } from '~/core/content/events.ts'
import { itemList, JsonLd } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { PageLinks } from '~/ui/PageLinks.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import { entryOf } from '../ArticleListPage.tsx'
import { filterQuery } from '../article-filter.ts'
import { FilterForm } from '../FilterForm.tsx'
import { NothingFits } from '../NothingFits.tsx'
import { eventSection } from '../sections.ts'
import { eventTopicNames, filterLabels } from '../words.ts'
import { ComingEvents } from './ComingEvents.tsx'
import type { EventsPage } from './events.server.ts'
import { PastEvents } from './PastEvents.tsx'
import { words } from './words.ts'

const topics = eventTopics.map((topic) => ({ value: topic, label: eventTopicNames[topic] }))

/** The list of events with a filter: current and coming ones, then past ones. */
export function EventListPage({ page, publicUrl }: { page: EventsPage; publicUrl: string }) {
  const { filter, coming, past, total, lastPage, relaxations, unknown } = page
  const { title, description, found, nothing } = eventSection.words
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: title, href: at.events() }]} />
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{description}</p>
      <UnknownFilters unknown={unknown} labels={filterLabels} />
      <FilterForm
        filter={filter}
        list={at.events}
        found={found(total)}
        isEmpty={total === 0}
        years={page.years}
        topics={topics}
        models={page.models}
        provinces={page.provinces}
      />
      {total === 0 && <NothingFits title={nothing} relaxations={relaxations} list={at.events} />}
      {coming.length > 0 && <ComingEvents events={coming} />}
      {coming.length === 0 && total > 0 && filter.page === 1 && <NoneComing model={filter.model} />}
      {past.length > 0 && <PastEvents events={past} />}
      {total > 0 && <JsonLd data={itemList([...coming, ...past].map(entryOf(eventSection)), publicUrl)} />}
      <PageLinks page={filter.page} lastPage={lastPage} pageAt={(page) => at.events(filterQuery({ ...filter, page }))} />
    </div>
  )
}

function NoneComing({ model }: { model: string | null }) {
  return (
    <div className="mt-10 grid justify-items-start gap-5 rounded-card bg-paper-warm p-6 lg:p-10">
      <p className="max-w-prose">{words.noneComing}</p>
      <ButtonLink href={at.testDrive({ vehicle: model ?? undefined })} tone="secondary">
        {words.testDrive}
      </ButtonLink>
    </div>
  )
}
