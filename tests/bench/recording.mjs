import { once } from 'node:events'
import { createServer, get } from 'node:http'

/** One answer as it left the site: status, headers and bytes, still compressed. */
export function record(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

const perConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/** The barest server there can be: recorded answers by address, nothing decided. */
export async function replay(answers) {
  const ready = new Map(
    [...answers].map(([path, { headers, body }]) => {
      const kept = Object.entries(headers).filter(([name]) => !perConnection.includes(name))
      return [path, { headers: Object.fromEntries(kept), body }]
    }),
  )
  const server = createServer((request, response) => {
    const answer = ready.get(request.url)
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}
