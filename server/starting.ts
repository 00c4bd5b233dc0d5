import type { RequestListener } from 'node:http'
import { plainPage, plainPages } from '../app/site/frame/plain-page.ts'
import { plainPageHeaders } from './plain-answers.ts'

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
