import { createHmac } from 'node:crypto'
import type { Environment } from '../environment.server.ts'
import { answerOf, post } from './http.server.ts'
import type { Send } from './sender.ts'

/** Sends events to the CRM. The text of such a message is its JSON. docs/messages.md says how a receiver verifies it. */
export function configureWebhook({
  crm,
  channelTimeoutSeconds,
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
    return answerOf(await post({ address, headers, body, signal: AbortSignal.timeout(channelTimeoutSeconds * 1000) }))
  }
}

// The signature covers the time too, so that nobody can send an old event again as a new one.
function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}
