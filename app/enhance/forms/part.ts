import { Idiomorph } from 'idiomorph'
import { partHeader } from '../../lib/part-header.ts'
import { countDown } from '../countdown.ts'

/** What the server answers to a form: the part anew, another page, or nothing that belongs here. */
export type Answer = { kind: 'part'; html: Document; status: number } | { kind: 'go'; href: string } | { kind: 'other' }

export function formOf(part: HTMLElement): HTMLFormElement | null {
  return part.querySelector('form')
}

/** The fields as they stand, texts only. */
export function fieldsOf(form: HTMLFormElement): Map<string, string> {
  return new Map([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
}

/** Fetches a form's page for this part of it only. Throws when the line is down. */
export async function askServer(href: string, options: RequestInit = {}): Promise<Answer> {
  const response = await fetch(href, { ...options, headers: { [partHeader]: 'form' } })
  const goTo = response.headers.get('X-Go-To') ?? (response.redirected ? response.url : null)
  if (goTo) return { kind: 'go', href: goTo }
  const html = new DOMParser().parseFromString(await response.text(), 'text/html')
  return html.querySelector('form-part') ? { kind: 'part', html, status: response.status } : { kind: 'other' }
}

/**
 * The body of a form's submit, as the form itself would encode it. Files go only with what sends the form: a question
 * about it needs none, and each would carry them over a slow line again.
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
 * Puts the answer in the part's place and changes only what differs, so that focus, scroll and what is being typed
 * stay. `typed` are the fields whose present content counts for more than the answer's.
 */
export function show(
  part: HTMLElement,
  { html }: Extract<Answer, { kind: 'part' }>,
  typed: ReadonlyMap<string, string> = new Map(),
): void {
  adoptRules(html)
  const next = html.querySelector('form-part')
  if (next) Idiomorph.morph(part, next as HTMLElement, { ignoreActiveValue: true, callbacks: { afterNodeMorphed: followServer } })
  for (const control of part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const kept = typed.get(control.name)
    if (kept === undefined || control.type === 'radio' || control.type === 'hidden' || control.type === 'file') continue
    if (control.type === 'checkbox') (control as HTMLInputElement).checked = kept === control.value
    else if (control !== document.activeElement) control.value = kept
  }
  if (html.title) document.title = html.title
  countDown(part)
}

// A control that was touched no longer follows its attributes by itself.
function followServer(old: Node, next: Node): void {
  if (old instanceof HTMLInputElement && next instanceof HTMLInputElement && (old.type === 'radio' || old.type === 'checkbox')) {
    old.checked = next.defaultChecked
  }
  if (old instanceof HTMLSelectElement && next instanceof HTMLSelectElement) old.value = next.value
}

// The page carries only the rules it needs; a part may need others. The policy allows them to script, not to markup.
function adoptRules(html: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(html.querySelector('[data-sheet]')?.textContent ?? '')
  document.adoptedStyleSheets = [sheet]
}

/** Whoever cannot see the page must hear first what happened. */
export function focusAlert(part: HTMLElement): void {
  const alert = part.querySelector<HTMLElement>('[role=alert]')
  if (!alert) return
  alert.focus()
  alert.scrollIntoView({ block: 'start' })
}

/** Says something below the form; an empty text says nothing. */
export function note(part: HTMLElement, text: string, ...more: Node[]): void {
  part.querySelector('[data-form-note]')?.replaceChildren(text, ...more)
}
