import { expect, type Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { untilAlive } from '../../../tests/support/journey.ts'

/** A visitor begins a conversation in this browser with a question. */
export async function beginChat(page: Page, name: string, question: string): Promise<void> {
  await page.goto(at.liveChat())
  await untilAlive(page)
  await page.getByLabel('Nama Anda').fill(name)
  await page.getByLabel('Pertanyaan Anda').fill(question)
  await page.getByRole('button', { name: 'Mulai obrolan' }).click()
  await expect(page.getByRole('log').getByText(question)).toBeVisible()
}

/** The visitor of this browser sends one more message. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Tulis pesan').fill(text)
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await expect(page.getByRole('log').getByText(text)).toBeVisible()
}

/** Opens the newest conversation of a visitor in the office, where an employee is signed in. */
export async function openChat(page: Page, name: string): Promise<void> {
  await page.goto(at.chatDesk())
  await page.getByRole('link', { name, exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
