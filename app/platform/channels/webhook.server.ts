import { createHmac } from 'node:crypto'
import type { Environment } from '../environment.server.ts'
import { answerOf, post } from './http.server.ts'
import type { Send } from './sender.ts'

/** Tells the CRM. The text of such a message is its JSON; how a receiver checks it is told in docs/messages.md. */
export function configureWebhook({
  crm,
  channelTimeoutSeconds: timeoutSeconds,
}: Pick<Environment, 'crm' | 'channelTimeoutSeconds'>): Send | null {
  if (!crm) return null
  const { address, secret } = crm
  return async ({ id, text: body }, now) => {
    const timestamp = String(Math.trunc(now.epochMilliseconds / 1000))
    const headers = {
      'X-Event-Id': id,
      'X-Timestamp': timestamp,
      'X-Signature': `sha256=${signatureOf(secret, timestamp, body)}`,
      'Idempotency-Key': id,
    }
    return answerOf(await post({ address, headers, body, timeoutSeconds }))
  }
}

// The time is signed with the body, so that an old event cannot be sent again as a new one.
function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}
