import type { RequestView } from './request-view.server.ts'
import { requestWords as words } from './words.ts'

type Answer = Pick<
  RequestView,
  'answerBy' | 'answeredBy' | 'phoneEnding' | 'callsFrom' | 'prefersWhatsapp' | 'reference' | 'care'
>

/** Who answers, how and how soon, and how to recognise the caller. Empty when nobody needs to answer any more. */
export function answerSteps(view: Answer): string[] {
  const { answerBy, answeredBy, phoneEnding, callsFrom, prefersWhatsapp, reference, care } = view
  if (!answerBy || care.answeredAt || care.mergedInto) return []
  const place = answeredBy === 'dealer' ? words.theDealer : words.maker
  const who = care.employee ? words.employee(care.employee, place) : place
  const caller = callsFrom ? words.from(callsFrom) : words.callerNames(reference)
  if (care.callAt) return [words.callsAt(who, phoneEnding, care.callAt), caller]
  if (prefersWhatsapp)
    return [care.missedPromise ? words.soonByWhatsapp(who) : words.answerByWhatsapp(who, phoneEnding, answerBy)]
  return [care.missedPromise ? words.soon(who) : words.answer(who, phoneEnding, answerBy), caller]
}
