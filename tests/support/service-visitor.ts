import { expect, type Page } from '@playwright/test'
import { at } from '../../app/addresses.ts'
import { type Guest, pakBudi, send } from './visitor.ts'

type Visit = { plate?: string; complaint?: string }

/** Fills in the fields about the car and its owner. */
export async function fillInVisit(page: Page, guest: Guest, { plate = 'B 1234 XYZ', complaint = '' }: Visit = {}): Promise<void> {
  await page.getByLabel('Nomor polisi').fill(plate)
  await page.getByLabel('Keluhan').fill(complaint)
  await page.getByLabel('Nama', { exact: true }).fill(guest.name)
  await page.getByLabel('Nomor HP', { exact: true }).fill(guest.phone)
  await page.getByLabel(/^Saya setuju/).check()
}

/** Books from the form with a chosen time to the result page. Returns the reference. */
export async function bookVisit(page: Page, guest: Guest, visit?: Visit): Promise<string> {
  await fillInVisit(page, guest, visit)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
  return serviceReference(page)
}

export async function serviceReference(page: Page): Promise<string> {
  return (
    (await page
      .getByText(/^SV-\w{6}$/)
      .first()
      .textContent()) ?? ''
  )
}

/** Sends the same form as other people until no bay is free at that time. */
export async function fillTheBays(page: Page): Promise<void> {
  const chosen = (name: string) => page.locator(`input[name=${name}]:checked`).inputValue()
  const [vehicle, type, dealer, date, time] = await Promise.all([
    chosen('vehicle'),
    chosen('type'),
    chosen('dealer'),
    chosen('date'),
    chosen('time'),
  ])
  const others = [pakBudi.phone, pakBudi.phone.replace('0813', '0815')]
  for (const phone of others) {
    const owner = { name: pakBudi.name, phone, plate: 'D 99 A', year: '2021', kilometres: '38.500', agreement: 'ya' }
    const form = { vehicle, type, dealer, date, time, ...owner }
    const answer = await page.request.post(at.serviceBooking(), { form, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  }
}
