import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { measureCss } from '~/core/cars/drawings/dimension-lines.tsx'
import { paintCss } from '~/core/cars/paint.ts'
import { makerName } from '~/core/content/settings.ts'
import { services } from '~/platform/services.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { Questions } from '~/ui/Questions.tsx'
import { formPageMeta, frameOf } from '../frame/page-meta.ts'
import type { Route } from './+types/fleet.screen'
import { Convoy, convoyOf } from './Convoy.tsx'
import { readFleet } from './fleet.server.ts'
import { Request } from './Request.tsx'
import { answerForm, openForm } from './request/form-page.server.ts'
import { RequestForm } from './request/RequestForm.tsx'
import { Steps } from './Steps.tsx'
import { Support } from './Support.tsx'
import { Uses } from './Uses.tsx'
import { words } from './words.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const fleet = await readFleet(process.db, process.clock.now())
  if (!fleet) throw data(null, { status: 404 })
  return { ...fleet, form: await openForm(request, process) }
}

export function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, context.get(services))
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { title, lead } = loaderData.offer
  return formPageMeta({ title, description: lead, path: at.fleet() }, matches)
}

export default function Fleet({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { settings } = frameOf(matches)
  const { offer, uses, cars, covers, freeService, network } = loaderData
  const convoy = convoyOf(uses)
  return (
    <>
      <PageStyle css={paintCss(cars) + measureCss({ narrow: 62, wide: 54, ground: 'var(--color-paper-warm)' })} />
      <Convoy title={offer.title} lead={offer.lead} cars={convoy} />
      <Uses uses={uses} drawnAbove={convoy.map(({ slug }) => slug)} />
      <Support covers={covers} freeService={freeService} network={network} offers={offer.offers} />
      <Steps steps={offer.steps} />
      <div className="content pt-section">
        <Questions title={words.questions} questions={offer.questions} />
      </div>
      <Request support={settings.support}>
        <RequestForm
          page={actionData ?? loaderData.form}
          title={offer.title}
          site={makerName(settings)}
          workingDays={offer.steps.answer.workingDays}
        />
      </Request>
    </>
  )
}
