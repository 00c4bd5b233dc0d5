import { at } from '~/addresses.ts'
import { Picture } from '~/core/content/Picture.tsx'
import { ProgrammeEnd } from '~/core/content/ProgrammeEnd.tsx'
import { RichText } from '~/core/content/RichText.tsx'
import { makerName } from '~/core/content/settings.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { pictureOfItem } from '~/site/frame/share-pictures.ts'
import { JsonLd } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import { filterLabels, periodText, words } from '../words.ts'
import type { Route } from './+types/programme.screen'
import { Offers } from './Offers.tsx'
import { Others } from './Others.tsx'
import { PhaseNotice } from './PhaseNotice.tsx'
import { answerProgramme, type ProgrammeShown } from './programme.server.ts'
import { programmeCatalogue } from './programme-data.ts'
import { Terms } from './Terms.tsx'

export function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerProgramme(db, slug, request.url, clock.now())
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { slug, programme, unknown } = loaderData
  const { title, summary: description } = programme
  const picture = pictureOfItem('promo', slug, programme.picture)
  const page = { title, description, path: at.programme(slug), picture, type: 'article', hidden: unknown.length > 0 } as const
  return pageMeta(page, matches)
}

export default function ProgrammeScreen({ loaderData: shown, matches }: Route.ComponentProps) {
  const { slug, programme, phase, others } = shown
  const { settings, publicUrl } = frameOf(matches)
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: words.title, href: at.promotions() },
          { label: programme.title, href: at.programme(slug) },
        ]}
      />
      <UnknownFilters unknown={shown.unknown} labels={filterLabels} />
      <article>
        <Opening shown={shown} />
        <Offers shown={shown} />
        <div className="mx-auto mt-10 max-w-prose">
          <RichText text={programme.body} />
          <Terms programme={programme} places={shown.places} />
        </div>
      </article>
      {phase !== 'over' && <Others programmes={others} />}
      <JsonLd data={programmeCatalogue(shown, publicUrl, makerName(settings))} />
    </div>
  )
}

function Opening({ shown: { programme, phase, daysLeft, others } }: { shown: ProgrammeShown }) {
  const { title, summary, from, until, regions, sample, picture } = programme
  return (
    <header className="mt-8 grid gap-8 lg:grid-cols-2 lg:items-center lg:gap-12">
      <div>
        <p className="text-ink-soft text-sm tabular">
          {phase === 'running' ? <ProgrammeEnd programme={{ ...programme, daysLeft }} /> : periodText(from, until)}
        </p>
        <Facts
          className="text-ink-soft text-sm"
          facts={[regions === 'all' ? words.everywhere : words.provinces(regions.length), sample && words.sample]}
        />
        <h1 className="mt-2 text-3xl">{title}</h1>
        <p className="mt-4 text-ink-soft text-lg">{summary}</p>
        <PhaseNotice programme={programme} phase={phase} instead={others[0] ?? null} />
      </div>
      <Picture picture={picture} slot="half" first />
    </header>
  )
}
