import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { drainer } from './drain.ts'

async function startServer() {
  const server = createServer((_, response) => response.end('taken'))
  const drain = drainer(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, drain, port: (server.address() as AddressInfo).port }
}

test('a request on a connection that was made before the stop is answered', async () => {
  const { server, drain, port } = await startServer()
  const accepted = once(server, 'connection')
  const socket = connect(port, '127.0.0.1')
  await accepted
  const stopped = drain()
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write('POST / HTTP/1.1\r\nHost: contoh.id\r\nContent-Length: 0\r\n\r\n')
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*taken/)
  await stopped
})

test('a connection without a request does not delay the stop', async () => {
  const { server, drain, port } = await startServer()
  const accepted = once(server, 'connection')
  const socket = connect(port, '127.0.0.1').resume()
  await accepted
  await Promise.all([drain(), once(socket, 'close')])
})

test('without connections the server stops at once', async () => {
  const { drain } = await startServer()
  await drain()
})
