import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { untilAlive } from '../../../tests/support/journey.ts'
import type { PreOrderAct } from './pre-order-acts.server.ts'
import { words } from './words.ts'

/** The line of an order in the queue of the office. */
export const lineOf = (page: Page, reference: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: reference })

/** Opens the queue, where an employee is signed in. Without script there is nothing to wait for. */
export async function openQueue(page: Page, withScript = true): Promise<void> {
  await page.goto(at.preOrderQueues())
  if (withScript) await untilAlive(page)
}

/** Opens the form of an act and presses its button. */
export async function act(page: Page, reference: string, wanted: PreOrderAct, text = ''): Promise<void> {
  const line = lineOf(page, reference)
  const field = line.getByLabel(wanted === 'hold' ? words.reason : words.unit)
  if (wanted !== 'release') {
    if (!(await field.isVisible())) await line.getByText(words.acts[wanted], { exact: true }).first().click()
    await field.fill(text)
  }
  await line.getByRole('button', { name: `${words.acts[wanted]} ${reference}` }).click()
}
