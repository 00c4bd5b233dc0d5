import { at } from '~/addresses.ts'
import { forVisitor } from '~/core/conversations/conversation.ts'
import { dayAndTime, dayIn, longDay } from '~/lib/day.ts'
import { zones } from '~/lib/zone.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import type { Route } from './+types/transcript.screen'
import { words as deletionWords } from './deletion/words.ts'
import { openTranscript } from './open-transcript.server.ts'
import { ChatLog } from './panel/ChatLog.tsx'
import { words } from './words.ts'

export const handle = { personal: true }

/** Whoever has the link reads what had been said when it was asked for: the texts, not the files. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const transcript = await openTranscript(db, params.token, clock.now())
  const { conversation, askedAt, expiresAt } = transcript
  const zone = zones.find((each) => each === conversation.zone) ?? zones[0]
  const events = transcript.events.filter(({ kind }) => kind !== 'file').map(forVisitor)
  const until = words.transcriptUntil(dayAndTime(askedAt, zone), longDay(dayIn(expiresAt, zone)))
  return { token: params.token, events, zone, day: longDay(dayIn(conversation.startedAt, zone)), until }
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

export default function TranscriptScreen({ loaderData: { token, events, zone, day, until } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.liveChat() }]} />
      <h1 className="mt-6 text-3xl">{words.transcriptPage}</h1>
      <p className="mt-3 text-ink-soft text-lg">{day}</p>
      <p className="mt-2 max-w-prose text-ink-soft">{until}</p>
      <div className="mt-6 max-w-form">
        <ChatLog events={events} zone={zone} />
      </div>
      <p className="mt-10 max-w-prose text-ink-soft">{deletionWords.offer}</p>
      <p className="mt-4">
        <ButtonLink href={at.chatDeletion(token)} tone="secondary">
          {deletionWords.link}
        </ButtonLink>
      </p>
    </div>
  )
}
