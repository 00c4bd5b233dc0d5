import { expect, type Page } from '@playwright/test'
import type { Guest } from '../../../../tests/support/visitor.ts'

/** Fills in the person's data without sending the form. */
export async function fillInPerson(page: Page, guest: Pick<Guest, 'name' | 'phone'>): Promise<void> {
  await page.getByLabel('Nama', { exact: true }).fill(guest.name)
  await page.getByLabel('Nomor HP', { exact: true }).fill(guest.phone)
  await page.getByLabel(/^Saya setuju/).check()
}

export const model = (page: Page) => page.getByLabel('Brosur model')
export const send = (page: Page) => page.getByRole('button', { name: 'Kirim brosur' }).click()

/** From the filled-in form to the page that confirms it. Returns the reference. */
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

/** The model on the confirmation page. */
export const askedFor = (page: Page) => page.getByRole('main').getByRole('definition').last()
