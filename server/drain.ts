import { once } from 'node:events'
import type { Server } from 'node:http'

/** Milliseconds a request that is under way may still take. */
const patience = 10_000
/** Time in ms that a new connection has to send its request. A proxy must not send a form twice, so do not drop it. */
const grace = 1000

/** Returns how to stop a server: what is under way is answered, everything else is let go. */
export function drainer(server: Server): () => Promise<void> {
  let underWay = 0
  let isGraceOver = false
  server.on('request', (_, response) => {
    underWay++
    response.once('close', () => {
      underWay--
      if (isGraceOver && underWay === 0) server.closeAllConnections()
    })
  })
  return async () => {
    const closed = once(server, 'close')
    server.close()
    setTimeout(() => {
      isGraceOver = true
      // Browsers hold connections open on which they have not asked for anything yet.
      if (underWay === 0) server.closeAllConnections()
    }, grace).unref()
    setTimeout(() => server.closeAllConnections(), patience).unref()
    await closed
  }
}
