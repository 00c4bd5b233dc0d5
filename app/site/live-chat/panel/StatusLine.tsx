import type { Standing } from '~/core/conversations/conversation.ts'
import type { ChatView } from '../browser/chat-client.ts'
import { words } from '../words.ts'

/** Who answers and when. Screen readers hear a change when they have finished speaking. */
export function StatusLine({ view: { news, liveness, outgoing }, standing }: { view: ChatView; standing: Standing }) {
  const { hours } = news
  const isStuck = liveness === 'connecting' && outgoing.length > 0
  return (
    <div role="status" className="grid gap-1 text-ink-soft text-sm">
      {!standing.isEnded && news.id !== null && <p>{whoAnswers(standing, hours.isOpen)}</p>}
      <p>
        {words.hours(hours.sentence)}. {hours.elsewhere && words.elsewhere(hours.elsewhere)}
      </p>
      {isStuck && <p className="font-semibold text-ink">{words.connecting}</p>}
    </div>
  )
}

function whoAnswers({ agent, dealer, isWaiting }: Standing, isOpen: boolean): string {
  if (agent) return dealer ? words.answersAt(agent, dealer) : words.answers(agent)
  if (isWaiting) return isOpen ? words.waiting : words.waitingClosed
  return dealer ? words.atDealer(dealer) : ''
}
