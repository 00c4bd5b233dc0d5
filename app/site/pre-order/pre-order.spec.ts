import type { APIRequestContext, Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { expect, journey, untilAlive } from '../../../tests/support/journey.ts'
import { test } from '../../../tests/support/lasting-page.ts'
import { back, notice, sentFacts, takeNewer } from '../../../tests/support/newer-answers.ts'
import { receivedCode } from '../../../tests/support/received.ts'
import { fillIn, ibuRina, pakBudi } from '../../../tests/support/visitor.ts'
import { enter, order, send } from './visit.ts'

const chosen = at.preOrderForm({ variant: 'hev', color: 'red-metallic', dealer: 'dwindo-cakung' })

const placeIn = async (page: Page) =>
  Number(/^(\d+) dari/.exec((await page.getByText(/^\d+ dari \d+ pemesanan$/).textContent()) ?? '')?.[1])

journey(
  'a visitor reads about pre-orders, gets a place in the queue, and opens the request',
  async ({ page, open, withScript }) => {
    await open(at.preOrder())
    await expect(page.getByRole('heading', { name: 'Pemesanan awal XFORCE' })).toBeVisible()
    await expect(page.getByText(/Sebelum surat pesanan ditandatangani/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Unit dialokasikan' })).toBeVisible()
    await page.getByRole('link', { name: 'Mulai pemesanan' }).first().click()
    await expect(page.getByRole('heading', { name: 'Varian dan warna' })).toBeVisible()
    if (withScript) await untilAlive(page)
    const reference = await enter(page, ibuRina)
    expect(reference).toMatch(/^PO-/)
    expect(await placeIn(page)).toBeGreaterThan(0)
    await expect(page.getByText('Dwindo Cakung')).toBeVisible()
    await expect(page.getByText(/paling lambat .* WIB/)).toBeVisible()
    await expect(page.getByText(/Sebelum surat pesanan ditandatangani/)).toBeVisible()
    expect(page.url()).not.toMatch(/Rina|3456|contoh/)
    const result = page.url()
    await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
    await expect(page.getByText(/^Nomor antrean Anda sekarang: \d+$/)).toBeVisible()
    await page.getByRole('link', { name: 'Lihat setiap langkah' }).click()
    await expect(page).toHaveURL(result)
  },
)

journey('a refused form keeps the typed values and links to each field with an error', async ({ page, open }) => {
  await open(chosen)
  await page.getByLabel('Nama', { exact: true }).fill('Rina Wulandari')
  await page.getByLabel('Nomor HP', { exact: true }).fill('022 555 1234')
  await page.getByLabel('Nomor HP', { exact: true }).press('Enter')
  await expect(page).toHaveTitle(/^Kesalahan: Pemesanan awal XFORCE/)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Red Metallic' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Dwindo Cakung' })).toBeChecked()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Rina Wulandari')
  await expect(page.getByLabel('Nomor HP', { exact: true })).toHaveValue('022 555 1234')
  await expect(page.getByLabel('Nomor HP', { exact: true })).toHaveAccessibleDescription(/Kesalahan: Nomor HP harus diawali 08/)
  await page.getByRole('link', { name: 'Baca aturan pengembalian, lalu centang' }).click()
  await expect(page.getByLabel('Saya sudah membaca aturan pengembalian di atas.')).toBeFocused()
  await page.getByRole('link', { name: 'Isi alamat e-mail Anda' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
})

journey('a wrong code is refused at its field, and the right one still works', async ({ page, open }) => {
  await open(at.preOrderForm())
  await order(page, ibuRina)
  const code = await receivedCode(ibuRina.phone)
  const field = page.getByLabel('Kode 6 angka')
  await field.fill(code === '111111' ? '222222' : '111111')
  await send(page)
  await expect(field).toHaveAccessibleDescription(/mencoba 4 kali lagi/)
  await field.fill(`Kode Anda ${code.slice(0, 3)} ${code.slice(3)}.`)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Anda di dalam antrean' })).toBeVisible()
})

journey('going back and sending again is the same order', async ({ page, open, withScript }) => {
  await open(at.preOrderForm())
  await order(page, ibuRina)
  const asked = page.url()
  await page.goBack()
  if (withScript) await untilAlive(page)
  await expect(page.getByRole('radio', { name: 'Red Metallic' })).toBeChecked()
  await page.getByLabel('Saya sudah membaca aturan pengembalian di atas.').check()
  await fillIn(page, ibuRina)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  expect(page.url()).toBe(asked)
})

journey(
  'going back and changing the form offers to look at the order or to send a new one',
  async ({ page, open, withScript }) => {
    await open(at.preOrderForm())
    await order(page, ibuRina)
    const asked = page.url()
    await page.goBack()
    if (withScript) await untilAlive(page)
    await page.getByLabel('Saya sudah membaca aturan pengembalian di atas.').check()
    await fillIn(page, pakBudi)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Pemesanan dari formulir ini sudah kami terima' })).toBeVisible()
    await page.getByRole('button', { name: 'Kirim sebagai pemesanan baru' }).click()
    await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
    expect(page.url()).not.toBe(asked)
  },
)

journey('the code page shows next to its button which order it confirms', async ({ page, open }) => {
  await open(at.preOrderForm())
  await order(page, ibuRina)
  for (const fact of ['XFORCE', 'HEV', 'Red Metallic', 'Dwindo Cakung']) await expect(sentFacts(page)).toContainText(fact)
})

test('the code page says when the order was changed', async ({ page }) => {
  await page.goto(at.preOrderForm())
  await untilAlive(page)
  await order(page, ibuRina)
  await back(page)
  await page.getByRole('radio', { name: 'Jet Black Mica' }).check()
  await page.goForward()
  await expect(notice(page).getByRole('definition')).toHaveText(['Terbaru: Jet Black Mica', 'Di halaman ini: Red Metallic'])
  await page.getByLabel('Kode 6 angka').fill('123456')
  await send(page)
  await expect(notice(page)).toBeFocused()
  await takeNewer(page)
  await untilAlive(page)
  await expect(page.getByRole('radio', { name: 'Jet Black Mica' })).toBeChecked()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  await expect(page.getByLabel('Saya sudah membaca aturan pengembalian di atas.')).not.toBeChecked()
})

journey('an order that stopped at its code can be continued from the request', async ({ page, open, withScript }) => {
  await open(at.preOrderForm())
  await order(page, ibuRina)
  const [, token = ''] = /\/pre-order\/([\w-]+)\/kode$/.exec(page.url()) ?? []
  await page.goto(at.request(token))
  await page.getByRole('link', { name: 'Lanjutkan permintaan' }).click()
  await expect(page.getByLabel('Kode 6 angka')).toBeVisible()
  if (withScript) await untilAlive(page)
  await page.getByLabel('Kode 6 angka').fill(await receivedCode(ibuRina.phone))
  await send(page)
  await expect(page.getByRole('heading', { name: 'Anda di dalam antrean' })).toBeVisible()
})

journey('a cancelled order leaves the queue, and its addresses redirect to the request', async ({ page, open }) => {
  await open(at.preOrderForm())
  await enter(page, ibuRina)
  const result = page.url()
  await page.getByRole('link', { name: 'Batalkan pemesanan' }).click()
  await page.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(page.getByRole('heading', { name: 'Pemesanan awal: Dibatalkan' })).toBeVisible()
  await expect(page.getByText(/Nomor antrean Anda/)).toHaveCount(0)
  const request = page.url()
  await page.goto(result)
  await expect(page).toHaveURL(request)
})

test('the drawing takes the checked colour at once', async ({ page }) => {
  await page.goto(at.preOrderForm())
  await untilAlive(page)
  const paint = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paint'))
  await page.getByRole('radio', { name: 'Red Metallic' }).check()
  expect(await paint()).toBe('#c41e3a')
  await page.getByRole('radio', { name: 'Jet Black Mica' }).check()
  expect(await paint()).toBe('#1a1a1a')
})

journey('the address contains the choices but no personal data', async ({ page, open }) => {
  await open(chosen)
  await expect(page.getByText('XFORCE HEV')).toBeVisible()
  await page.getByLabel('Nama', { exact: true }).fill('Rina Wulandari')
  await page.getByRole('radio', { name: 'Jet Black Mica' }).check()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Rina Wulandari')
  expect(page.url()).not.toContain('Rina')
})

test('the form can be filled in with the keyboard alone', async ({ page }) => {
  await page.goto(at.preOrderForm())
  await untilAlive(page)
  await page.getByRole('radio', { name: 'Ultimate CVT Diamond Sense' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'HEV' })).toBeChecked()
  await expect(page.getByText('XFORCE HEV')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'HEV' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Quartz White Pearl' })).toBeChecked()
})

test('result pages are private: unknown tokens answer 404, and known pages are never cached or indexed', async ({
  page,
  request,
}) => {
  for (const address of [at.preOrderResult, at.preOrderCode, at.preOrderQueue]) {
    expect((await request.get(address('tidak-dikenal'))).status()).toBe(404)
  }
  expect((await request.post(at.preOrderQueue('tidak-dikenal'), { form: {} })).status()).toBe(404)
  expect((await request.post(at.preOrderCode('tidak-dikenal'), { form: { code: '123456' } })).status()).toBe(404)
  await page.goto(at.preOrderForm())
  await untilAlive(page)
  await enter(page, ibuRina)
  const answer = await request.get(page.url())
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

const filled = async (request: APIRequestContext) => {
  const html = await (await request.get(chosen)).text()
  return {
    vehicle: 'xforce',
    variant: 'hev',
    color: 'red-metallic',
    dealer: 'dwindo-cakung',
    refund_rule: /name="refund_rule"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '',
    name: 'Rina',
    phone: ibuRina.phone,
    email: 'rina@contoh.id',
    agreement: 'ya',
  }
}

test('every POST is answered with a page', async ({ request }) => {
  const post = (form: Record<string, string>) => request.post(at.preOrderForm(), { form, maxRedirects: 0 })
  const empty = await post({})
  expect(empty.status()).toBe(422)
  const html = await empty.text()
  for (const field of ['variant', 'color', 'province', 'refund_rule', 'name', 'phone', 'email', 'agreement'])
    expect(html).toContain(`id="${field}-error"`)
  const form = await filled(request)
  for (const field of ['variant', 'color', 'dealer', 'refund_rule', 'phone', 'email'] as const)
    expect((await post({ ...form, [field]: `${form[field]}x\u0000` })).status(), field).toBe(422)
  const other = await post({ ...form, vehicle: 'xpander' })
  expect(other.status()).toBe(409)
  expect(await other.text()).toContain('Pemesanan awal sekarang dibuka untuk XFORCE')
  const trapped = await post({ ...form, situs_web: 'http://contoh.id' })
  expect(trapped.status()).toBe(422)
  expect(await trapped.text()).toContain('Formulir belum terkirim')
  expect((await post(form)).status()).toBe(303)
})

test('the result address without a token redirects to the pre-order page', async ({ page }) => {
  await page.goto(at.preOrderResults())
  await expect(page).toHaveURL(at.preOrder())
})
