import { expect, type Page } from '@playwright/test'
import { receivedCode } from '../../../tests/support/received.ts'
import { fillIn, type Guest, goOn } from '../../../tests/support/visitor.ts'

/** What a visitor does in this room, for its states and journeys. */

/** Answers all questions of the form before the personal data. */
export async function choose(page: Page, colour = 'Red Metallic'): Promise<void> {
  await page.getByRole('radio', { name: 'HEV' }).check()
  await goOn(page, 'Tampilkan warna')
  await page.getByRole('radio', { name: colour }).check()
  await page.getByLabel('Provinsi').selectOption('DKI Jakarta')
  await goOn(page, 'Tampilkan kota')
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Jakarta Timur')
  await goOn(page, 'Tampilkan dealer')
  await page.getByRole('radio', { name: 'Dwindo Cakung' }).check()
  await goOn(page, 'Lanjutkan ke data Anda')
  await page.getByLabel('Saya sudah membaca aturan pengembalian di atas.').check()
}

export const send = (page: Page) => page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()

/** From the opened form to the page that asks for the code. */
export async function order(page: Page, guest: Guest, colour?: string): Promise<void> {
  await choose(page, colour)
  await fillIn(page, guest)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
}

/** From the opened form to the queue. Returns the reference. */
export async function enter(page: Page, guest: Guest, colour?: string): Promise<string> {
  await order(page, guest, colour)
  await page.getByLabel('Kode 6 angka').fill(await receivedCode(guest.phone))
  await send(page)
  await expect(page.getByRole('heading', { name: 'Anda di dalam antrean' })).toBeVisible()
  return (
    (await page
      .getByText(/^PO-\w{6}$/)
      .first()
      .textContent()) ?? ''
  )
}
