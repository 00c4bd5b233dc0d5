import { randomBytes } from 'node:crypto'

export const newNonce = (): string => randomBytes(16).toString('base64')

/** True for files and events: they are sent while they are made, without compression. */
export function isStreamed({ headers }: Response): boolean {
  const type = headers.get('Content-Type') ?? ''
  return type !== '' && !/^text\/(html|x-script)/.test(type)
}

/**
 * Completes an answer of the office: no cache may keep it. A page allows its own scripts and inline scripts with the nonce.
 * `html` is the rendered page; data and files have none.
 */
export function officeAnswer(answer: Response, html: string, nonce: string): Response {
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Referrer-Policy', 'same-origin')
  if (!headers.get('Content-Type')?.startsWith('text/html')) return new Response(answer.body, { status: answer.status, headers })
  headers.set('Content-Security-Policy', officePolicy(nonce))
  return new Response(Buffer.from(html), { status: answer.status, headers })
}

function officePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    // React writes the style attributes of served elements, such as the height of a bar.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The preview of an article is a page of the site.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
