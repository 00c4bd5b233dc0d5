import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import type { Subject } from '~/core/cars/spec.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { Notice } from '~/ui/Notice.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { SpecTable } from '../SpecTable.tsx'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/compare.screen'
import { Chooser } from './Chooser.tsx'
import { compareStyle } from './compare-style.ts'
import { Lineup } from './Lineup.tsx'
import { Overlay } from './Overlay.tsx'
import { overlayFrame } from './overlay-frame.ts'
import { checkParameter, SpaceCheck, spaceCheckId } from './SpaceCheck.tsx'
import { isComparison, keyOf, readSelection, type Selection } from './selection.ts'
import { readSpace, type SpaceRequest, sideParameters, sides, spaceQuery } from './space.ts'
import { everyModel, suggestions } from './suggestions.ts'
import { refusalWords, words } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const cars = await readCatalogue(context.get(services).db)
  const { searchParams } = new URL(request.url)
  const selection = readSelection(cars, searchParams)
  const space = readSpace(searchParams)
  if (searchParams.has(checkParameter) && space.space) throw redirect(checked(searchParams))
  const status = Object.keys(space.refusals).length > 0 ? 422 : 200
  return data({ cars, selection, space, suggested: suggestions(cars, selection.subjects) }, { status })
}

/** The address after a check: a valid check opens at its result, a refused one at the error summary. */
function checked(query: URLSearchParams): string {
  query.delete(checkParameter)
  return `${at.compare()}?${query}#${spaceCheckId}`
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const names = loaderData?.selection.subjects.map(fullName) ?? []
  const title = names.length > 0 ? `${words.title}: ${words.pair(names)}` : words.title
  const refused = Object.keys(loaderData?.space.refusals ?? {}).length > 0
  const path = at.compare(loaderData?.selection.subjects.map(keyOf))
  return pageMeta({ title: refused ? errorTitle(title) : title, description: words.description, path }, matches)
}

export default function CompareScreen({ loaderData: { cars, selection, space, suggested } }: Route.ComponentProps) {
  const { subjects } = selection
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={compareStyle(subjects, overlayFrame(subjects, space.space))} />
      <Trail
        steps={[
          { label: roomWords.title, href: at.cars() },
          { label: words.title, href: at.compare() },
        ]}
      />
      <div className="mt-6 empty:hidden">
        <ErrorSummary errors={errorsOf(space)} />
      </div>
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <Passed selection={selection} />
      <Chooser cars={cars} subjects={subjects} suggested={suggested} space={spaceQuery(space)} />
      {subjects.length > 0 && (
        <>
          <Lineup subjects={subjects} space={spaceQuery(space)} />
          <Overlay subjects={subjects} space={space.space} frame={overlayFrame(subjects, space.space)} />
        </>
      )}
      <SpaceCheck
        subjects={subjects.length > 0 ? subjects : everyModel(cars)}
        title={subjects.length > 0 ? words.space : words.spaceOfAll}
        request={space}
        tone={isComparison(subjects) ? 'primary' : 'secondary'}
      />
      {subjects.length > 0 && <Specifications subjects={subjects} />}
    </div>
  )
}

/** Names requested cars that are not shown. */
function Passed({ selection: { unknown, left } }: { selection: Selection }) {
  const notes = [
    ...(unknown.length > 0 ? [words.unknown(unknown)] : []),
    ...(left.length > 0 ? [words.tooMany(left.map(fullName))] : []),
  ]
  return notes.map((note) => (
    <div key={note} className="mt-6 max-w-prose">
      <Notice tone="warn">{note}</Notice>
    </div>
  ))
}

function Specifications({ subjects }: { subjects: Subject[] }) {
  return (
    <section className="pt-section">
      <h2 className="mb-6 text-2xl">{words.specification}</h2>
      <SpecTable caption={words.specificationOf(subjects.map(fullName))} subjects={subjects} nameOf={fullName} />
    </section>
  )
}

const fullName = ({ car, variant }: Subject): string => `${car.name} ${variant.name}`

function errorsOf({ refusals }: SpaceRequest) {
  return sides.flatMap((side) => {
    const refusal = refusals[side]
    return refusal ? [{ field: sideParameters[side], message: refusalWords[refusal](side) }] : []
  })
}
