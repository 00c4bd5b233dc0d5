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

/** On the page of a breach. */
export async function correctBreach(page: Page, affected: string): Promise<void> {
  await page.getByRole('link', { name: 'Koreksi catatan' }).click()
  await page.getByLabel('Berapa orang terdampak').fill(affected)
  await page.getByRole('button', { name: 'Simpan koreksi' }).click()
  await page.getByRole('heading', { name: 'Koreksi', exact: true }).waitFor()
}

/** On the page of a breach: another window corrects it while this one types. */
export async function correctMeanwhile(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await page.getByRole('link', { name: 'Koreksi catatan' }).click()
  await page.getByLabel('Data apa yang terungkap').fill('Nama, nomor HP, dan alamat.')
  await correctBreach(other, '400')
  await other.close()
  await page.getByRole('button', { name: 'Simpan koreksi' }).click()
  await page.getByRole('alert').waitFor()
}
