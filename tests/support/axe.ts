import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

type Context = { include: string[][]; exclude: string[][] }
type Axe = { run: (context: Context, options: axe.RunOptions) => Promise<axe.AxeResults> }

// Each page reads it anew: the short spelling takes half the time.
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Look = {
  /** All of its rules where left out. */
  rules?: string[]
  /** Selectors of what is not looked at. */
  leaveOut?: string[]
}

/** What axe finds on the page as it stands: the rule, the element, and why. */
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
