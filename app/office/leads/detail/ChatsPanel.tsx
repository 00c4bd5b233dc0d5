import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { ShortTime } from '../ShortTime.tsx'
import type { DetailView } from './detail-view.server.ts'
import { Panel } from './LeadForm.tsx'
import { detailWords as words } from './words.ts'

/** Conversations of the live chat with this person. */
export function ChatsPanel({ lead }: { lead: DetailView }) {
  if (lead.chats.length === 0) return null
  return (
    <Panel id="obrolan" title={words.chats}>
      <ul className="grid text-sm">
        {lead.chats.map((chat) => (
          <li key={chat.id} className="flex min-h-11 flex-wrap items-center gap-x-3 border-line border-b py-1">
            <Link to={at.conversation(chat.id)} className="underline underline-offset-4">
              {words.chatOf} <ShortTime at={chat.startedAt} now={lead.now} zone={lead.zone} />
            </Link>
            <span className="text-ink-soft text-xs">
              {[chat.agent, chat.isEnded ? words.chatEnded : words.chatOpen].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
