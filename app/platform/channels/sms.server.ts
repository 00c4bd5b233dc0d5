import type { Environment } from '../environment.server.ts'
import { answerOf, post } from './http.server.ts'
import { type Send, textWithFiles } from './sender.ts'

/** Any gateway that takes `{id, to, from, text}` over HTTP. */
export function configureSms({ sms, channelTimeoutSeconds }: Pick<Environment, 'sms' | 'channelTimeoutSeconds'>): Send | null {
  if (!sms) return null
  const { address, token, from } = sms
  return async (message) => {
    const { id, to } = message
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': id }
    const body = JSON.stringify({ id, to, from, text: textWithFiles(message) })
    return answerOf(await post({ address, headers, body, signal: AbortSignal.timeout(channelTimeoutSeconds * 1000) }))
  }
}
