import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { hasPrivacySignal, recordChoice } from '~/core/tracking/choices.server.ts'
import { consentQuestions, currentQuestion } from '~/core/tracking/consent-text.ts'
import { deletedCookies } from '~/core/tracking/left-cookies.ts'
import { readTags } from '~/core/tracking/tags.server.ts'
import { purposesAsked } from '~/core/tracking/tags.ts'
import { answers, type ConsentChoice, type ConsentPurpose, choiceIn, consentPurposes, writeChoice } from '~/lib/consent-choice.ts'
import { pageExists } from '~/page-exists.server.ts'
import { scriptCookie } from '~/platform/cookies.server.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button } from '~/ui/Button.tsx'
import { CheckField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import type { Route } from './+types/choices.screen'
import { readAllowed, returnAddress } from './read-choice.ts'
import { words } from './words.ts'

export const handle = { personal: true }

const halfAYear = 180 * 24 * 60 * 60
const choiceCookie = scriptCookie('persetujuan', halfAYear)

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = purposesAsked(await readTags(context.get(services).db))
  const choice = choiceIn(request.headers.get('Cookie') ?? '')
  const isAnswered = answers(choice, currentQuestion, asked)
  return {
    asked,
    allowed: isAnswered && choice ? choice.allowed : [],
    hasSignal: hasPrivacySignal(request),
    isSaved: new URL(request.url).searchParams.get('kabar') === 'simpan',
  }
}

/** Records the choice. Cookies of purposes that are not allowed are deleted, also those of the domains above. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, client } = context.get(services)
  const asked = purposesAsked(await readTags(db))
  const body = await readBody(request)
  const allowed = readAllowed(body, asked)
  const recorded = await recordChoice(db, { request, client }, { asked, allowed }, clock.now())
  if (!recorded.ok) {
    const { secondsToWait, held } = recorded.refusal
    const headers = held ? choiceHeaders(request, held) : new Headers()
    headers.set('Retry-After', String(secondsToWait))
    return data({ allowed, secondsToWait }, { status: 429, headers })
  }
  const back = returnAddress(body.get('kembali'), pageExists) ?? at.privacyChoices({ kabar: 'simpan' })
  return redirect(back, { status: 303, headers: choiceHeaders(request, recorded.value) })
}

function choiceHeaders(request: Request, choice: ConsentChoice): Headers {
  const headers = new Headers(choiceCookie.set(request, writeChoice(choice)))
  const refused = consentPurposes.filter((purpose) => !choice.allowed.includes(purpose))
  const { host } = new URL(request.url)
  for (const cookie of deletedCookies(request.headers.get('Cookie') ?? '', host, refused)) headers.append('Set-Cookie', cookie)
  return headers
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.description, path: at.privacyChoices(), hidden: true }, matches)

export default function ChoicesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, hasSignal, isSaved } = loaderData
  const { allowed } = actionData ?? loaderData
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: words.privacy, href: at.privacy() },
          { label: words.title, href: at.privacyChoices() },
        ]}
      />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <div className="mt-6 grid max-w-form gap-6">
        {actionData && (
          <div role="alert">
            <Notice tone="warn">{words.notSaved(actionData.secondsToWait)}</Notice>
          </div>
        )}
        {isSaved && !actionData && (
          <div role="status">
            <Notice tone="good">{words.saved}</Notice>
          </div>
        )}
        {asked.length === 0 && <p>{words.nothing}</p>}
        {asked.length > 0 && <p className="hidden noscript:block">{words.noScript}</p>}
        {hasSignal && asked.length > 0 && <Notice>{words.signal}</Notice>}
        {!hasSignal && asked.length > 0 && <ChoiceForm asked={asked} allowed={allowed} />}
        <p>
          <a href={at.cookieNotice()} className="inline-flex min-h-12 items-center underline underline-offset-4">
            {words.notice}
          </a>
        </p>
      </div>
    </div>
  )
}

type FormProps = { asked: readonly ConsentPurpose[]; allowed: readonly ConsentPurpose[] }

function ChoiceForm({ asked, allowed }: FormProps) {
  const { purposes } = consentQuestions[currentQuestion]
  return (
    <form method="post" className="grid gap-6">
      <p className="text-ink-soft text-lg">{words.lead}</p>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-bold">{words.purposes}</legend>
        <p>
          <strong>{words.necessary}</strong>
          <br />
          {words.necessaryText}
        </p>
        {asked.map((purpose) => (
          <CheckField
            key={purpose}
            id={`izin-${purpose}`}
            name="izin"
            value={purpose}
            defaultChecked={allowed.includes(purpose)}
            label={
              <>
                <strong>{purposes[purpose].name}</strong>
                <br />
                {purposes[purpose].text}
              </>
            }
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary">{words.save}</Button>
        <Button tone="secondary" name="jawaban" value="tolak">
          {words.refuseAll}
        </Button>
        <Button tone="secondary" name="jawaban" value="izinkan">
          {words.allowAll}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">{words.record}</p>
    </form>
  )
}
