import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { Icon } from '~/ui/Icon.tsx'
import { spanWords } from '../chat/words.ts'
import { useNow } from '../leads/TimeLeft.tsx'
import type { Today } from './today.server.ts'
import { words } from './words.ts'

/** How many visitors wait in the live chat. Nothing when nobody waits. */
export function WaitingChats({ chats, servedAt }: { chats: NonNullable<Today['chats']>; servedAt: number }) {
  const now = useNow(servedAt)
  if (chats.since === null) return null
  const span = spanWords(Math.max(0, now - chats.since))
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-paper-warm p-4">
      <span className="flex items-center gap-2 font-semibold">
        <Icon name="chat" />
        {words.chats.waiting(chats.count, span)}
      </span>
      <Link to={at.chatDesk()} className="underline underline-offset-4">
        {words.chats.open}
      </Link>
    </p>
  )
}
