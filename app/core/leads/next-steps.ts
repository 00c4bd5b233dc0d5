import type { RequestView } from './request-view.server.ts'
import { requestWords as words } from './words.ts'

/** Who answers, how and by when; nothing where nobody needs to. */
export function answerSteps({ answerBy, dealer, phoneEnding, callsFrom, prefersWhatsapp }: RequestView): string[] {
  if (!answerBy) return []
  const who = dealer ? words.theDealer : words.maker
  if (prefersWhatsapp) return [words.answerByWhatsapp(who, phoneEnding, answerBy)]
  return [words.answer(who, phoneEnding, answerBy), ...(callsFrom ? [words.from(callsFrom)] : [])]
}
