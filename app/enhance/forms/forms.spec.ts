import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { choosePlan, draftPlan, otherThan, press } from '../../../tests/support/consultation-visitor.ts'
import { hold } from '../../../tests/support/held.ts'
import { expect, test, untilAlive } from '../../../tests/support/journey.ts'
import { messagesTo, receivedCode } from '../../../tests/support/received.ts'
import { startSite } from '../../../tests/support/site-process.ts'
import { fillIn, ibuRina } from '../../../tests/support/visitor.ts'

/** The browser logs an error when the connection is down. */
const lineDown = { annotation: { type: 'expected complaint', description: 'net::ERR_' } }

const nameField = (page: Page) => page.getByLabel('Nama', { exact: true })
const told = (page: Page) => page.locator('#kabar-isian')

test.beforeEach(async ({ page }) => {
  await page.goto(at.consultation({ vehicle: 'xforce' }))
  await untilAlive(page)
})

test('two quick presses make one request with one code', async ({ page }) => {
  await choosePlan(page)
  await fillIn(page, ibuRina)
  await page.getByRole('button', { name: 'Lanjutkan' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  await receivedCode(ibuRina.phone)
  expect(await messagesTo(ibuRina.phone, 'one_time_code')).toHaveLength(1)
})

test('a lost connection loses nothing, shows a message, and the form can be sent again', lineDown, async ({ page, context }) => {
  await choosePlan(page)
  await fillIn(page, ibuRina)
  await context.setOffline(true)
  await press(page)
  await expect(told(page)).toHaveRole('status')
  await expect(told(page)).toHaveText('Sambungan terputus. Isian Anda masih ada; coba lagi.')
  await expect(nameField(page)).toHaveValue(ibuRina.name)
  await context.setOffline(false)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
})

test('when the answer was lost on its way, sending again finds it', lineDown, async ({ page, context }) => {
  await choosePlan(page)
  await fillIn(page, ibuRina)
  await page.route(at.consultation(), async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await press(page)
  await expect(told(page)).toContainText('Sambungan terputus')
  await page.unroute(at.consultation())
  await context.setOffline(false)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  await receivedCode(ibuRina.phone)
  expect(await messagesTo(ibuRina.phone, 'one_time_code')).toHaveLength(1)
})

test('a choice made without a connection stays, and a message says so', lineDown, async ({ page, context }) => {
  await context.setOffline(true)
  await page.getByLabel('Provinsi').selectOption('Bali')
  await expect(told(page)).toContainText('Sambungan terputus')
  await expect(page.getByLabel('Provinsi')).toHaveValue('51')
})

test('a slow connection shows a message while it lasts', async ({ page }) => {
  const line = await hold(page, at.consultation())
  await press(page)
  await expect(told(page)).toHaveText('Sedang dikirim…')
  await expect(page.locator('form-part form')).toHaveAttribute('aria-busy', 'true')
  line.release()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(told(page)).toHaveText('')
  await expect(page.locator('form-part form')).not.toHaveAttribute('aria-busy')
})

test('after a choice the keyboard focus stays where it was', async ({ page }) => {
  const province = page.getByLabel('Provinsi')
  await province.focus()
  await page.keyboard.type('Bali')
  await expect(page.getByRole('radio', { name: /Sun Star Motor Denpasar/ })).toBeChecked()
  await expect(province).toBeFocused()
  await page.getByRole('radio', { name: 'XFORCE' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'New Pajero Sport' })).toBeFocused()
  await expect(page.getByLabel('Varian').getByRole('option', { name: /Dakar/ }).first()).toBeAttached()
  await expect(page.getByRole('radio', { name: 'New Pajero Sport' })).toBeFocused()
})

test('an answer changes nothing outside the form', async ({ page }) => {
  const sizes = () =>
    page.locator('header *, footer *').evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${width.toFixed(1)} × ${height.toFixed(1)}`
      }),
    )
  const before = await sizes()
  await page.getByLabel('Provinsi').selectOption('Bali')
  await expect(page.getByRole('radio', { name: /Sun Star Motor Denpasar/ })).toBeChecked()
  expect(await sizes()).toEqual(before)
})

test('answers given while waiting for another answer stay', async ({ page }) => {
  await page.getByLabel(/^Saya setuju/).check()
  const line = await hold(page, at.consultation())
  await page.getByLabel('Provinsi').selectOption('Bali')
  await page.getByRole('radio', { name: 'Dalam 6 bulan' }).check()
  await page.getByLabel('Varian').selectOption({ index: 2 })
  const variant = await page.getByLabel('Varian').inputValue()
  await page.getByLabel(/^Saya setuju/).uncheck()
  await page.getByLabel('E-mail', { exact: true }).fill(ibuRina.email)
  await nameField(page).fill(ibuRina.name)
  line.release()
  await expect(page.getByRole('radio', { name: /Sun Star Motor Denpasar/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Dalam 6 bulan' })).toBeChecked()
  await expect(page.getByLabel('Varian')).toHaveValue(variant)
  await expect(page.getByLabel(/^Saya setuju/)).not.toBeChecked()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(ibuRina.email)
  await expect(nameField(page)).toHaveValue(ibuRina.name)
})

test('the answer to an earlier choice does not cover a refusal', async ({ page }) => {
  const choice = await hold(page, at.consultation(), { times: 1 })
  const asked = page.waitForRequest((request) => request.headers()['x-part'] !== undefined)
  await page.getByLabel('Provinsi').selectOption('Bali')
  await asked
  await press(page)
  await expect(page.getByRole('alert')).toBeFocused()
  choice.release()
  await page.getByLabel('Provinsi').selectOption('DKI Jakarta')
  await expect(page.getByLabel('Kota atau kabupaten')).toHaveAccessibleDescription(/Kesalahan/)
  await expect(page.getByRole('alert')).toBeVisible()
})

test('text filled in while the form is being sent stays', async ({ page }) => {
  const line = await hold(page, at.consultation())
  const sent = page.waitForRequest((request) => request.headers()['x-part'] !== undefined)
  await press(page)
  await sent
  await nameField(page).fill(ibuRina.name)
  await page.getByRole('radio', { name: 'Dalam 6 bulan' }).check()
  line.release()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(nameField(page)).toHaveValue(ibuRina.name)
  await expect(page.getByRole('radio', { name: 'Dalam 6 bulan' })).toBeChecked()
})

test('a refused form marks each error until that field is right', async ({ page }) => {
  await press(page)
  const summary = page.getByRole('alert').getByRole('link')
  await expect(summary).toHaveCount(7)
  await page.getByRole('radio', { name: 'Dalam 6 bulan' }).check()
  await expect(summary).toHaveCount(6)
  await expect(page.getByRole('group', { name: 'Kapan Anda ingin membeli?' })).not.toHaveAccessibleDescription(/Kesalahan/)
  await page.getByLabel('Provinsi').selectOption('DKI Jakarta')
  await expect(page.getByLabel('Kota atau kabupaten')).toHaveAccessibleDescription(/Kesalahan: Pilih dealer/)
  await expect(summary).toHaveCount(6)
  await page.getByLabel('Provinsi').selectOption('Bali')
  await expect(summary).toHaveCount(5)
  await page
    .getByRole('group', { name: /membayar/ })
    .getByRole('radio')
    .last()
    .check()
  await nameField(page).fill(ibuRina.name)
  await page.getByLabel('E-mail', { exact: true }).fill('rina@')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(/harus berbentuk/)
  await expect(summary.filter({ hasText: 'harus berbentuk' })).toHaveCount(1)
  await page.getByLabel('E-mail', { exact: true }).fill(ibuRina.email)
  await page.getByLabel('Nomor HP', { exact: true }).fill(ibuRina.phone)
  await expect(summary).toHaveText(['Beri persetujuan agar dealer dapat menghubungi Anda'])
  await expect(page).toHaveTitle(/^Kesalahan: /)
  await page.getByLabel(/^Saya setuju/).check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Konsultasi pembelian/)
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

test('a field that was not refused is not checked while it is filled in', async ({ page }) => {
  await page.getByLabel('Nomor HP', { exact: true }).fill('0812')
  await nameField(page).fill(ibuRina.name)
  await expect(page.getByLabel('Nomor HP', { exact: true })).not.toHaveAccessibleDescription(/Kesalahan/)
})

test('a corrected code is not tried before it is sent', async ({ page }) => {
  await draftPlan(page, ibuRina)
  await untilAlive(page)
  const code = await receivedCode(ibuRina.phone)
  const field = page.getByLabel('Kode 6 angka')
  await field.fill(otherThan(code))
  await press(page)
  await expect(page.getByRole('alert')).toContainText('4 kali lagi')
  await field.fill('12')
  await expect(field).toHaveAccessibleDescription(/Isi 6 angka/)
  const checked = page.waitForResponse((response) => response.request().postData()?.includes(code) ?? false)
  await field.fill(code)
  expect((await checked).status()).toBe(200)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Kirim rencana pembelian' })).toBeVisible()
})

test('an answer without the form is shown as a page', async ({ page }) => {
  await choosePlan(page)
  await fillIn(page, ibuRina)
  await page.route(at.consultation(), async (route) => {
    const isPart = route.request().headers()['x-part'] !== undefined
    await (isPart ? route.fulfill({ status: 429, contentType: 'text/html', body: '<h1>Tunggu</h1>' }) : route.continue())
  })
  await press(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
})

test('the captcha stays as it is while the form changes', async ({ browser }) => {
  const environment = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'contoh', CAPTCHA_SECRET: 'contoh' }
  await using site = await startSite({ environment })
  const page = await browser.newPage({ baseURL: site.address })
  const answer = '<input type="hidden" name="cf-turnstile-response" value="lulus">'
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `document.querySelector('.cf-turnstile').innerHTML = '${answer}'` }),
  )
  await page.goto(at.consultation())
  await untilAlive(page)
  const token = page.locator('.cf-turnstile input')
  await expect(token).toHaveValue('lulus')
  await page.getByLabel('Provinsi').selectOption('Bali')
  await expect(page.getByRole('radio', { name: /Sun Star Motor Denpasar/ })).toBeChecked()
  await expect(token).toHaveValue('lulus')
  await expect(page.locator('[data-captcha-state]')).toHaveValue('shown')
  await page.close()
})

test('a choice made before the script has loaded is answered once it has', async ({ page }) => {
  const script = await hold(page, '**/assets/forms-*')
  await page.goto(at.consultation())
  await page.getByLabel('Provinsi').selectOption('DKI Jakarta')
  await expect(page.getByLabel('Kota atau kabupaten')).toBeDisabled()
  script.release()
  await expect(page.getByLabel('Kota atau kabupaten')).toBeEnabled()
})
