import { Idiomorph } from 'idiomorph'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const controls = 'input, textarea, select'

/** The fields in an element, itself among them. */
export function controlsIn(element: Element): Control[] {
  return element.matches(controls) ? [element as Control] : [...element.querySelectorAll<Control>(controls)]
}

export const isTicked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'

/** An element and its new version. */
export type Piece = { old: Element; next: Element }
/** A piece of so many elements is changed within a frame, on a slow telephone too. */
const pieceSize = 60

/** The smallest pieces, down to a size, by which the old becomes the new: what differs in shape stays in one. */
export function piecesOf(old: Element, next: Element): Piece[] {
  const small = old.getElementsByTagName('*').length <= pieceSize
  if (small || !isAlike(old, next) || !haveLikeChildren(old, next)) return [{ old, next }]
  return [...old.children].flatMap((child, place) => piecesOf(child, next.children[place] as Element))
}

function haveLikeChildren(old: Element, next: Element): boolean {
  const areElements = [old, next].every(({ childNodes, children }) => childNodes.length === children.length)
  return (
    areElements &&
    old.children.length === next.children.length &&
    [...old.children].every((child, place) => isAlike(child, next.children[place]))
  )
}

/** Whether the tags are the same but for what script says of the old one. */
function isAlike(old: Element, next: Element | undefined): boolean {
  return next !== undefined && old.tagName === next.tagName && attributesOf(old) === attributesOf(next)
}

function attributesOf({ attributes }: Element): string {
  return [...attributes]
    .filter(({ name }) => name !== 'aria-busy' && name !== 'open')
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join('\n')
}

const withoutCaret = ['radio', 'checkbox', 'range', 'color', 'file', 'button', 'submit', 'reset', 'image', 'hidden']

/** True for a focused text field: its text and caret belong to the visitor. */
export function isBeingTypedIn(element: Element | null): boolean {
  if (element === null || element !== document.activeElement) return false
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && !withoutCaret.includes(element.type)
}

/** Makes an element like its new version. */
export function morph(old: Element, next: Element): void {
  Idiomorph.morph(old, next, {
    // Any other focused control takes its new value: the first radio of a question keeps its id when its value changes.
    ignoreActiveValue: isBeingTypedIn(document.activeElement),
    callbacks: { beforeNodeMorphed: morphOrSkip, beforeAttributeUpdated: isAttributeOfServer, afterNodeMorphed: followServer },
  })
}

/**
 * Skips what script shows, since the server does not know of it. Skips equal elements too, unless a control inside was
 * changed since it was sent. Replaces the content of a closed <details> without diffing: no one can see it change.
 */
function morphOrSkip(old: Node, next: Node): boolean {
  if (!(old instanceof Element)) return true
  if (old instanceof HTMLElement && old.dataset.ofScript !== undefined) return false
  if (old.isEqualNode(next) && controlsIn(old).every(standsAsSent)) return false
  if (!isFold(old) || !isFold(next) || !isAlike(old, next)) return true
  replaceFolded(old, next)
  return false
}

function standsAsSent(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
  if (control instanceof HTMLInputElement && isTicked(control)) return control.checked === control.defaultChecked
  return control.value === control.defaultValue
}

function isFold(node: Node): node is HTMLDetailsElement {
  return node instanceof HTMLDetailsElement && !node.open && controlsIn(node).length === 0
}

/** The summary is changed as it stands, for the keyboard may rest on it. */
function replaceFolded(old: HTMLDetailsElement, next: HTMLDetailsElement): void {
  const [oldSummary, nextSummary] = [old.firstElementChild, next.firstElementChild]
  if (oldSummary && nextSummary) morph(oldSummary, nextSummary)
  for (const folded of [...old.childNodes].slice(1)) folded.remove()
  old.append(...[...next.childNodes].slice(1))
}

// What the visitor has opened or closed stays so.
function isAttributeOfServer(attribute: string, node: Element): boolean {
  return !(attribute === 'open' && node instanceof HTMLDetailsElement)
}

/** A control that was touched no longer follows its attributes by itself. */
function followServer(old: Node, next: Node): void {
  if (old instanceof HTMLInputElement && next instanceof HTMLInputElement) followInput(old, next)
  if (old instanceof HTMLButtonElement && next instanceof HTMLButtonElement) old.value = next.value
  if (old instanceof HTMLSelectElement && next instanceof HTMLSelectElement) old.value = next.value
}

function followInput(old: HTMLInputElement, next: HTMLInputElement): void {
  if (isTicked(old)) old.checked = next.defaultChecked
  if (old.type === 'range') old.value = next.defaultValue
}
