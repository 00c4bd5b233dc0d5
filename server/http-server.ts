import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { own } from '../app/lib/own.ts'
import { plainPages } from '../app/site/frame/plain-page.ts'
import { originForm } from './page-address.ts'
import { answerPlain, plainAnswer } from './plain-answers.ts'
import { headerValues } from './raw-headers.ts'

/**
 * The HTTP server of the process. Node refuses some requests before our listener sees them: bytes that are not HTTP,
 * headers that are too large, a request that takes too long, an Expect header, CONNECT. These and requests with no or two
 * Host headers get the same kind of answer as all others: in Indonesian, with the security headers.
 */
export function createHttpServer(headers: Record<string, string>, listener: RequestListener): Server {
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (!hasOneHost(request)) return answerPlain(response, { status: 400, page: plainPages.forStatus(400), headers })
    request.url = originForm(request.url ?? '/')
    listener(request, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return
    const status = own(statusOf, error.code ?? '') ?? 400
    closeWith(socket, plainAnswer({ status, page: status === 408 ? plainPages.tooSlow : plainPages.forStatus(400), headers }))
  })
  server.on('connect', (_, socket) => closeWith(socket, plainAnswer({ status: 405, page: plainPages.method, headers })))
  server.on('checkExpectation', (_, response) => answerPlain(response, { status: 417, page: plainPages.forStatus(400), headers }))
  return server
}

/** Time in ms that a client has to read the last answer of a connection. */
const readingTime = 2000

/** Node leaves this socket to us. Without an error listener, a client that resets it would end the process. */
function closeWith(socket: Duplex, answer: string): void {
  socket.on('error', () => {})
  socket.end(answer)
  const timer = setTimeout(() => socket.destroy(), readingTime).unref()
  socket.once('close', () => clearTimeout(timer))
}

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** HTTP/1.0 needs no Host header. */
function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = headerValues(rawHeaders, 'host')
  return (hosts.length === 1 && hosts[0] !== '') || (hosts.length === 0 && httpVersion === '1.0')
}
