import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { makerName } from '~/core/content/settings.ts'
import { callTimes } from '~/core/leads/call-times.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { viewRequest } from '~/core/leads/request/request-view.server.ts'
import { clockTime, dayIn, longDay } from '~/lib/day.ts'
import { readInstant } from '~/lib/instant.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { type Services, services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { choiceCard, FieldGroup, radioDot } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { readTyped } from '~/ui/form.ts'
import { words } from '../words.ts'
import type { Route } from './+types/call-time.screen'
import { answeringCalendar, chooseCallTime } from './change.server.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const offered = await readTimes(token, context.get(services))
  if (!offered) throw redirect(at.request(token))
  return { token, times: offered }
}

/** The times on offer in words. Null when the visitor cannot choose one, or no longer. */
async function readTimes(token: string, { db, clock }: Pick<Services, 'db' | 'clock'>) {
  const lead = await leadOr404(db, token, clock.now())
  if (!(await viewRequest(db, lead, clock.now())).may['choose-call-time']) return null
  const calendar = await answeringCalendar(db, lead)
  return callTimes(calendar, clock.now()).map(({ from, to }) => ({
    value: from.toString(),
    day: longDay(dayIn(from, calendar.zone)),
    time: `${clockTime(from, calendar.zone)}–${clockTime(to, calendar.zone)}`,
  }))
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { time = '' } = readTyped(await readBody(request))
  const times = await readTimes(token, process)
  const from = readInstant(time)
  if (times && !from) return data({ times, chosen: time, error: words.callTimeMissing }, { status: 422 })
  if (times && from) {
    const chosen = await chooseCallTime(process.db, token, from, leadContextOf(process))
    if (!chosen.ok) return data({ times, chosen: '', error: words.callTimeGone }, { status: 409 })
  }
  return redirect(at.request(token), 303)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.callTimeTitle, description: words.description, path: at.requests(), hidden: true }, matches)

export default function CallTimeScreen({ loaderData: { token, ...opened }, actionData, matches }: Route.ComponentProps) {
  const { times, error } = actionData ?? { ...opened, error: undefined }
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.requests() }]} />
      <FormPart name={null}>
        <form method="post" action={at.requestCallTime(token)} noValidate className="mt-6 grid max-w-form gap-6">
          <title>{`${error ? errorTitle(words.callTimeTitle) : words.callTimeTitle} | ${makerName(frameOf(matches).settings)}`}</title>
          <header>
            <div className="not-empty:mb-8">
              <ErrorSummary errors={error ? [{ field: 'time', message: error }] : []} />
            </div>
            <h1 className="text-3xl">{words.callTimeTitle}</h1>
            <p className="mt-3 text-ink-soft text-lg">{words.callTimeLead}</p>
          </header>
          <FieldGroup id="time" label={words.callTime} error={error}>
            <div className="grid gap-2 sm:grid-cols-2">
              {times.map(({ value, day, time }, position) => (
                <label key={value} className={`flex gap-3 ${choiceCard(error)}`}>
                  <input
                    type="radio"
                    id={position === 0 ? 'time' : `time-${value}`}
                    name="time"
                    value={value}
                    className={radioDot}
                  />
                  <span>
                    {day}
                    <span className="block text-ink-soft text-sm tabular">{time}</span>
                  </span>
                </label>
              ))}
            </div>
          </FieldGroup>
          <div className="flex flex-wrap gap-3">
            <Button>{words.callTimeNow}</Button>
            <ButtonLink href={at.request(token)} tone="quiet">
              {words.keep}
            </ButtonLink>
          </div>
        </form>
      </FormPart>
    </div>
  )
}
