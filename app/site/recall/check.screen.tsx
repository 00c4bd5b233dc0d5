import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { intentOf, readTyped } from '~/ui/form.ts'
import { Notice } from '~/ui/Notice.tsx'
import type { Route } from './+types/check.screen'
import { recallsFor } from './affected.ts'
import { CheckForm } from './CheckForm.tsx'
import { endingOf, readFrameNumber } from './frame-number.ts'
import { parameters } from './parameters.ts'
import { RecallList } from './RecallList.tsx'
import { readRecalls } from './recalls.server.ts'
import { rememberResult } from './result-cookie.server.ts'
import { WhereToLook } from './WhereToLook.tsx'
import { frameNumberSentence, words } from './words.ts'

// No cache may keep an answer with a typed frame number.
export const handle = { personal: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const recalls = await readRecalls(db, clock.now())
  return {
    isFromSearch: new URL(request.url).searchParams.has(parameters.from),
    recalls: recalls.map(({ slug, code, title, modelYears, what, work, sample }) => ({
      slug,
      code,
      title,
      modelYears,
      what,
      work,
      sample,
    })),
  }
}

/** Checks a number. The result goes into a cookie and not into the address: a frame number stands in no address and no log. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(services)
  const body = await readBody(request)
  const { frame_number: typed = '' } = readTyped(body)
  const read = readFrameNumber(typed)
  if (!read.ok) return data({ typed, error: frameNumberSentence(typed) }, { status: 422 })
  if (intentOf(body) !== 'send') return data({ typed, error: null })
  const found = recallsFor(await readRecalls(db, clock.now()), read.value)
  const result = { ending: endingOf(read.value), slugs: found.map(({ slug }) => slug) }
  return redirect(at.recallResult(), { status: 303, headers: await rememberResult(request, result) })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.recallCheck() }, matches)

export default function CheckScreen({ loaderData: { recalls, isFromSearch }, actionData, matches }: Route.ComponentProps) {
  const { typed, error } = actionData ?? { typed: '', error: null }
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.recallCheck() }]} />
      {isFromSearch && !actionData && (
        <div className="mt-6 max-w-form">
          <Notice>{words.fromSearch}</Notice>
        </div>
      )}
      <div className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <CheckForm typed={typed} error={error} isFresh={!actionData} settings={frameOf(matches).settings} />
        <WhereToLook />
      </div>
      <RecallList recalls={recalls} />
    </div>
  )
}
