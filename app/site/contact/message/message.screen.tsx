import { at } from '~/addresses.ts'
import { makerName } from '~/core/content/settings.ts'
import { answerLeadForm } from '~/core/leads/form/answer-lead-form.server.ts'
import { openLeadForm, readLeadForm } from '~/core/leads/form/form-state.server.ts'
import { partHeader } from '~/lib/part-header.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { readForm } from '~/ui/read-form.server.ts'
import { messageWords, words } from '../words.ts'
import type { Route } from './+types/message.screen'
import { MessageForm, type MessagePage } from './MessageForm.tsx'
import { hasPhoto, messageForm, withinLimits } from './message-form.server.ts'
import { receiveWithPhoto } from './receive.server.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs): Promise<MessagePage> {
  return { state: await openLeadForm(request, context.get(services)), fresh: true }
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readLeadForm(request, context.get(services), withinLimits)
  const page: MessagePage = { state: sent.state, fresh: false, refusals: lostPhoto(request, sent.body) }
  return answerLeadForm(sent, page, {
    read: (body) => readForm(body, messageForm),
    submit: receiveWithPhoto,
    nextAddress: at.contactThanks,
  })
}

/** Without script, a refused form comes back without the chosen file: browsers do not keep files. The page says so. */
function lostPhoto(request: Request, body: FormData): NonNullable<MessagePage['refusals']> {
  return hasPhoto(body) && !request.headers.has(partHeader) ? { photo: 'photo-not-kept' } : {}
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: messageWords.title, description: messageWords.description, path: at.contactMessage() }, matches)

export default function MessageScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: words.title, href: at.contact() },
          { label: messageWords.title, href: at.contactMessage() },
        ]}
      />
      <MessageForm page={actionData ?? loaderData} site={makerName(frameOf(matches).settings)} />
    </div>
  )
}
