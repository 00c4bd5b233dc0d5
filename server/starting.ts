import type { IncomingMessage, RequestListener } from 'node:http'
import { type PlainPage, plainPages } from '../app/site/frame/plain-page.ts'
import { mostFormBytes } from './form-size.ts'
import { answerPlain } from './plain-answers.ts'
import { receiveBody } from './receive-body.ts'
import { isFromElsewhere } from './same-site.ts'
import { unsentForm } from './unsent-form.ts'

/** Answers while the database is opened, migrated and filled. */
export function startingListener(headers: Record<string, string>, publicUrl: string): RequestListener {
  return async (request, response) => {
    if (request.url === '/healthz') return respond(200, 'ok')
    const later = { ...headers, 'Retry-After': '3' }
    if (request.url === '/readyz') return respond(503, 'starting')
    answerPlain(response, { status: 503, page: await startingPage(request, publicUrl), headers: later })

    function respond(status: number, text: string): void {
      response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
      response.end(text)
    }
  }
}

/** A page that says the site is starting. It carries a form that was sent meanwhile, so that the visitor can resend it. */
async function startingPage(request: IncomingMessage, publicUrl: string): Promise<PlainPage> {
  const { method, headers } = request
  if (method !== 'POST' || isFromElsewhere(new Headers(headers as Record<string, string>), publicUrl)) return plainPages.starting
  const body = await receiveBody(request, { mostBytes: mostFormBytes(false) })
  if (!body.ok) return plainPages.starting
  const form = await unsentForm(headers['content-type'] ?? '', body.value.bytes)
  return form ? plainPages.unsent(form) : plainPages.starting
}
