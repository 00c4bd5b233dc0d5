import { expect, type Page } from '@playwright/test'
import { fillIn, type Guest, goOn } from '../../../../tests/support/visitor.ts'

type Need = {
  company?: string
  units?: string
  models?: readonly string[] /** Null when the city is chosen already. */
  city?: string | null
}

/** Fills in the need of a business and the person without sending the form. */
export async function write(page: Page, guest: Guest, need: Need = {}): Promise<void> {
  const { company = 'PT Maju Bersama', units = '12', models = ['L300', 'Triton'], city = 'Kota Bandung' } = need
  if (city !== null) await chooseCity(page, city)
  await page.getByLabel('Nama perusahaan').fill(company)
  await page.getByLabel('Jumlah unit').fill(units)
  for (const model of models) await page.getByRole('checkbox', { name: model, exact: true }).check()
  await fillIn(page, guest)
}

async function chooseCity(page: Page, city: string): Promise<void> {
  await page.getByLabel('Provinsi').selectOption('Jawa Barat')
  await goOn(page, 'Tampilkan kota')
  await page.getByLabel('Kota atau kabupaten').selectOption(city)
}

export const send = (page: Page) => page.getByRole('button', { name: 'Minta penawaran' }).click()

/** From the filled-in form to the page that confirms it. Returns the reference. */
export async function sendThrough(page: Page): Promise<string> {
  await send(page)
  await expect(page.getByRole('heading', { name: 'Permintaan penawaran diterima' })).toBeVisible()
  return (
    (await page
      .getByText(/^FL-\w{6}$/)
      .first()
      .textContent()) ?? ''
  )
}
