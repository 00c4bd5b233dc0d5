import { expect, type Page } from '@playwright/test'
import { fillIn, type Guest, send } from '../../../../tests/support/visitor.ts'

export const receivedPanel = (page: Page) => page.getByRole('alert', { name: 'Permintaan diterima' })

/** From the opened campaign to the confirmation. Returns the reference. */
export async function ask(page: Page, guest: Guest): Promise<string> {
  await fillIn(page, guest)
  await send(page)
  await expect(receivedPanel(page)).toBeVisible()
  return (
    (await page
      .getByText(/^KM-\w{6}$/)
      .first()
      .textContent()) ?? ''
  )
}

/** Sends the form of this page from a second tab that shows the same form. */
export async function sendFromAnotherTab(page: Page, guest: Guest): Promise<string> {
  const carriedAs = (name: string) => page.locator(`input[name=${name}]`).inputValue()
  const [request, consultVehicle] = await Promise.all([carriedAs('request'), carriedAs('consultVehicle')])
  const form = { request, consultVehicle, name: guest.name, phone: guest.phone, email: guest.email, agreement: 'ya' }
  const answer = await page.request.post(page.url(), { form, maxRedirects: 0 })
  expect(answer.status()).toBe(200)
  return /KM-\w{6}/.exec(await answer.text())?.[0] ?? ''
}
