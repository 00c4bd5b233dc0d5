import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A proxy in front of several instances, which passes requests only to those that say they are ready. It sends a request
 * again only where that is safe: when the request only reads, or when its connection was refused.
 */
export async function startRetryingProxy(instances: readonly string[]) {
  const inUse = [...instances]
  let next = 0
  const server = createServer(async (asked, response) => {
    const body = await buffer(asked)
    const first = next++
    const order = inUse.map((_, place) => String(inUse[(first + place) % inUse.length]))
    await passOn(asked, body, order, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace: (old: string, instance: string) => inUse.splice(inUse.indexOf(old), 1, instance),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

async function passOn(asked: IncomingMessage, body: Buffer, instances: readonly string[], response: ServerResponse) {
  for (const instance of instances) {
    try {
      if (!(await isReady(instance))) continue
      const answer = await ask(instance, asked, body)
      if (answer.status === 503 && isSafe(asked) && instance !== instances.at(-1)) continue
      response.writeHead(answer.status, answer.headers).end(answer.body)
      return
    } catch (error) {
      const wasRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
      if (!wasRefused && !isSafe(asked)) break
    }
  }
  response.writeHead(502).end()
}

async function isReady(instance: string): Promise<boolean> {
  const answer = await fetch(`${instance}/readyz`).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

const isSafe = ({ method }: IncomingMessage): boolean => method === 'GET'

/** Uses a new connection for each request, so that a refusal comes before the first byte is sent. */
function ask(instance: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const passed = request(new URL(url ?? '/', instance), { method, headers: { ...headers, connection: 'close' }, agent: false })
    passed.on('error', reject)
    passed.on('response', async (answer) => {
      const { 'transfer-encoding': _, ...kept } = answer.headers
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 502, headers: kept, body }), reject)
    })
    passed.end(body)
  })
}
