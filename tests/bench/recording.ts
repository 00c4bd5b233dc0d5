import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Recorded = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Records one answer of the site: status, headers and bytes, still compressed. */
export function record(url: string): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

const perConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/** Starts the simplest possible server: it looks up recorded answers by address. */
export async function replay(answers: Map<string, Recorded>): Promise<{ address: string; stop: () => void }> {
  const ready = new Map(
    [...answers].map(([path, { headers, body }]) => {
      const kept = Object.entries(headers).filter(([name]) => !perConnection.includes(name))
      return [path, { headers: Object.fromEntries(kept), body }]
    }),
  )
  const server = createServer((request, response) => {
    const answer = ready.get(request.url ?? '/')
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() }
}
