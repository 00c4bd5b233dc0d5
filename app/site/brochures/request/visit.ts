import { expect, type Page } from '@playwright/test'
import type { Guest } from '../../../../tests/support/visitor.ts'

/** Fills in who asks, without sending it. */
export async function fillInPerson(page: Page, guest: Pick<Guest, 'name' | 'phone'>): Promise<void> {
  await page.getByLabel('Nama', { exact: true }).fill(guest.name)
  await page.getByLabel('Nomor HP', { exact: true }).fill(guest.phone)
  await page.getByLabel(/^Saya setuju/).check()
}

export const model = (page: Page) => page.getByLabel('Brosur model')
export const send = (page: Page) => page.getByRole('button', { name: 'Kirim brosur' }).click()

/** From the filled form to the page that confirms it; returns the reference number. */
export async function sendThrough(page: Page): Promise<string> {
  await send(page)
  await expect(page.getByRole('heading', { name: 'Brosur dalam perjalanan' })).toBeVisible()
  return (
    (await page
      .getByText(/^BR-\w{6}$/)
      .first()
      .textContent()) ?? ''
  )
}

/** The model the confirmed request is about. */
export const askedFor = (page: Page) => page.getByRole('main').getByRole('definition').last()
