import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { makerName } from '~/core/content/settings.ts'
import { answerLeadForm } from '~/core/leads/form/answer-lead-form.server.ts'
import { openLeadForm, readLeadForm } from '~/core/leads/form/form-state.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { readForm } from '~/ui/read-form.server.ts'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/request.screen'
import { readOptions } from './options.server.ts'
import { RequestForm, type RequestPage } from './RequestForm.tsx'
import { requestForm } from './request-form.server.ts'
import { sendBrochure } from './send-brochure.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const state = await openLeadForm(request, process)
  const page: RequestPage = { state, options: await readOptions(process.db, state.typed), fresh: true }
  return page
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const sent = await readLeadForm(request, process)
  const page: RequestPage = { state: sent.state, options: await readOptions(process.db, sent.state.typed), fresh: false }
  return answerLeadForm(sent, page, {
    read: (body) => readForm(body, requestForm),
    submit: sendBrochure,
    nextAddress: at.brochureResult,
  })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.brochureRequest() }, matches)

export default function RequestScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const page = actionData ?? loaderData
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail
        steps={[
          { label: roomWords.title, href: at.brochures() },
          { label: words.title, href: at.brochureRequest() },
        ]}
      />
      <RequestForm page={page} site={makerName(frameOf(matches).settings)} />
    </div>
  )
}
