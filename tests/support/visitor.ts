import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { at } from '../../app/addresses.ts'
import { referenceFrom } from '../../app/lib/reference.ts'

export type Guest = { name: string; phone: string; email: string }

export const ibuRina: Guest = guest('Rina Wulandari', 'rina@contoh.id', '0812-34')
export const pakBudi: Guest = guest('Budi Santoso', 'budi@contoh.id', '0813 98')

/** A phone number can have only a few open test drives, so a guest has another number in every test. */
function guest(name: string, email: string, start: string): Guest {
  return {
    name,
    email,
    get phone() {
      return start + String(ownBytes().readUInt32BE() % 1_000_000).padStart(6, '0')
    },
  }
}

/** The reference of a request that does not exist, another one in every test. */
export const nobodysReference = (): string => referenceFrom('KP', ownBytes())

function ownBytes(): Buffer {
  const { testId, repeatEachIndex } = test.info()
  return createHash('sha256').update(`${testId} ${repeatEachIndex}`).digest()
}

/** Without script, presses the button to go on. With script there is no such button. */
export async function goOn(page: Page, button: string): Promise<void> {
  const found = page.getByRole('button', { name: button, exact: true })
  if ((await found.count()) > 0) await found.click()
}

/** Chooses the free day and time at these positions. The dealer is already chosen. */
export async function chooseTime(page: Page, { day = 0, time = 0 } = {}): Promise<void> {
  await page.locator('input[name=date]:enabled').nth(day).check()
  await goOn(page, 'Tampilkan jam')
  await page.locator('input[name=time]').nth(time).check()
  await goOn(page, 'Lanjutkan')
}

export async function fillIn(page: Page, guest: Guest): Promise<void> {
  await page.getByLabel('Nama', { exact: true }).fill(guest.name)
  await page.getByLabel(/^(Nomor HP|Telepon kantor atau HP)$/).fill(guest.phone)
  await page.getByLabel('E-mail', { exact: true }).fill(guest.email)
  await agree(page)
}

/** Ticks the consent. A form never fills it in again, neither after Back nor from a draft. */
export const agree = (page: Page) => page.getByLabel(/^Saya setuju/).check()

export const send = (page: Page) => page.getByRole('button', { name: 'Kirim permintaan' }).click()

/** Books from the opened form to the result page. Returns the reference. */
export async function book(page: Page, guest: Guest): Promise<string> {
  await fillIn(page, guest)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
  return reference(page)
}

export async function reference(page: Page): Promise<string> {
  return (
    (await page
      .getByText(/^TD-\w{6}$/)
      .first()
      .textContent()) ?? ''
  )
}

/** Another person sends the same form from another machine. */
export async function takeTheSamePlace(page: Page, guest: Guest, more: Record<string, string> = {}): Promise<void> {
  const chosen = async (name: string) => page.locator(`input[name=${name}]:checked`).inputValue()
  const [vehicle, dealer, date, time] = await Promise.all(['vehicle', 'dealer', 'date', 'time'].map(chosen))
  const form = {
    vehicle: vehicle ?? '',
    dealer: dealer ?? '',
    date: date ?? '',
    time: time ?? '',
    ...guest,
    agreement: 'ya',
    ...more,
  }
  const answer = await page.request.post(at.testDrive(), { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}
