import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { eraseChat } from '~/core/privacy/erase-chat.server.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { TitledLists } from '~/ui/TitledLists.tsx'
import { openTranscript } from '../open-transcript.server.ts'
import { words as chatWords } from '../words.ts'
import type { Route } from './+types/deletion.screen'
import { words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  await openTranscript(db, token, clock.now())
  return { token }
}

/** Leads to the same page when the chat is already deleted, as after a second press. */
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  await readBody(request)
  const { db, clock, environment } = context.get(services)
  const reference = await eraseChat(db, environment, token, clock.now())
  return redirect(at.chatDeleted(reference ?? undefined), 303)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: chatWords.transcriptDescription, path: at.liveChat(), hidden: true }, matches)

export default function DeletionScreen({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: chatWords.transcriptPage, href: at.chatTranscript(token) }]} />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <div className="mt-6 grid max-w-prose gap-6">
        <TitledLists parts={words.parts} />
      </div>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button>{words.now}</Button>
        <ButtonLink href={at.chatTranscript(token)} tone="quiet">
          {words.back}
        </ButtonLink>
      </form>
    </div>
  )
}
