import { expect, type Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { press } from '../../../../tests/support/consultation-visitor.ts'
import { messagesTo, receivedCode } from '../../../../tests/support/received.ts'
import { agree, type Guest } from '../../../../tests/support/visitor.ts'

/** Sends a message to the maker, so that something is stored about the guest. */
export async function leaveMessage(page: Page, guest: Guest, message: string): Promise<void> {
  await page.goto(at.contactMessage())
  await page.getByRole('radio', { name: 'Keluhan' }).check()
  await page.getByLabel('Pesan', { exact: true }).fill(message)
  await page.getByLabel('Nama', { exact: true }).fill(guest.name)
  await page.getByLabel('Nomor HP', { exact: true }).fill(guest.phone)
  await page.getByLabel(/^E-mail/).fill(guest.email)
  await agree(page)
  await press(page, 'Kirim pesan')
  await expect(page.getByRole('heading', { name: 'Terima kasih, pesan Anda kami terima' })).toBeVisible()
}

/** From the form to the page that asks for the code. */
export async function askForData(page: Page, phone: string): Promise<void> {
  await page.goto(at.myData())
  await page.getByLabel('Nomor HP').fill(phone)
  await press(page, 'Kirim kode')
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
}

/** From the form to the data. */
export async function openData(page: Page, phone: string): Promise<void> {
  const before = (await messagesTo(phone, 'one_time_code')).length
  await askForData(page, phone)
  await page.getByLabel('Kode 6 angka').fill(await receivedCode(phone, before + 1))
  await press(page)
  await expect(page.getByRole('heading', { name: 'Data yang kami simpan' })).toBeVisible()
}
