import type { MessageTopic } from '../../../core/leads/payload.ts'
import { promisedAnswer } from '../../../core/leads/promise.ts'
import type { Instant } from '../../../lib/instant.ts'
import { answers } from './message.ts'

/** The time by which a message that arrives now is answered. */
export function answerBy(topic: MessageTopic, now: Instant): Instant {
  return promisedAnswer(null, answers[topic].hours * 60, now)
}
