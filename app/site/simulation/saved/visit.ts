import { expect, type Page } from '@playwright/test'
import { at, type Query } from '~/addresses.ts'
import { receivedCode } from '../../../../tests/support/received.ts'
import type { Guest } from '../../../../tests/support/visitor.ts'

/** Fills in name and number of the person who saves. */
export async function fillInSaver(page: Page, { name, phone }: Guest): Promise<void> {
  await page.getByLabel('Nama', { exact: true }).fill(name)
  await page.getByLabel('Nomor HP', { exact: true }).fill(phone)
  await page.getByLabel(/^Saya setuju/).check()
}

/** From the opened form to the code page. */
export async function askForCode(page: Page, guest: Guest): Promise<void> {
  await fillInSaver(page, guest)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
}

/** From the code page to the saved simulation. `which`: the first or a later code sent to the number. */
export async function enterCode(page: Page, guest: Guest, which = 1): Promise<void> {
  await page.getByLabel('Kode 6 angka').fill(await receivedCode(guest.phone, which))
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Simulasi tersimpan' })).toBeVisible()
}

/** Saves a simulation with these choices. */
export async function keep(page: Page, guest: Guest, choice: Query, which = 1): Promise<void> {
  await page.goto(at.saveSimulation(choice))
  await askForCode(page, guest)
  await enterCode(page, guest, which)
}
