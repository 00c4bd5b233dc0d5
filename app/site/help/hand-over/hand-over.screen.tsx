import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { handOverKind } from '~/core/content/hand-over-schema.ts'
import { nextChange } from '~/core/content/shown-items.server.ts'
import { freshUntilHeader } from '~/platform/fresh-until.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { readAll } from '../help.server.ts'
import { StillUnsure } from '../StillUnsure.tsx'
import { words as roomWords, handOverWords as words } from '../words.ts'
import type { Route } from './+types/hand-over.screen'
import { byPeriod, type HandOverDocument, type Period } from './periods.ts'
import { Timeline } from './Timeline.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock.now()
  const [items, freshUntil] = await Promise.all([readAll(db, handOverKind, now), nextChange(db, handOverKind, now)])
  return data({ periods: byPeriod(items.map(({ slug, body }) => ({ slug, ...body }))) }, freshUntilHeader(freshUntil))
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.description, path: at.handOver() }, matches)

export default function HandOverScreen({ loaderData: { periods } }: Route.ComponentProps) {
  const isSample = periods.some(({ documents }) => documents.some(({ sample }) => sample))
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: roomWords.title, href: at.help() },
          { label: words.title, href: at.handOver() },
        ]}
      />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <Timeline periods={periods} />
      {isSample && (
        <div className="mt-4">
          <Notice>{words.sample}</Notice>
        </div>
      )}
      <ol className="mt-12 grid gap-12">
        {periods.map((period) => (
          <PeriodSection key={period.label} period={period} />
        ))}
      </ol>
      <StillUnsure />
    </div>
  )
}

function PeriodSection({ period: { label, documents } }: { period: Period }) {
  return (
    <li className="grid gap-x-16 gap-y-4 lg:grid-cols-[14rem_1fr]">
      <h2 className="flex items-start gap-3 text-xl lg:sticky lg:top-24 lg:self-start">
        <Icon name="clock" className="mt-1 size-5 text-ink-soft" />
        {label}
      </h2>
      <div className="grid gap-6">
        {documents.map((document) => (
          <DocumentCard key={document.slug} document={document} />
        ))}
      </div>
    </li>
  )
}

function DocumentCard({ document: { slug, document, what, when, fromWhom, note } }: { document: HandOverDocument }) {
  return (
    <article
      id={slug}
      className="scroll-mt-4 rounded-card border border-line p-5 target:border-ink target:ring-1 target:ring-ink lg:p-6"
    >
      <h3 className="flex items-center gap-3 text-lg">
        <Icon name="document" className="size-6 text-ink-soft" />
        {document}
      </h3>
      <p className="mt-2 max-w-prose">{what}</p>
      <dl className="mt-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[7rem_1fr]">
        <Fact name={words.when} text={when} />
        <Fact name={words.fromWhom} text={fromWhom} />
        <Fact name={words.check} text={note} />
      </dl>
    </article>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="font-semibold text-ink-soft">{name}</dt>
      <dd className="max-w-prose max-sm:mb-2">{text}</dd>
    </>
  )
}
