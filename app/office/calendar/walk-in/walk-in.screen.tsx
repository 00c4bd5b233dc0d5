import { data, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readSlots } from '~/core/appointments/diary.server.ts'
import { timesOf } from '~/core/appointments/open-days.ts'
import { alternative } from '~/core/appointments/schedule.server.ts'
import { consentTexts, currentConsent } from '~/core/consent/consent.ts'
import { calendarOf } from '~/core/dealers/dealer.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { newRequestKey } from '~/core/leads/private-address.server.ts'
import { readDay } from '~/lib/calendar-day.ts'
import { dayIn, longDay } from '~/lib/day.ts'
import { zoneLabel } from '~/lib/zone.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../../frame/desk.server.ts'
import { KeptForm } from '../../frame/KeptForm.tsx'
import { OfficePage } from '../../frame/OfficePage.tsx'
import { dealerInScope } from '../calendar-scope.server.ts'
import { words } from '../words.ts'
import type { Route } from './+types/walk-in.screen'
import { WalkInFields } from './WalkInFields.tsx'
import { addWalkIn, type WalkInRefusal } from './walk-in.server.ts'
import { type FieldErrors, walkInFields } from './walk-in.ts'
import { readTyped, readWalkIn, type Typed } from './walk-in-form.server.ts'
import { walkInModels } from './walk-in-models.server.ts'
import { notOfferedWords, walkInWords as page, walkInRefusalWords } from './walk-in-words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  const query = new URL(request.url).searchParams
  const dealer = await dealerInScope(db, allow('calendar:change'), query.get('dealer') ?? '')
  if (!dealer) throw data(null, 404)
  const { zone } = calendarOf(dealer)
  const day = readDay(query.get('hari') ?? '') ?? dayIn(clock.now(), zone)
  const kind = query.get('jenis') === 'servis' ? ('service' as const) : ('test-drive' as const)
  const { free } = await readSlots(db, dealer, { kind }, clock.now(), { days: [day], withoutLeadTime: true })
  return {
    dealer: { slug: dealer.slug, name: dealer.name },
    requestKey: newRequestKey(),
    kind,
    date: day.toString(),
    day: longDay(day),
    zone: zoneLabel[zone],
    time: query.get('jam') ?? '',
    times: timesOf(day, free).map(({ time, label }) => ({ time, label })),
    models: await walkInModels(db, kind),
    consent: consentTexts[kind === 'service' ? currentConsent.service : currentConsent.testDrive],
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const desk = deskOf(context)
  const { db, clock } = desk
  const grant = desk.allow('calendar:change')
  const dealer = await dealerInScope(db, grant, new URL(request.url).searchParams.get('dealer') ?? '')
  if (!dealer) throw data(null, 404)
  const body = await readBody(request)
  const typed = readTyped(body)
  const kind = typed.kind === 'service' ? 'service' : 'test-drive'
  const { zone } = calendarOf(dealer)
  const offered = { thisYear: dayIn(clock.now(), zone).year, models: await walkInModels(db, kind) }
  const read = readWalkIn(body, kind, offered)
  if (!read.ok) return data({ typed, errors: read.refusal, trouble: null, alternatives: [] }, 422)
  const added = await addWalkIn(db, grant, dealer, read.value, leadContextOf(desk))
  if (added.ok) {
    const jenis = kind === 'service' ? 'servis' : undefined
    return redirect(at.calendar({ dealer: dealer.slug, hari: typed.date, jenis, pilih: added.value.reference }))
  }
  const again = isUsedUp(added.refusal) ? { ...typed, key: newRequestKey() } : typed
  const status = added.refusal.kind === 'form-incomplete' ? 422 : 409
  return data({ typed: again, errors: {} as FieldErrors, ...troubleOf(added.refusal, zone) }, status)
}

/** True when the next submit of the form needs another key. */
const isUsedUp = ({ kind }: WalkInRefusal): boolean => kind === 'form-incomplete' || kind === 'form-used'

function troubleOf(refusal: WalkInRefusal, zone: Parameters<typeof alternative>[1]) {
  const near = refusal.kind === 'slot-gone' ? refusal.alternatives : []
  const alternatives = near.map(({ from }) => alternative(from, zone)).map(({ day, time }) => `${day}, ${time}`)
  const isNotOffered = refusal.kind === 'slot-gone' && !refusal.taken
  return { trouble: isNotOffered ? notOfferedWords : walkInRefusalWords[refusal.kind], alternatives }
}

function errorsOf(errors: FieldErrors, typed: Typed | undefined) {
  return walkInFields.flatMap((field) => {
    const refusal = errors[field]
    const own = field === 'agreement' ? '' : typed?.[field]
    return refusal ? [{ field, message: page.refusals[refusal](own ?? '') }] : []
  })
}

export default function WalkInScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { dealer, kind, date, day, times } = loaderData
  const errors = errorsOf(actionData?.errors ?? {}, actionData?.typed)
  const other = kind === 'service' ? undefined : 'servis'
  return (
    <OfficePage title={`${words.walkIn}: ${words.kinds[kind]}`} errors={errors}>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <Link to={at.calendar({ dealer: dealer.slug, hari: date })} className="underline underline-offset-4">
          {words.back}
        </Link>
        <Link to={at.walkIn({ dealer: dealer.slug, hari: date, jenis: other })} className="underline underline-offset-4">
          {page.other(words.kinds[kind === 'service' ? 'test-drive' : 'service'])}
        </Link>
      </p>
      <p className="text-ink-soft">{`${dealer.name}, ${day}`}</p>
      {actionData?.trouble && (
        <Notice tone="warn">
          <p>{actionData.trouble}</p>
          {actionData.alternatives.length > 0 && <p>{`${words.refusals.goneNearest} ${actionData.alternatives.join('; ')}`}</p>}
        </Notice>
      )}
      {times.length === 0 ? (
        <p>{page.noTimes}</p>
      ) : (
        <KeptForm key={kind} place={`tamu ${dealer.slug} ${kind}`} className="grid max-w-form gap-5">
          <WalkInFields {...loaderData} typed={actionData?.typed} errors={errors} />
        </KeptForm>
      )}
    </OfficePage>
  )
}
