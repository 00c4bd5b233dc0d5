import type { Environment } from '../environment.server.ts'
import { answerOf, post } from './http.server.ts'
import type { Send } from './sender.ts'

/**
 * Tells an affiliate partner about a lead. The address is that of the partner's tag; the text has the fields of a form, as
 * the browser of the visitor sends them too.
 */
export function configureAffiliate({ channelTimeoutSeconds: timeoutSeconds }: Pick<Environment, 'channelTimeoutSeconds'>): Send {
  return async ({ id, to: address, text: body }) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': id }
    return answerOf(await post({ address, headers, body, timeoutSeconds }))
  }
}
