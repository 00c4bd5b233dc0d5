import { readBody } from '../app/platform/form-body.server.ts'
import type { UnsentForm } from '../app/site/frame/plain-page.ts'

/** Reads a form that could not be handled, so that a page can offer to send it again; undefined if it is unreadable. */
export async function unsentForm(contentType: string, body: Buffer): Promise<UnsentForm | undefined> {
  const headers = { 'Content-Type': contentType }
  const request = new Request('http://localhost', { method: 'POST', headers, body: new Uint8Array(body) })
  const form = await readBody(request).catch(() => undefined)
  if (!form) return undefined
  const fields = [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
  const lacksFiles = [...form.values()].some((value) => typeof value !== 'string' && value.size > 0)
  return { fields, lacksFiles }
}
