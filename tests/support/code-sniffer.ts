import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

type Message = { type: number; code: string; msg: string; element: Element }
type CodeSniffer = { ERROR: number; getMessages: () => Message[]; process: Process }
type Standard = { sniffs: (string | { include: string[] })[] }
type Process = (standard: string, source: Document, done: () => void, failed: () => void) => void

const script = readFileSync(createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')

/**
 * Rules that only axe checks. Contrast: HTML_CodeSniffer does not see through translucent or layered backgrounds.
 * Autocomplete (1.3.5): it throws on fields that have the attribute and an unusual type.
 */
const leftToAxe = /1_4_3|1_3_5/

/** Reported faults that are not faults, each with its reason. */
const allowed = [
  // These forms apply each choice at once. Without script, a button follows each choice.
  /H32\.2: <form novalidate="" class="mt-6 grid/,
]

/** The errors that HTML_CodeSniffer finds by WCAG 2 AA: rule, element and reason. */
export async function codeSnifferFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(script)
  const faults = await page.evaluate(async (leftOut) => {
    const { HTMLCS: sniffer, HTMLCS_WCAG2AA: standard } = window as unknown as { HTMLCS: CodeSniffer; HTMLCS_WCAG2AA: Standard }
    for (const sniffs of standard.sniffs) {
      if (typeof sniffs === 'object') sniffs.include = sniffs.include.filter((each) => !leftOut.test(each))
    }
    await new Promise<void>((resolve, reject) => {
      sniffer.process('WCAG2AA', document, resolve, () => reject(new Error('HTML_CodeSniffer failed')))
    })
    const errors = sniffer.getMessages().filter(({ type, element }) => type === sniffer.ERROR && !element.closest('[hidden]'))
    return errors.map(({ code, msg, element }) => `${code}: ${element.outerHTML?.slice(0, 120)} — ${msg}`)
  }, leftToAxe)
  return faults.filter((fault) => !allowed.some((each) => each.test(fault)))
}
