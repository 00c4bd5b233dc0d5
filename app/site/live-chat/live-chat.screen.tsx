import { data, redirect, useLocation } from 'react-router'
import { at } from '~/addresses.ts'
import { makerName } from '~/core/content/settings.ts'
import { allowedBy } from '~/lib/consent-choice.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { readTyped } from '~/ui/form.ts'
import { LivePart } from '~/ui/LivePart.tsx'
import type { Route } from './+types/live-chat.screen'
import { actAsVisitor } from './act.server.ts'
import { fields } from './chat-news.ts'
import { Chat } from './panel/Chat.tsx'
import { formId, type ServedRefusal } from './panel/chat-context.ts'
// The panel wears the style sheet of this page.
import './panel/panel-looks.ts'
import { readStart } from './read-news.server.ts'
import { statusOf } from './refusal-status.ts'
import { readSession, rememberSession } from './session.server.ts'
import { refusalSentence, words } from './words.ts'

export const handle = { personal: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const session = await readSession(request, db)
  return readStart(db, session?.conversation ?? null, clock.now())
}

/** Without script: does what a form asks for, and shows the conversation again. */
export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const session = await readSession(request, process.db)
  const body = await readBody(request)
  const acted = await actAsVisitor(process, session, body, allowedBy(request.headers))
  if (!acted.ok) {
    const served: ServedRefusal = { refused: acted.refusal, typed: readTyped(body) }
    return data(served, { status: statusOf(acted.refusal) })
  }
  const isOther = acted.value !== null && acted.value !== session?.token
  const headers = isOther ? await rememberSession(request, acted.value ?? '') : {}
  return redirect(`${at.liveChat()}#terakhir`, { status: 303, headers })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.liveChat(), hidden: true }, matches)

/** In a conversation that is over, only a new one helps. */
function errorOf({ refused, typed }: ServedRefusal) {
  const isOver = refused.kind === 'ended' || refused.kind === 'unknown'
  return { field: formId(isOver ? 'mulai' : (typed[fields.form] ?? 'mulai')), message: refusalSentence(refused) }
}

export default function LiveChatScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <div className="content py-8 lg:py-12">
      <title>{`${actionData ? errorTitle(words.title) : words.title} | ${makerName(frameOf(matches).settings)}`}</title>
      <Trail steps={[{ label: words.title, href: at.liveChat() }]} />
      {actionData && (
        <div className="mt-6 max-w-form">
          <ErrorSummary errors={[errorOf(actionData)]} />
        </div>
      )}
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <div className="mt-6 max-w-form">
        <LivePart
          name="chat"
          component={Chat}
          props={{ start: loaderData, served: actionData ?? null, here: pathname }}
          facts={null}
          factsAddress=""
        />
      </div>
    </div>
  )
}
