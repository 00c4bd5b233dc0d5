import { once } from 'node:events'
import type { Environment } from '../environment.server.ts'
import { leadsToInternet, type Resolve, resolveHost } from '../public-address.server.ts'
import { answerOf, codeOf, post } from './http.server.ts'
import { type Send, Trouble } from './sender.ts'

/**
 * Tells an affiliate partner about a lead. The address is that of the partner's tag, which an employee wrote: a name that
 * leads into our own network gets nothing. The text has the fields of a form, as the browser of the visitor sends them too.
 */
export function configureAffiliate(
  { channelTimeoutSeconds }: Pick<Environment, 'channelTimeoutSeconds'>,
  resolve: Resolve = resolveHost,
): Send {
  return async ({ id, to: address, text: body }) => {
    // For the whole attempt: a name server may be slow too.
    const signal = AbortSignal.timeout(channelTimeoutSeconds * 1000)
    const timeout = once(signal, 'abort').then(() => Promise.reject(signal.reason))
    const isOutside = await Promise.race([leadsToInternet(address, resolve), timeout]).catch((error: unknown) => {
      throw new Trouble(codeOf(error))
    })
    if (!isOutside) return { refused: 'address inside our network' }
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': id }
    return answerOf(await post({ address, headers, body, signal }))
  }
}
