import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'

/** Enters a request by hand, up to its page. */
export async function enterRequest(page: Page, phone: string, kind: string): Promise<void> {
  await page.goto(at.newPrivacyRequest())
  await page.getByLabel('Yang diminta').selectOption(kind)
  await page.getByLabel('Nomor telepon pada data').fill(phone)
  await page.getByLabel('Isi permintaan').fill('Lewat telepon, pagi ini.')
  await page.getByRole('button', { name: 'Catat', exact: true }).click()
  await page.getByRole('heading', { name: new RegExp(`^${kind} DP-`) }).waitFor()
}

/** Enters a breach, up to its page. */
export async function enterBreach(page: Page): Promise<void> {
  await page.goto(at.newBreach())
  await page.getByLabel('Apa yang terjadi').fill('Laptop petugas hilang di kereta.')
  await page.getByLabel('Data apa yang terungkap').fill('Nama dan nomor HP.')
  await page.getByLabel('Penanganan dan pemulihan').fill('Sandi diganti, perangkat dihapus dari jauh.')
  await page.getByLabel('Berapa orang terdampak').fill('20')
  await page.getByRole('button', { name: 'Catat kebocoran' }).click()
  await page.getByRole('heading', { name: 'Kebocoran data', exact: true }).waitFor()
}
