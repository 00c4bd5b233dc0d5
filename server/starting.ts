import type { RequestListener } from 'node:http'
import { plainPage, plainPageCss, plainPages } from '../app/site/frame/plain-page.ts'
import { securityPolicy, sha256 } from './finish-page.ts'

/** Headers of the pages that need neither React nor the database. */
export const plainPageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': securityPolicy(`'sha256-${sha256(plainPageCss)}'`),
}

/** Answers while the database is being opened, migrated and filled. */
export function startingListener(headers: Record<string, string>): RequestListener {
  return (request, response) => {
    const alive = request.url === '/healthz'
    const page = request.url === '/readyz' ? 'starting' : plainPage(plainPages.starting)
    response.writeHead(alive ? 200 : 503, {
      ...headers,
      ...plainPageHeaders,
      'Content-Type': page.startsWith('<') && !alive ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      ...(alive ? {} : { 'Retry-After': '3' }),
    })
    response.end(alive ? 'ok' : page)
  }
}

/** The whole answer, as it goes over the wire, to what is not even HTTP. */
export function unreadableRequest(headers: Record<string, string>): string {
  const page = plainPage(plainPages.told(400))
  const lines = Object.entries({ ...headers, ...plainPageHeaders }).map(([name, value]) => `${name}: ${value}`)
  const length = `Content-Length: ${Buffer.byteLength(page)}`
  return [
    'HTTP/1.1 400 Bad Request',
    'Connection: close',
    'Content-Type: text/html; charset=utf-8',
    length,
    ...lines,
    '',
    page,
  ].join('\r\n')
}
