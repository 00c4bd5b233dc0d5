import { type Purpose, partHeader } from '../../lib/part-header.ts'
import { type Control, controlsIn, isBeingTypedIn, isTicked, morph } from './morph.ts'

/** The server's answer: the part, a redirect, a failure, or a page without the part. */
export type Answer =
  | { kind: 'part'; html: Document; status: number }
  | { kind: 'go'; href: string }
  | { kind: 'failed' }
  | { kind: 'other' }

export function formOf(part: HTMLElement): HTMLFormElement | null {
  return part.querySelector('form')
}

/** Text fields by name. For checkboxes with the same name: all ticked values. */
export type Fields = ReadonlyMap<string, readonly string[]>

/** The current fields. */
export function fieldsOf(form: HTMLFormElement): Fields {
  return listed(new FormData(form))
}

export function listed(data: FormData | URLSearchParams): Fields {
  const fields = new Map<string, string[]>()
  for (const [name, value] of data) if (typeof value === 'string') fields.set(name, [...(fields.get(name) ?? []), value])
  return fields
}

export function isSame(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((value, place) => value === other[place])
}

/** The fields that have changed since `before`; an empty list for a box that was unticked. */
export function typedSince(before: Fields, form: HTMLFormElement): Fields {
  const now = fieldsOf(form)
  const names = new Set([...before.keys(), ...now.keys()])
  return new Map(
    [...names].flatMap((name) => (isSame(before.get(name), now.get(name)) ? [] : [[name, now.get(name) ?? []] as const])),
  )
}

/** The fields that differ from the form as it was served. */
export function typedBeforeScript(form: HTMLFormElement): Fields {
  const asItCame = form.cloneNode(true) as HTMLFormElement
  asItCame.reset()
  return typedSince(fieldsOf(asItCame), form)
}

/** Requests only this form part from the server. Throws when the connection fails. */
export async function askServer(href: string, purpose: Purpose, options: RequestInit = {}): Promise<Answer> {
  const response = await fetch(href, { ...options, headers: { [partHeader]: purpose } })
  const goTo = response.headers.get('X-Go-To') ?? (response.redirected ? response.url : null)
  if (goTo) return { kind: 'go', href: goTo }
  if (response.status >= 500) return { kind: 'failed' }
  const html = new DOMParser().parseFromString(await response.text(), 'text/html')
  return html.querySelector('form-part') ? { kind: 'part', html, status: response.status } : { kind: 'other' }
}

/**
 * The body of a submit, encoded like the browser would. Files go only with the submit itself: a request about a
 * choice does not need them, and would send them over a slow connection again.
 */
export function encoded(form: HTMLFormElement, data: FormData): BodyInit {
  if (form.enctype === 'multipart/form-data') return data.has('intent') ? withoutFiles(data) : data
  return new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
}

function withoutFiles(data: FormData): FormData {
  for (const [name, value] of [...data]) if (value instanceof File) data.delete(name)
  return data
}

/**
 * Shows the server's answer and changes only what differs, so that focus, scroll position and text being typed
 * stay. The fields in `typed` keep their current values. The part gets the event `shown`.
 */
export function show(part: HTMLElement, { html }: Extract<Answer, { kind: 'part' }>, typed: Fields): void {
  const next = html.querySelector<HTMLElement>('form-part')
  if (next) morph(part, next)
  for (const control of controlsIn(part)) keep(control, typed.get(control.name))
  if (html.title) document.title = html.title
  part.dispatchEvent(new Event('shown'))
}

function keep(control: Control, typed: readonly string[] | undefined): void {
  if (typed === undefined || control.type === 'hidden' || control.type === 'file') return
  const latest = typed.at(-1) ?? ''
  if (control instanceof HTMLInputElement && isTicked(control)) control.checked = typed.includes(control.value)
  else if (control instanceof HTMLSelectElement) chooseIfOffered(control, latest)
  else if (!isBeingTypedIn(control)) control.value = latest
}

/** Setting a value that the list lacks would leave the select empty. */
function chooseIfOffered(select: HTMLSelectElement, value: string): void {
  if ([...select.options].some((option) => option.value === value)) select.value = value
}

/** Screen reader users must hear first what happened. */
export function focusAlert(part: HTMLElement): void {
  const alert = part.querySelector<HTMLElement>('[role=alert]:not([hidden])')
  if (!alert) return
  alert.focus()
  alert.scrollIntoView({ block: 'start' })
}

/** Shows a message below the form. An empty text removes it. */
export function note(part: HTMLElement, text: string | undefined): void {
  part.querySelector('#kabar-isian')?.replaceChildren(text ?? '')
}
