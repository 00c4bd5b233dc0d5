import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { forVisitor } from '~/core/conversations/conversation.ts'
import { allEvents } from '~/core/conversations/conversations.server.ts'
import { conversationOfTranscript } from '~/core/conversations/transcript.server.ts'
import { dayIn, longDay } from '~/lib/day.ts'
import { zones } from '~/lib/zone.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import type { Route } from './+types/transcript.screen'
import { ChatLog } from './panel/ChatLog.tsx'
import { words } from './words.ts'

export const handle = { personal: true }

/** Whoever has the link reads the conversation: the texts, not the files. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const conversation = await conversationOfTranscript(db, params.token)
  if (!conversation) throw data(null, { status: 404 })
  const zone = zones.find((each) => each === conversation.zone) ?? zones[0]
  const events = (await allEvents(db, conversation.id)).filter(({ kind }) => kind !== 'file').map(forVisitor)
  return { events, zone, day: longDay(dayIn(conversation.startedAt, zone)) }
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(
    {
      title: words.transcriptPage,
      description: words.transcriptDescription,
      path: at.chatTranscript(params.token ?? ''),
      hidden: true,
    },
    matches,
  )

export default function TranscriptScreen({ loaderData: { events, zone, day } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.liveChat() }]} />
      <h1 className="mt-6 text-3xl">{words.transcriptPage}</h1>
      <p className="mt-3 text-ink-soft text-lg">{day}</p>
      <div className="mt-6 max-w-form">
        <ChatLog events={events} zone={zone} />
      </div>
    </div>
  )
}
