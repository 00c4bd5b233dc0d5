import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { makerName } from '~/core/content/settings.ts'
import { circumstancesOf } from '~/core/leads/circumstances.ts'
import { leaveForm, openLeadForm, readLeadForm } from '~/core/leads/form/form-state.server.ts'
import { stopAnswer } from '~/core/leads/form/form-state.ts'
import { guardLead } from '~/core/leads/form/guard.server.ts'
import { newRequestKey } from '~/core/leads/private-address.server.ts'
import { readSource } from '~/core/leads/source.ts'
import { partHeader } from '~/lib/part-header.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { readForm } from '~/ui/form.ts'
import { messageWords, words } from '../words.ts'
import type { Route } from './+types/message.screen'
import { MessageForm, type MessagePage } from './MessageForm.tsx'
import { hasPhoto, messageForm, withinLimits } from './message-form.server.ts'
import { readPhoto } from './photo.server.ts'
import { receiveMessage } from './receive.server.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs): Promise<MessagePage> {
  return { state: await openLeadForm(request, context.get(services)), fresh: true, refusals: {} }
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const sent = await readLeadForm(request, process, withinLimits)
  const { state, intent, headers } = sent
  const page: MessagePage = { state, fresh: false, refusals: lostPhoto(request, sent.body) }
  if (intent === 'choose' || intent === 'forget') return data(page, { headers })
  const refuse = (refusals: MessagePage['refusals']) =>
    data<MessagePage>({ ...page, refusals: { ...page.refusals, ...refusals } }, { status: 422 })
  const form = readForm(sent.body, messageForm)
  if (!form.ok) return refuse(form.refusals)
  if (intent === 'check') return data(page)
  const guard = await guardLead(sent, form.value.contact.phone, process)
  if (!guard.ok) return stopAnswer<MessagePage>({ ...page, stop: guard.refusal })
  const photo = await readPhoto(form.value.photo)
  if (!photo.ok) return refuse({ photo: photo.refusal })
  const message = {
    ...form.value,
    photo: photo.value,
    key: state.requestKey,
    source: readSource(state.source),
    notes: guard.value,
  }
  const received = await receiveMessage(process.db, message, circumstancesOf(process))
  const contact = { ...form.value.contact, dealer: null }
  if (received.ok) return leaveForm(request, sent, process, at.contactThanks(received.value.token), contact)
  const { token } = received.refusal
  return data<MessagePage>({ ...page, state: { ...state, requestKey: newRequestKey() }, usedToken: token }, { status: 409 })
}

/** A page that comes anew comes without the file that was chosen on the old one: browsers keep no files. */
function lostPhoto(request: Request, body: FormData): MessagePage['refusals'] {
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
