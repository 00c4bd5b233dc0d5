import type { Holiday } from '../../../core/dealers/holidays/holidays.ts'
import type { MessageTopic } from '../../../core/leads/payload.ts'
import { makerAnswer } from '../../../core/leads/promise.ts'
import type { Instant } from '../../../lib/instant.ts'
import { answers } from './message.ts'

/** The time by which a message that arrives now is answered. */
export function answerBy(topic: MessageTopic, holidays: readonly Holiday[], now: Instant): Instant {
  return makerAnswer(holidays, answers[topic].hours * 60, now)
}
