import { type checkPart, partHeader, type sendPart } from '../../lib/part-header.ts'

/** Filling in a form and sending it are counted apart. */
export type Purpose = typeof checkPart | typeof sendPart

const sheetOf = (html: Document) => html.querySelector<HTMLElement>('[data-sheet]')
/** The server names the rules a page has; a page comes with its own. */
let held = sheetOf(document)?.dataset.sheet ?? ''

/** Asks for a part, and tells which rules need not come with it. */
export function partHeaders(purpose: Purpose): Record<string, string> {
  return { [partHeader]: `${purpose} ${held}` }
}

/**
 * A page carries only the rules it needs, and with a new part it may need others. The policy allows them to script, not
 * to markup. The same rules put on again would cost a slow telephone a layout of the whole page.
 */
export function wearRulesOf(html: Document): void {
  const sheet = sheetOf(html)
  const name = sheet?.dataset.sheet ?? ''
  if (!sheet || name === held) return
  const rules = new CSSStyleSheet()
  rules.replaceSync(sheet.textContent)
  document.adoptedStyleSheets = [rules]
  held = name
}
