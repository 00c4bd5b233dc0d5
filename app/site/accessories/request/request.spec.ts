import { at } from '~/addresses.ts'
import { htmlFaults } from '../../../../tests/support/html.ts'
import { expect, journey, test } from '../../../../tests/support/journey.ts'
import { goOn, ibuRina, send } from '../../../../tests/support/visitor.ts'
import { box, filledForm, sendThrough } from './visit.ts'

journey('an owner asks a dealer for prices, and follows the request', async ({ page, open }) => {
  await open(at.accessoriesOf('xpander', { pilih: ['karpet-lantai', 'kamera-dasbor'] }))
  await page.getByRole('link', { name: 'Minta harga ke dealer' }).click()
  await expect(page.getByLabel('Mobil Anda')).toHaveValue('xpander')
  for (const name of ['Karpet lantai', 'Kamera dasbor']) await expect(box(page, name)).toBeChecked()
  await page.getByLabel('Pesan').fill('Xpander 2024, bisa hari Sabtu?')
  await page.getByLabel('Provinsi').selectOption('DKI Jakarta')
  await goOn(page, 'Tampilkan kota')
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Jakarta Timur')
  await goOn(page, 'Tampilkan dealer')
  await page.getByRole('radio', { name: /^Dwindo Cakung/ }).check()
  const reference = await sendThrough(page, ibuRina)
  expect(page.url()).not.toMatch(/Rina|0812/)
  const next = page.getByRole('region', { name: 'Selanjutnya' })
  await expect(next).toContainText(/Dealer menghubungi nomor Anda .* paling lambat \w+, \d+ \w+ \d{4}, \d\d\.\d\d WIB/)
  await expect(next).toContainText('lewat WhatsApp dan e-mail')
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await expect(page.getByRole('heading', { name: 'Aksesori: Sudah diterima' })).toBeVisible()
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible()
  for (const fact of [/Karpet lantai/, 'Rp 3.100.000', 'Xpander 2024, bisa hari Sabtu?'])
    await expect(page.getByRole('definition').filter({ hasText: fact })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ganti dealer' })).toBeVisible()
})

journey('another car has other accessories', async ({ page, open }) => {
  await open(at.accessoryRequest({ vehicle: 'xpander', pilih: ['karpet-lantai', 'spoiler-pintu-belakang'] }))
  await page.getByLabel('Mobil Anda').selectOption('XFORCE')
  await goOn(page, 'Tampilkan aksesori')
  await expect(box(page, 'Spoiler pintu belakang')).toHaveCount(0)
  await expect(box(page, 'Lampu sambut')).toBeVisible()
  await expect(box(page, 'Karpet lantai')).toBeChecked()
})

journey('a refused form keeps the typed values and links to each field with an error', async ({ page, open }) => {
  await open(at.accessoryRequest({ vehicle: 'xpander' }))
  await page.getByLabel('Pesan').fill('Bisa hari Sabtu?')
  await page.getByLabel('Nomor HP', { exact: true }).fill('021 5795')
  await send(page)
  await expect(page).toHaveTitle(/^Kesalahan: Minta harga aksesori/)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Pilih minimal satu aksesori',
    'Pilih dealer',
    'Isi nama Anda',
    'Nomor HP harus diawali 08 atau +62 8',
    'Beri persetujuan agar dealer dapat menghubungi Anda',
  ])
  await expect(page.getByLabel('Pesan')).toHaveValue('Bisa hari Sabtu?')
  await summary.getByRole('link', { name: 'Pilih minimal satu aksesori' }).click()
  await expect(page.locator('#pilih')).toBeFocused()
})

journey('the result address without its token redirects to the form', async ({ page, open }) => {
  await open(at.accessoryResults())
  await expect(page).toHaveURL(at.accessoryRequest())
})

test('result pages are private: unknown tokens answer 404, and known pages are never cached or indexed', async ({
  page,
  request,
}) => {
  expect((await request.get(at.accessoryResult('tidak-dikenal'))).status()).toBe(404)
  await page.goto(filledForm)
  await sendThrough(page, ibuRina)
  const answer = await request.get(page.url())
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('every POST is answered with a page', async ({ request }) => {
  const filled = {
    vehicle: 'xpander',
    pilih: 'karpet-lantai',
    dealer: 'dwindo-cakung',
    message: '',
    name: 'Rina',
    phone: ibuRina.phone,
    email: '',
    agreement: 'ya',
  }
  const post = (form: Record<string, string>) => request.post(at.accessoryRequest(), { form, maxRedirects: 0 })
  const empty = await post({})
  expect(empty.status()).toBe(422)
  const html = await empty.text()
  expect(await htmlFaults(html)).toEqual([])
  for (const field of ['vehicle', 'province', 'name', 'phone', 'agreement']) expect(html).toContain(`id="${field}-error"`)
  for (const [field, value, control] of [
    ['vehicle', 'avanza', 'vehicle'],
    ['vehicle', '__proto__', 'vehicle'],
    ['pilih', 'snorkel', 'pilih'],
    ['pilih', '\u0000', 'pilih'],
    ['message', 'a'.repeat(1001), 'message'],
    ['dealer', 'tidak-ada', 'province'],
    ['dealer', 'sardana-medan-putri-hijau', 'province'],
    ['name', '12', 'name'],
    ['phone', '021 555', 'phone'],
    ['email', 'rina', 'email'],
  ] as const) {
    const answer = await post({ ...filled, [field]: value })
    expect(answer.status(), `${field} ${value}`).toBe(422)
    expect(await answer.text(), `${field} ${value}`).toContain(`id="${control}-error"`)
  }
  expect((await post({ ...filled, 'pilih[a]': 'snorkel' })).status()).toBe(303)
})
