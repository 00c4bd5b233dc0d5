import { Idiomorph } from 'idiomorph'
import { countDown } from '../countdown.ts'
import { partHeaders, wearRulesOf } from './sheets.ts'

/** What the server answers to a form: the part anew, another page, or nothing that belongs here. */
export type Answer = { kind: 'part'; html: Document; status: number } | { kind: 'go'; href: string } | { kind: 'other' }

export function formOf(part: HTMLElement): HTMLFormElement | null {
  return part.querySelector('form')
}

/** Fields by name, texts only; of boxes that share one, every ticked box. */
export type Fields = ReadonlyMap<string, readonly string[]>

/** The fields as they stand. */
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

/** What has changed since, with nothing for a tick that was taken away. */
export function typedSince(before: Fields, form: HTMLFormElement): Fields {
  const now = fieldsOf(form)
  const names = new Set([...before.keys(), ...now.keys()])
  return new Map(
    [...names].flatMap((name) => (isSame(before.get(name), now.get(name)) ? [] : [[name, now.get(name) ?? []] as const])),
  )
}

/** What stands in the form and did not come with it. */
export function typedBeforeScript(form: HTMLFormElement): Fields {
  const asItCame = form.cloneNode(true) as HTMLFormElement
  asItCame.reset()
  return typedSince(fieldsOf(asItCame), form)
}

/** Fetches a form's page for this part of it only. Throws when the line is down. */
export async function askServer(href: string, options: RequestInit = {}): Promise<Answer> {
  const response = await fetch(href, { ...options, headers: partHeaders() })
  const goTo = response.headers.get('X-Go-To') ?? (response.redirected ? response.url : null)
  if (goTo) return { kind: 'go', href: goTo }
  const html = new DOMParser().parseFromString(await response.text(), 'text/html')
  await letHandThrough()
  options.signal?.throwIfAborted()
  return html.querySelector('form-part') ? { kind: 'part', html, status: response.status } : { kind: 'other' }
}

/** What is typed meanwhile goes first: on a slow telephone each piece of an answer takes longer than a frame. */
export function letHandThrough(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
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
export function show(part: HTMLElement, { html }: Extract<Answer, { kind: 'part' }>, typed: Fields = new Map()): void {
  wearRulesOf(html)
  const next = html.querySelector<HTMLElement>('form-part')
  if (next) morph(part, next)
  for (const control of part.querySelectorAll<Control>('input, textarea, select')) keep(control, typed.get(control.name))
  if (html.title) document.title = html.title
  countDown(part)
}

const controls = 'input, textarea, select, button'
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function keep(control: Control, typed: readonly string[] | undefined): void {
  if (typed === undefined || control.type === 'hidden' || control.type === 'file') return
  if (control instanceof HTMLInputElement && isTicked(control)) control.checked = typed.includes(control.value)
  else if (control !== document.activeElement || control.type === 'range') control.value = typed.at(-1) ?? ''
}

const isTicked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'

/** Makes an element like its new version. */
export function morph(old: Element, next: Element): void {
  Idiomorph.morph(old, next, {
    ignoreActiveValue: true,
    callbacks: { beforeNodeMorphed: mayDiffer, beforeAttributeUpdated: isAttributeOfServer, afterNodeMorphed: followServer },
  })
}

/**
 * What script shows, the server knows nothing of. What is the same needs no walk through it, unless a control inside
 * stands otherwise than it was sent.
 */
function mayDiffer(old: Node, next: Node): boolean {
  if (!(old instanceof Element)) return true
  if (old instanceof HTMLElement && old.dataset.ofScript !== undefined) return false
  return old.querySelector(controls) !== null || old.matches(controls) || !old.isEqualNode(next)
}

// What the visitor has opened or closed stays so.
function isAttributeOfServer(attribute: string, node: Element): boolean {
  return !(attribute === 'open' && node instanceof HTMLDetailsElement)
}

// A control that was touched no longer follows its attributes by itself.
function followServer(old: Node, next: Node): void {
  if (old instanceof HTMLInputElement && next instanceof HTMLInputElement && isTicked(old)) old.checked = next.defaultChecked
  // A slider has no caret to lose: the keyboard may rest on it while another field moves it.
  if (old instanceof HTMLInputElement && next instanceof HTMLInputElement && old.type === 'range') old.value = next.defaultValue
  // The pressed button has the focus, so its words were left alone.
  if (old instanceof HTMLButtonElement && next instanceof HTMLButtonElement && !old.isEqualNode(next)) {
    old.value = next.value
    old.innerHTML = next.innerHTML
  }
  if (old instanceof HTMLSelectElement && next instanceof HTMLSelectElement) old.value = next.value
}

/** Whoever cannot see the page must hear first what happened. */
export function focusAlert(part: HTMLElement): void {
  const alert = part.querySelector<HTMLElement>('[role=alert]')
  if (!alert) return
  alert.focus()
  alert.scrollIntoView({ block: 'start' })
}

/** Says something below the form; an empty text says nothing. */
export function note(part: HTMLElement, text: string | undefined): void {
  part.querySelector('#kabar-isian')?.replaceChildren(text ?? '')
}
