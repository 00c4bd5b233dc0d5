import { once } from 'node:events'
import type { Server } from 'node:http'

/** Time in ms that a request under way may still take. */
const longestRequest = 10_000
/** Time in ms that a new connection has to send its request. A proxy must not send a form twice, so do not drop it. */
const grace = 1000

/** Returns a function that stops the server: it waits for requests under way and closes all other connections. */
export function drainer(server: Server): () => Promise<void> {
  let underWay = 0
  let isGraceOver = false
  // One function for all responses: this runs for each cached page.
  const ended = () => {
    underWay--
    if (isGraceOver && underWay === 0) server.closeAllConnections()
  }
  server.on('request', (_, response) => {
    underWay++
    response.on('close', ended)
  })
  return async () => {
    const closed = once(server, 'close')
    server.close()
    setTimeout(() => {
      isGraceOver = true
      // Browsers keep connections open that have not sent a request yet.
      if (underWay === 0) server.closeAllConnections()
    }, grace).unref()
    setTimeout(() => server.closeAllConnections(), longestRequest).unref()
    await closed
  }
}
