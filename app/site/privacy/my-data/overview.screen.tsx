import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { mostShown, shownPart } from '~/core/privacy/file/shown-part.ts'
import { findPersonalData } from '~/core/privacy/find.server.ts'
import { subjectOf } from '~/core/privacy/subject.server.ts'
import { clockTime } from '~/lib/day.ts'
import { own } from '~/lib/own.ts'
import { nationalMobile } from '~/lib/phone.ts'
import { readBody } from '~/platform/form-body.server.ts'
import type { PersonalSection } from '~/platform/personal-data.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import type { Route } from './+types/overview.screen'
import { endVisit, provedNumber } from './number-proof.server.ts'
import { PartSection } from './PartSection.tsx'
import { words } from './words.ts'

export const handle = { personal: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { db, clock, environment } = process
  const { phone, expiresAt } = await provedNumber(process, request)
  const parts = await findPersonalData(db, await subjectOf(db, environment, phone), clock.now())
  const { searchParams } = new URL(request.url)
  return {
    phone: nationalMobile(phone),
    until: clockTime(expiresAt, 'Asia/Jakarta'),
    parts: parts.filter(({ entries }) => entries.length > 0).map((part) => shownPart(part, mostShown)),
    news: own(words.news, searchParams.get('kabar') ?? '') ?? null,
  }
}

/** Closes the data on this browser. */
export async function action({ request, context }: Route.ActionArgs) {
  await readBody(request)
  return redirect(at.myData(), { status: 303, headers: await endVisit(context.get(services), request) })
}

/** What the person gave. The other sections have entries of this visit at least. */
const givenSections: readonly PersonalSection[] = ['leads', 'contacts', 'conversations']

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.shownTitle, description: words.description, path: at.myData(), hidden: true }, matches)

export default function OverviewScreen({ loaderData: { phone, until, parts, news } }: Route.ComponentProps) {
  const hasData = parts.some(({ section }) => givenSections.includes(section))
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.myData() }]} />
      <h1 className="mt-6 text-3xl">{words.shownTitle}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">
        {words.onNumber} <strong className="tabular whitespace-nowrap">{phone}</strong>. {words.openUntil(until)}
      </p>
      {news && (
        <div className="mt-6 max-w-prose" role="status">
          <Notice tone="good">{news}</Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={at.myDataFile('data-saya.html')} download>
          {words.downloadHtml}
        </ButtonLink>
        <ButtonLink href={at.myDataFile('data-saya.json')} tone="secondary" download>
          {words.downloadJson}
        </ButtonLink>
        {hasData && (
          <>
            <ButtonLink href={at.myDataCorrection()} tone="secondary">
              {words.correct}
            </ButtonLink>
            <ButtonLink href={at.myDataDeletion()} tone="secondary">
              {words.erase}
            </ButtonLink>
          </>
        )}
      </div>
      {!hasData && <p className="mt-8 max-w-prose text-lg">{words.nothing}</p>}
      <div className="mt-10 grid max-w-prose gap-10">
        {parts.map((part) => (
          <PartSection key={part.section} part={part} />
        ))}
      </div>
      <p className="mt-10 max-w-prose">
        {words.ofBrowser}{' '}
        <a href={at.privacyChoices()} className="underline underline-offset-4">
          {words.choices}
        </a>
        .
      </p>
      <form method="post" className="mt-12">
        <Button tone="quiet">{words.close}</Button>
      </form>
    </div>
  )
}
