import { Idiomorph } from 'idiomorph'
import { hasFormData } from '../../lib/form-data.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const controlsIn = (element: Element): Control[] => [...element.querySelectorAll<Control>('input, textarea, select')]

export const isTicked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'

const withoutCaret = ['radio', 'checkbox', 'range', 'color', 'file', 'button', 'submit', 'reset', 'image', 'hidden']

/** True for a focused text field: its text and caret belong to the visitor. */
export function isBeingTypedIn(element: Element | null): boolean {
  if (element === null || element !== document.activeElement) return false
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && !withoutCaret.includes(element.type)
}

export function morph(old: Element, next: Element): void {
  Idiomorph.morph(old, next, {
    // Any other focused control takes its new value: the first radio of a question keeps its id when its value changes.
    ignoreActiveValue: isBeingTypedIn(document.activeElement),
    callbacks: { beforeNodeMorphed: isOfServer, beforeAttributeUpdated: isAttributeOfServer, afterNodeMorphed: followServer },
  })
}

/** False for content that only script shows: the server does not know it. */
function isOfServer(old: Node): boolean {
  return !(old instanceof Element && hasFormData(old, 'of-script'))
}

// A <details> that the visitor has opened or closed stays as it is.
function isAttributeOfServer(attribute: string, node: Element): boolean {
  return !(attribute === 'open' && node instanceof HTMLDetailsElement)
}

/** After the visitor has used a control, changed attributes no longer set its value: set the properties too. */
function followServer(old: Node, next: Node): void {
  if (old instanceof HTMLInputElement && next instanceof HTMLInputElement && isTicked(old)) old.checked = next.defaultChecked
  if (old instanceof HTMLButtonElement && next instanceof HTMLButtonElement) old.value = next.value
  if (old instanceof HTMLSelectElement && next instanceof HTMLSelectElement) old.value = next.value
}
