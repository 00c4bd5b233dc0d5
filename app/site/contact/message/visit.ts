import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Guest } from '../../../../tests/support/visitor.ts'

type Written = { topic?: string; message?: string }

/** Fills in a message and its sender without sending the form. */
export async function write(page: Page, guest: Guest, { topic = 'Keluhan', message }: Written = {}): Promise<void> {
  await page.getByRole('radio', { name: topic }).check()
  await page.getByLabel('Pesan', { exact: true }).fill(message ?? 'AC mobil saya mati sejak kemarin.')
  await page.getByLabel('Nama', { exact: true }).fill(guest.name)
  await page.getByLabel('Nomor HP', { exact: true }).fill(guest.phone)
  await page.getByLabel(/^E-mail/).fill(guest.email)
  await page.getByLabel(/^Saya setuju/).check()
}

export const photoField = (page: Page) => page.getByLabel(/^Foto/)

export const choosePhoto = (page: Page, buffer: Buffer) =>
  photoField(page).setInputFiles({ name: 'AC.JPG', mimeType: 'image/jpeg', buffer })

export const send = (page: Page) => page.getByRole('button', { name: 'Kirim pesan' }).click()

/** From the filled-in form to the page that confirms it. Returns the reference. */
export async function sendThrough(page: Page): Promise<string> {
  await send(page)
  await expect(page.getByRole('heading', { name: 'Terima kasih, pesan Anda kami terima' })).toBeVisible()
  return (
    (await page
      .getByText(/^PS-\w{6}$/)
      .first()
      .textContent()) ?? ''
  )
}

/** A photo of noise with so many pixels a side. Noise does not compress, so the file is large. */
export function photo(side: number): Promise<Buffer> {
  const pixels = { width: side, height: side, channels: 3 as const }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { ...pixels, background: '#888', noise } })
    .jpeg({ quality: 92 })
    .toBuffer()
}
