import type { ChatHours } from '~/core/conversations/chat-hours.ts'
import type { Standing } from '~/core/conversations/conversation.ts'
import { words } from '../words.ts'

/** When who answers is there. */
export function HoursLine({ sentence, elsewhere }: ChatHours) {
  return (
    <p className="text-ink-soft text-sm">
      {words.hours(sentence)}. {elsewhere && words.elsewhere(elsewhere)}
    </p>
  )
}

/** Who answers, and what happens next. Screen readers hear a change when they have finished speaking. */
export function StatusLine({ hours, standing }: { hours: ChatHours; standing: Standing }) {
  return (
    <p role="status" className="in-[[data-low]]:sr-only text-ink-soft text-sm">
      {whoAnswers(standing, hours)}
    </p>
  )
}

function whoAnswers({ agent, dealer, isWaiting, isEnded }: Standing, { isOpen, opensAgain }: ChatHours): string {
  if (isEnded) return ''
  if (agent) return dealer ? words.answersAt(agent, dealer) : words.answers(agent)
  if (isWaiting) return isOpen ? words.waiting : words.waitingClosed(opensAgain)
  return dealer ? words.atDealer(dealer) : ''
}
