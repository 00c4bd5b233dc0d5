import { vi } from 'vitest'
import { formData } from '../../lib/form-data.ts'
import { partHeader } from '../../lib/part-header.ts'
import { Captcha } from './captcha.ts'
import { DraftStore } from './draft-store.ts'
import type { FormPart } from './form-part.ts'
import { takeTurns } from './turns.ts'

export const formAddress = '/konsultasi'

const attributes = {
  ...formData({ name: 'consultation', asks: 'province dealer' }),
  ...formData({ sending: 'sending', offline: 'offline', unsent: 'unsent', unanswered: 'unanswered' }),
}

const partWith = (form: string, more: Record<string, string> = {}) => {
  const given = Object.entries({ ...attributes, ...more }).map(([name, value]) => `${name}="${value}"`)
  return `<form-part ${given.join(' ')}>${form}<p id="kabar-isian" data-of-script=""></p></form-part>`
}

export const postForm = (fields: string) => `<form method="post" action="${formAddress}">${fields}</form>`

/** Puts a page with this form into the document. */
export function servedPart(form: string, more?: Record<string, string>): FormPart {
  document.body.innerHTML = partWith(form, more)
  const element = document.querySelector('form-part') as HTMLElement
  return { element, inTurn: takeTurns(), drafts: new DraftStore(element), captcha: new Captcha(element) }
}

export const answerWith = (form: string, more?: Record<string, string>) =>
  new Response(`<title>Konsultasi</title>${partWith(form, more)}`, { headers: { 'Content-Type': 'text/html' } })

/** A request of the form script, with functions to answer it. */
export type Asked = {
  href: string
  method: string
  purpose: string | undefined
  fields: Record<string, string>
  signal: AbortSignal | null | undefined
  answer: (response: Response) => void
  dropLine: () => void
}

/** Collects the requests of the page. They wait until the test answers them. */
export function heldRequests(): Asked[] {
  const all: Asked[] = []
  vi.stubGlobal('fetch', (href: string, { method = 'GET', body, headers, signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const answered = { answer: resolve, dropLine: () => reject(new TypeError('Failed to fetch')) }
    signal?.addEventListener('abort', () => reject(signal.reason))
    const fields = Object.fromEntries((body ?? []) as URLSearchParams)
    const purpose = (headers as Record<string, string>)[partHeader]
    all.push({ href, method, purpose, fields, signal, ...answered })
    return promise
  })
  return all
}

export const note = () => document.querySelector('#kabar-isian')?.textContent

/** Waits until all pending promises have run. */
export const settled = () => new Promise((resolve) => setImmediate(resolve))

export function control<Element extends HTMLElement = HTMLInputElement>(selector: string): Element {
  const found = document.querySelector<Element>(selector)
  if (!found) throw new Error(`Nothing on the page is ${selector}.`)
  return found
}

export function type(selector: string, value: string): void {
  const field = control(selector)
  field.value = value
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}
