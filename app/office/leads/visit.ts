import { expect, type Page } from '@playwright/test'
import { at } from '~/addresses.ts'

/** Opens a lead in the office, where an employee is signed in. */
export async function openLead(page: Page, reference: string, name: string): Promise<void> {
  await page.goto(at.lead(reference))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
