import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { makerName } from '~/core/content/settings.ts'
import { withSelectedDealer } from '~/core/dealers/place.ts'
import { answerLeadForm } from '~/core/leads/form/answer-lead-form.server.ts'
import { openLeadForm, readLeadForm } from '~/core/leads/form/form-state.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { readTypedList } from '~/ui/form.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { readForm } from '~/ui/read-form.server.ts'
import { parameters } from '../filter.ts'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/request.screen'
import { readOptions } from './options.server.ts'
import { RequestForm, type RequestPage } from './RequestForm.tsx'
import { receiveRequest } from './receive.server.ts'
import { requestForm } from './request-form.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const state = await openLeadForm(request, process)
  const wanted = readTypedList(new URL(request.url).searchParams, parameters.basket)
  const page: RequestPage = { state, options: await readOptions(process.db, state.typed, wanted), fresh: true }
  return page
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const sent = await readLeadForm(request, process)
  const options = await readOptions(process.db, sent.state.typed, readTypedList(sent.body, parameters.basket))
  const page: RequestPage = { state: sent.state, options, fresh: false }
  return answerLeadForm(sent, page, {
    read: (body) => readForm(withSelectedDealer(body, options.place), requestForm(options)),
    submit: receiveRequest,
    nextAddress: at.accessoryResult,
  })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.accessoryRequest() }, matches)

export default function RequestScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail
        steps={[
          { label: roomWords.title, href: at.accessories() },
          { label: words.title, href: at.accessoryRequest() },
        ]}
      />
      <RequestForm page={actionData ?? loaderData} site={makerName(frameOf(matches).settings)} />
    </div>
  )
}
