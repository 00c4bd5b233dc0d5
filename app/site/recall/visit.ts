import type { Page } from '@playwright/test'

/** Types a frame number and presses the button. */
export async function checkNumber(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nomor rangka' }).fill(number)
  await page.getByRole('button', { name: 'Periksa' }).click()
}
