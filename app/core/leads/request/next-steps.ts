import type { RequestView } from './request-view.server.ts'
import { requestWords as words } from './words.ts'

type Answer = Pick<RequestView, 'answerBy' | 'answeredBy' | 'phoneEnding' | 'callsFrom' | 'prefersWhatsapp' | 'reference'>

/** Who answers, how and by when, and how a caller is known to be ours; nothing where nobody needs to answer. */
export function answerSteps({ answerBy, answeredBy, phoneEnding, callsFrom, prefersWhatsapp, reference }: Answer): string[] {
  if (!answerBy) return []
  const who = answeredBy === 'dealer' ? words.theDealer : words.maker
  if (prefersWhatsapp) return [words.answerByWhatsapp(who, phoneEnding, answerBy)]
  return [words.answer(who, phoneEnding, answerBy), callsFrom ? words.from(callsFrom) : words.callerNames(reference)]
}
