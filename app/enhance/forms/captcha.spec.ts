import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { serveWidget, startCaptchaProvider } from '../../../tests/support/captcha-provider.ts'
import { choosePlan, press } from '../../../tests/support/consultation-visitor.ts'
import { expect, test, untilAlive } from '../../../tests/support/journey.ts'
import { startSite } from '../../../tests/support/site-process.ts'
import { chooseTime, fillIn, ibuRina, pakBudi, send, takeTheSamePlace } from '../../../tests/support/visitor.ts'

const booking = at.testDrive({ vehicle: 'xforce', dealer: 'dwindo-cakung' })
const token = (page: Page) => page.locator('input[name=cf-turnstile-response]')

async function open(page: Page, address: string): Promise<void> {
  await serveWidget(page)
  await page.goto(address)
  await untilAlive(page)
}

test('after a taken time the used token is renewed, and another time is booked with the new token', async ({ browser }) => {
  await using provider = await startCaptchaProvider()
  await using site = await startSite({ environment: provider.environment })
  const page = await browser.newPage({ baseURL: site.address })
  await open(page, booking)
  await chooseTime(page)
  // The captcha comes with the personal fields, which the form does not have at first.
  await expect(page.locator('[data-captcha-state]')).toHaveValue('shown')
  await expect(token(page)).toHaveValue('token-1')
  await fillIn(page, ibuRina)
  await takeTheSamePlace(page, pakBudi, { captcha_state: 'blocked' })
  await send(page)
  await expect(page.getByRole('heading', { name: /baru saja terisi$/ })).toBeVisible()
  await expect(token(page)).toHaveValue('token-2')
  await page.getByRole('alert').getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
  expect(provider.asked).toEqual(['token-1', 'token-2'])
  await page.close()
})

test('a form with a refused field keeps its token, because the server has not verified it', async ({ browser }) => {
  await using provider = await startCaptchaProvider()
  await using site = await startSite({ environment: provider.environment })
  const page = await browser.newPage({ baseURL: site.address })
  await open(page, at.consultation())
  await choosePlan(page)
  await press(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(token(page)).toHaveValue('token-1')
  await fillIn(page, ibuRina)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  expect(provider.asked).toEqual(['token-1'])
  await page.close()
})

test('an expired token is renewed, and sending waits for the new one', async ({ browser }) => {
  await using provider = await startCaptchaProvider()
  await using site = await startSite({ environment: provider.environment })
  const page = await browser.newPage({ baseURL: site.address })
  await open(page, at.consultation())
  await choosePlan(page)
  await fillIn(page, ibuRina)
  // Both in one task, so that the form is sent while the check runs.
  await page.evaluate(() => {
    ;(globalThis as unknown as { expireToken: () => void }).expireToken()
    document.querySelector<HTMLFormElement>('form-part form')?.requestSubmit()
  })
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  expect(provider.asked).toEqual(['token-2'])
  await page.close()
})

test('after a lost connection the form is sent with another token', async ({ browser }) => {
  await using provider = await startCaptchaProvider()
  await using site = await startSite({ environment: provider.environment })
  const page = await browser.newPage({ baseURL: site.address })
  await open(page, at.consultation())
  await choosePlan(page)
  await fillIn(page, ibuRina)
  await page.context().setOffline(true)
  await press(page)
  await expect(page.locator('#kabar-isian')).toContainText('Sambungan terputus')
  await page.context().setOffline(false)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  expect(provider.asked).toEqual(['token-2'])
  await page.close()
})
