import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'

/** Limits for receiving a body that nobody will read, in bytes and milliseconds. */
const mostBytes = 16 * 1024 * 1024
const mostMilliseconds = 30_000

/**
 * Receives and drops the rest of a request's body. If the connection closed while the client still sends, the client
 * would get a reset and could lose the answer.
 */
export async function receiveRest(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return
  const enough = new AbortController()
  const timer = setTimeout(() => enough.abort(), mostMilliseconds)
  let received = 0
  const count = (piece: Buffer) => {
    received += piece.length
    if (received > mostBytes) enough.abort()
  }
  // An earlier `data` listener could pause the stream.
  incoming.removeAllListeners('data').on('data', count).resume()
  // On a timeout, too many bytes or a disconnect, just go on: the answer is sent anyway.
  await once(incoming, 'end', { signal: enough.signal }).catch(() => {})
  clearTimeout(timer)
  incoming.off('data', count)
}
