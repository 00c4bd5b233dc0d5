import { readStored, store } from '../../lib/browser-storage.ts'
import { consentFields } from '../../lib/consent-fields.ts'
import { type Control, controlsIn } from './morph.ts'
import { fieldsOf, formOf } from './part.ts'

type Field = [name: string, values: readonly string[]]

/** An unsent form: what was chosen, what was typed, and the hidden fields it carries. Never a consent. */
export type Draft = { at: number; tab: string; chosen: Field[]; typed: Field[]; carried: Field[] }

const days = 24 * 60 * 60 * 1000
const keptFor = 7 * days
/** Browsers limit how often a page may write to its history. */
const pause = 400
let waiting: ReturnType<typeof setTimeout> | undefined
/** True while the visitor is asked about the draft on the device: another draft must not replace it. */
let isHeld = false

const keyOf = (part: HTMLElement) => (part.dataset.name ? `isian:${part.dataset.name}` : null)

/**
 * Keeps a draft in the browser until the form is sent: on the device, for a closed tab, and in the page's history
 * entry, for Back. `onSave` follows each change.
 */
export function keepDrafts(part: HTMLElement, onSave: () => void): void {
  const save = () => {
    saveDraft(part)
    onSave()
  }
  const keep = () => {
    const draft = draftOf(part)
    if (!keyOf(part) || !draft) return
    storeOnDevice(part, draft)
    clearTimeout(waiting)
    waiting = setTimeout(save, pause)
  }
  part.addEventListener('input', keep)
  part.addEventListener('change', keep)
  addEventListener('pagehide', () => waiting && save())
}

export function saveDraft(part: HTMLElement): void {
  const [key, draft] = [keyOf(part), draftOf(part)]
  if (!key || !draft) return
  stopWaiting()
  history.replaceState({ ...history.state, [key]: draft }, '')
  storeOnDevice(part, draft)
}

/** The form as it stands. */
export function draftOf(part: HTMLElement): Draft | null {
  const form = formOf(part)
  if (!form) return null
  const ofScript = namesOf(form, isOfScript)
  const fields = [...fieldsOf(form)].filter(([name]) => !consentFields.includes(name) && !ofScript.has(name))
  const [carried, others] = split(fields, namesOf(form, isCarried))
  const [typed, chosen] = split(others, namesOf(form, isText))
  return { at: Date.now(), tab: thisTab(), chosen, typed, carried }
}

/** Tells the drafts of this tab from those of others; empty where the browser stores nothing. */
export function thisTab(): string {
  if (readStored('sessionStorage', 'tab') === null) store('sessionStorage', 'tab', Math.random().toString(36).slice(2))
  return readStored<string>('sessionStorage', 'tab') ?? ''
}

function split(fields: Field[], names: ReadonlySet<string>): [named: Field[], others: Field[]] {
  return [fields.filter(([name]) => names.has(name)), fields.filter(([name]) => !names.has(name))]
}

function namesOf(form: HTMLFormElement, isOne: (control: Control) => boolean): ReadonlySet<string> {
  return new Set(controlsIn(form).flatMap((control) => (isOne(control) ? [control.name] : [])))
}

/** Typed text may be personal; a choice is not. */
export const isText = ({ type }: Control) => ['text', 'tel', 'email', 'search', 'textarea'].includes(type)
const isCarried = (control: Control) => control.closest('[hidden]') !== null
const isOfScript = (control: Control) => control.closest('[data-of-script]') !== null

/** Removes the draft from the device. The history entry keeps it, so that the form sent again is the same request. */
export function forgetDraft(part: HTMLElement): void {
  stopWaiting()
  holdDraft(false)
  storeOnDevice(part, null)
}

/** Removes the draft from the device and from the history entry. */
export function deleteDraft(part: HTMLElement): void {
  forgetDraft(part)
  history.replaceState({ ...history.state, [keyOf(part) ?? '']: undefined }, '')
}

export function holdDraft(held: boolean): void {
  isHeld = held
}

function stopWaiting(): void {
  clearTimeout(waiting)
  waiting = undefined
}

export function draftInHistory(part: HTMLElement): Draft | null {
  return currentFormat(history.state?.[keyOf(part) ?? ''])
}

export function draftOnDevice(part: HTMLElement): Draft | null {
  const key = keyOf(part)
  const draft = key ? currentFormat(readStored<Draft>('localStorage', key)) : null
  if (draft && Date.now() - draft.at < keptFor) return draft
  storeOnDevice(part, null)
  return null
}

export const hasDraft = (part: HTMLElement): boolean => draftInHistory(part) !== null || draftOnDevice(part) !== null

/** Null for a draft in the format of an earlier version of the site: that may hold a consent. */
function currentFormat(draft: Draft | null | undefined): Draft | null {
  return draft?.chosen && draft.typed && draft.carried ? draft : null
}

function storeOnDevice(part: HTMLElement, draft: Draft | null): void {
  const key = keyOf(part)
  if (key && !isHeld) store('localStorage', key, draft)
}
