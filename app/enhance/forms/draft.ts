import { readStored, store } from '../../lib/browser-storage.ts'
import { consentFields } from '../../lib/consent-fields.ts'
import { withFormData } from '../../lib/form-data.ts'
import { type Control, controlsIn } from './morph.ts'
import { fieldsOf, formOf } from './part.ts'

type Field = [name: string, values: readonly string[]]

/** An unsent form: what was chosen, what was typed, and the hidden fields it carries. Never a consent. */
export type Draft = { at: number; tab: string; chosen: Field[]; typed: Field[]; carried: Field[] }

/** The draft of the form as it is now. */
export function draftOf(part: HTMLElement): Draft | null {
  const form = formOf(part)
  if (!form) return null
  const ofScript = namesOf(form, isOfScript)
  const fields = [...fieldsOf(form)].filter(([name]) => !consentFields.includes(name) && !ofScript.has(name))
  const [carried, others] = split(fields, namesOf(form, isCarried))
  const [typed, chosen] = split(others, namesOf(form, isText))
  return { at: Date.now(), tab: thisTab(), chosen, typed, carried }
}

/** An id of this tab, to tell its drafts from those of other tabs. Empty when the browser stores nothing. */
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
const isOfScript = (control: Control) => control.closest(withFormData('of-script')) !== null
