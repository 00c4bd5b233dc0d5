import { consentFields } from '../../lib/consent-fields.ts'
import { isText } from './draft.ts'
import { controlsIn, isTicked } from './morph.ts'
import { formOf } from './part.ts'

/** Back or a reload within this time continues the same visit, in milliseconds. */
export const sameVisit = 30 * 60 * 1000

/** Names of the fields that the visitor answered before this script ran. */
export type Touched = ReadonlySet<string>

/** After Back the browser restores ticks. A consent must be given each time: untick it. */
export function untickConsents(form: HTMLFormElement, touched: Touched): void {
  for (const control of controlsIn(form)) {
    const isConsent = control instanceof HTMLInputElement && isTicked(control) && consentFields.includes(control.name)
    if (isConsent && !touched.has(control.name)) control.checked = control.defaultChecked
  }
}

/** When a closed tab is reopened, the browser restores typed text. Clear it: the draft decides what comes back. */
export function emptyTexts(form: HTMLFormElement, touched: Touched): void {
  for (const control of controlsIn(form)) {
    const isOwn = control instanceof HTMLSelectElement || touched.has(control.name)
    if (isText(control) && !isOwn) control.value = control.defaultValue
  }
}

/**
 * The browser may show the whole page from its back-forward cache. Within the same visit only the consent is
 * unticked; later the page is loaded again and asks about its draft.
 */
export function watchKeptPage(part: HTMLElement): void {
  let leftAt = Date.now()
  addEventListener('pagehide', () => {
    leftAt = Date.now()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (Date.now() - leftAt >= sameVisit) return location.reload()
    const form = formOf(part)
    if (form) untickConsents(form, new Set())
  })
}
