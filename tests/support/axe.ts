import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

type Context = { include: string[][]; exclude: string[][] }
type Axe = { run: (context: Context, options: axe.RunOptions) => Promise<axe.AxeResults> }

// The minified file takes half the time, and each page reads it again.
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Look = {
  /** All rules when left out. */
  rules?: string[]
  /** Selectors of elements that are not checked. */
  leaveOut?: string[]
}

/** The faults that axe finds on the current page: rule, element and reason. */
export async function axeFaults(page: Page, { rules, leaveOut = [] }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const context: Context = { include: [['html']], exclude: leaveOut.map((each) => [each]) }
  const { violations } = await page.evaluate(
    ([context, options]) => (window as unknown as { axe: Axe }).axe.run(context, options),
    [context, options] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`),
  )
}
