import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { makerName } from '~/core/content/settings.ts'
import { findDealer } from '~/core/dealers/dealers.server.ts'
import { newRequestKey } from '~/core/leads/private-address.server.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { JsonLd } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import { readBody, readForm } from '~/ui/form.ts'
import { LivePart } from '~/ui/LivePart.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/test-drive.screen'
import { bookTestDrive } from './booking.server.ts'
import { bookingForm, keyOf } from './booking-form.server.ts'
import { readChoice } from './choice.ts'
import { dealerData } from './dealer-data.ts'
import { readOptions } from './options.server.ts'
import type { Outcome } from './outcome.ts'
import { readTyped, wantsMoreChoices, withAlternative } from './submission.ts'
import { TestDriveForm } from './TestDriveForm.tsx'
import { troubleOf } from './trouble.server.ts'
import { words } from './words.ts'

export const handle = { hydrate: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const choice = readChoice(new URL(request.url).searchParams)
  const options = await readOptions(db, choice, clock.now())
  const dealer = options.dealer && (await findDealer(db, options.dealer.slug))
  return { options, dealer: dealer && dealerData(dealer, environment.publicUrl), requestKey: newRequestKey() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, environment } = context.get(services)
  const now = clock.now()
  const body = withAlternative(await readBody(request))
  const options = await readOptions(db, readChoice(body), now)
  const page: Outcome = { options, typed: readTyped(body), requestKey: keyOf(body.get('request')) }
  if (wantsMoreChoices(body)) return data<Outcome>(page)
  const form = readForm(body, bookingForm)
  if (!form.ok) return data<Outcome>({ ...page, refusals: form.refusals }, { status: 422 })
  const booking = await bookTestDrive(db, form.value, { now, publicUrl: environment.publicUrl })
  if (booking.ok) return redirect(at.testDriveResult(booking.value.token), 303)
  const { refusal } = booking
  if (refusal.kind === 'field') return data<Outcome>({ ...page, refusals: { [refusal.field]: refusal.refusal } }, { status: 422 })
  const requestKey = refusal.kind === 'form-used' ? newRequestKey() : page.requestKey
  return data<Outcome>({ ...page, requestKey, trouble: troubleOf(refusal) }, { status: 409 })
}

// The title is the form's: it tells of what was refused, which `meta` does not know.
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.description, path: at.testDrive() }, matches).filter(
    (tag) => !('title' in tag),
  )

export default function TestDriveScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      {!actionData && loaderData.dealer && <JsonLd data={loaderData.dealer} />}
      <Trail steps={[{ label: words.title, href: at.testDrive() }]} />
      <LivePart
        name="test-drive"
        part={TestDriveForm}
        props={{
          options: (actionData ?? loaderData).options,
          requestKey: (actionData ?? loaderData).requestKey,
          outcome: actionData,
          pageHref: at.testDrive(),
          optionsHref: at.testDriveOptions(),
          site: makerName(frameOf(matches).settings),
        }}
      />
    </div>
  )
}
