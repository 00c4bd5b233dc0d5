import { expect, type Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { type Guest, send } from '../../../../tests/support/visitor.ts'

/** The form for two accessories of the Xpander at a dealer. */
export const filledForm = at.accessoryRequest({
  vehicle: 'xpander',
  pilih: ['karpet-lantai', 'kamera-dasbor'],
  dealer: 'dwindo-cakung',
})

export const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

export async function write(page: Page, guest: Guest): Promise<void> {
  await page.getByLabel('Nama', { exact: true }).fill(guest.name)
  await page.getByLabel('Nomor HP', { exact: true }).fill(guest.phone)
  await page.getByLabel(/^E-mail/).fill(guest.email)
  await page.getByLabel(/^Saya setuju/).check()
}

/** From the form with a car, accessories and a dealer to the page that confirms it. Returns the reference. */
export async function sendThrough(page: Page, guest: Guest): Promise<string> {
  await write(page, guest)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
  return (
    (await page
      .getByText(/^AK-\w{6}$/)
      .first()
      .textContent()) ?? ''
  )
}
