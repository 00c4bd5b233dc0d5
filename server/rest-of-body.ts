import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'

/** So much of a body that is of no use is received all the same, in bytes and milliseconds. */
const most = 16 * 1024 * 1024
const patience = 30_000

/**
 * Receives and forgets what is left of a request's body. A connection closed under a client that is still sending is
 * reset, and the answer to it can be lost with it.
 */
export async function receiveRest(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return
  const enough = new AbortController()
  const timer = setTimeout(() => enough.abort(), patience)
  let received = 0
  const count = (piece: Buffer) => {
    received += piece.length
    if (received > most) enough.abort()
  }
  // Whoever listened before would hold it up.
  incoming.removeAllListeners('data').on('data', count).resume()
  // Whoever leaves or sends too much gets the answer as it is.
  await once(incoming, 'end', { signal: enough.signal }).catch(() => {})
  clearTimeout(timer)
  incoming.off('data', count)
}
