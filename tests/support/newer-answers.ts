import type { Page } from '@playwright/test'
import { untilAlive } from './journey.ts'

/** The notice on a page after an earlier page of the journey was changed in another tab. */
export const notice = (page: Page) => page.getByRole('alert', { name: 'Isian Anda berubah setelah halaman ini dibuat' })

export const takeNewer = (page: Page) => notice(page).getByRole('button', { name: 'Pakai isian terbaru' }).click()

export const stay = (page: Page) => notice(page).getByRole('button', { name: 'Tetap pakai yang di halaman ini' }).click()

export const sentFacts = (page: Page) => page.getByLabel('Yang Anda kirim')

export async function back(page: Page): Promise<void> {
  await page.goBack()
  await untilAlive(page)
}
