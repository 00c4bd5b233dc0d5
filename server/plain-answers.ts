import { type ServerResponse, STATUS_CODES } from 'node:http'
import { plainPage, plainPageCss } from '../app/site/frame/plain-page.ts'
import { securityPolicy } from './finish-page.ts'
import { sha256 } from './sha256.ts'

/** Headers of plain pages, which need neither React nor the database. */
export const plainPageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': securityPolicy(`'sha256-${sha256(plainPageCss)}'`),
}

type Answer = { status: number; page: Parameters<typeof plainPage>[0]; headers: Record<string, string> }

/** Sends a plain page on a Node response: before the app has started, or when it cannot answer. */
export function answerPlain(response: ServerResponse, { status, page, headers }: Answer): void {
  response.writeHead(status, { ...headers, ...plainPageHeaders, 'Content-Type': 'text/html; charset=utf-8' })
  response.end(plainPage(page))
}

/** The same page as a Response, for the app. */
export function plainResponse({ status, page, headers }: Answer): Response {
  return new Response(plainPage(page), {
    status,
    headers: { ...headers, ...plainPageHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** The same page as raw HTTP, for a connection whose request could not be read. */
export function plainAnswer({ status, page, headers }: Answer): string {
  const body = plainPage(page)
  const lines = Object.entries({
    ...headers,
    ...plainPageHeaders,
    Connection: 'close',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
