import { expect, type Page } from '@playwright/test'
import { receivedCode } from './received.ts'
import { fillIn, type Guest, goOn } from './visitor.ts'

type Plan = { car?: string; plan?: string; payment?: string }

/** Answers all questions of the consultation before the personal data. */
export async function choosePlan(
  page: Page,
  { car = 'XFORCE', plan = 'Dalam 3 bulan', payment = 'Kredit' }: Plan = {},
): Promise<void> {
  await page.getByRole('radio', { name: car, exact: true }).check()
  await goOn(page, 'Tampilkan varian')
  await page.getByRole('group', { name: 'Kapan Anda ingin membeli?' }).getByRole('radio', { name: plan }).check()
  await page.getByRole('group', { name: 'Bagaimana Anda ingin membayar?' }).getByRole('radio', { name: payment }).check()
  await page.getByLabel('Provinsi').selectOption('DKI Jakarta')
  await goOn(page, 'Tampilkan kota')
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Jakarta Timur')
  await goOn(page, 'Tampilkan dealer')
  await page.getByRole('radio', { name: 'Dwindo Cakung' }).check()
}

/** Presses a button to go to the next page. */
export const press = (page: Page, name = 'Lanjutkan') => page.getByRole('button', { name, exact: true }).click()

/** From the opened form to the page that asks for the code. */
export async function draftPlan(page: Page, guest: Guest, plan?: Plan): Promise<void> {
  await choosePlan(page, plan)
  await fillIn(page, guest)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
}

/** From the code page to the page that sends the plan. */
export async function enterCode(page: Page, guest: Guest): Promise<void> {
  await page.getByLabel('Kode 6 angka').fill(await receivedCode(guest.phone))
  await press(page)
  await expect(page.getByRole('heading', { name: 'Kirim rencana pembelian' })).toBeVisible()
}

/** From the opened form to the result; returns the reference number. */
export async function consult(page: Page, guest: Guest, plan?: Plan): Promise<string> {
  await draftPlan(page, guest, plan)
  await enterCode(page, guest)
  await press(page, 'Kirim rencana pembelian')
  await expect(
    page.getByRole('heading', { name: /^(Rencana Anda sudah kami teruskan ke dealer|Rencana Anda kami simpan)$/ }),
  ).toBeVisible()
  return planReference(page)
}

export async function planReference(page: Page): Promise<string> {
  return (
    (await page
      .getByText(/^KP-\w{6}$/)
      .first()
      .textContent()) ?? ''
  )
}

/** A wrong code. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
