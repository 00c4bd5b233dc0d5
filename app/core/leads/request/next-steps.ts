import type { RequestView } from './request-view.server.ts'
import { requestWords as words } from './words.ts'

type Answer = Pick<RequestView, 'answerBy' | 'answeredBy' | 'phoneEnding' | 'callsFrom' | 'prefersWhatsapp' | 'reference'>

/** Who answers, how and how soon, and how to recognise the caller. Empty when nobody needs to answer. */
export function answerSteps({ answerBy, answeredBy, phoneEnding, callsFrom, prefersWhatsapp, reference }: Answer): string[] {
  if (!answerBy) return []
  const who = answeredBy === 'dealer' ? words.theDealer : words.maker
  if (prefersWhatsapp) return [words.answerByWhatsapp(who, phoneEnding, answerBy)]
  return [words.answer(who, phoneEnding, answerBy), callsFrom ? words.from(callsFrom) : words.callerNames(reference)]
}
