import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Axe = { run: (context: Document, options: axe.RunOptions) => Promise<axe.AxeResults> }

/** What axe finds on the page as it stands: the rule, the element, and why. Without `rules` by all of its rules. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const { violations } = await page.evaluate((options) => (window as unknown as { axe: Axe }).axe.run(document, options), options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`),
  )
}
