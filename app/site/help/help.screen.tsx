import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { plainText } from '~/core/content/rich-text.ts'
import { holdsFrameNumber } from '~/lib/frame-number.ts'
import { freshUntilHeader } from '~/platform/fresh-until.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { JsonLd } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import type { Route } from './+types/help.screen'
import { Doors } from './Doors.tsx'
import { type Question, readHelp } from './help.server.ts'
import { Results } from './Results.tsx'
import { SearchForm } from './SearchForm.tsx'
import { StillUnsure } from './StillUnsure.tsx'
import { readQuery } from './search.ts'
import { Topics } from './Topics.tsx'
import { words } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const query = readQuery(new URL(request.url).searchParams)
  // A found page is cached by its address, and a frame number must not stand in one.
  if (holdsFrameNumber(query.text)) throw redirect(at.recallCheckInstead())
  const { page, freshUntil } = await readHelp(db, query, clock.now())
  return data(page, { status: query.isTooLong ? 422 : 200, ...freshUntilHeader(freshUntil) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Search engines index the page with all questions, not the results of a search. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { title, description } = words
  return pageMeta({ title, description, path: at.help(), hidden: Boolean(loaderData?.query.text) }, matches)
}

export default function HelpScreen({ loaderData: { query, topics, found } }: Route.ComponentProps) {
  const isFound = found !== null && found.questions.length + found.elsewhere.length > 0
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.help() }]} />
      {query.text === '' && <QuestionsData questions={topics.flatMap(({ questions }) => questions)} />}
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <SearchForm query={query} />
      {found && <Results found={found} text={query.text} />}
      {!isFound && (
        <>
          {!found && <Doors />}
          <Topics topics={topics} />
        </>
      )}
      <StillUnsure />
    </div>
  )
}

function QuestionsData({ questions }: { questions: readonly Question[] }) {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }))
  return <JsonLd data={{ '@type': 'FAQPage', mainEntity }} />
}
