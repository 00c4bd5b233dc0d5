import { at } from '~/addresses.ts'
import { htmlFaults } from '../../../../tests/support/html.ts'
import { expect, journey, untilAlive } from '../../../../tests/support/journey.ts'
import { test } from '../../../../tests/support/lasting-page.ts'
import { goOn, pakBudi } from '../../../../tests/support/visitor.ts'
import { send, sendThrough, write } from './visit.ts'

const bandung = '32.73'
const box = { exact: true }

journey('a business asks for an offer and reads who calls until when', async ({ page, open }) => {
  await open(at.fleet())
  await expect(page).toHaveTitle(/^Armada untuk usaha Anda/)
  await write(page, pakBudi)
  await page.getByLabel(/^NIB/).fill('8120 0000 12345')
  const reference = await sendThrough(page)
  for (const fact of ['PT Maju Bersama', '12 unit', 'Triton, L300', 'Kota Bandung, Jawa Barat'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible()
  const next = page.getByRole('region', { name: 'Selanjutnya' })
  await expect(next).toContainText(/paling lambat \w+, \d+ \w+ \d{4}, \d\d\.\d\d WIB/)
  await expect(next).toContainText('Penawaran tertulis paling lambat 4 hari kerja sesudah permintaan ini.')
  await expect(next).toContainText('lewat WhatsApp dan e-mail')
  expect(page.url()).not.toMatch(/Budi|0813|Maju/)
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible()
})

journey('an office gives its landline and is told to expect an e-mail and a call', async ({ page, open }) => {
  await open(at.fleet())
  await write(page, { ...pakBudi, phone: '(021) 5795-1234 ext. 12' })
  await sendThrough(page)
  await expect(page.getByText('12', { exact: true })).toBeVisible()
  const next = page.getByRole('region', { name: 'Selanjutnya' })
  await expect(next).toContainText('Salinan permintaan ini kami kirim lewat e-mail.')
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await expect(page.getByRole('button', { name: 'Hubungi saya lewat WhatsApp saja' })).toHaveCount(0)
})

journey('a link chooses models and the city', async ({ page, open }) => {
  await open(at.fleet({ vehicle: ['l300', 'Pajero Sport'], city: bandung }))
  for (const model of ['L300', 'New Pajero Sport'])
    await expect(page.getByRole('checkbox', { name: model, ...box })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Triton', ...box })).not.toBeChecked()
  await expect(page.getByLabel('Provinsi')).toHaveValue('32')
  await expect(page.getByLabel('Kota atau kabupaten')).toHaveValue(bandung)
})

journey('choosing a province offers its cities and keeps all ticked models', async ({ page, open, withScript }) => {
  await open(at.fleet())
  for (const model of ['Xpander', 'L300']) await page.getByRole('checkbox', { name: model, ...box }).check()
  await page.getByLabel('Provinsi').selectOption('Bali')
  await goOn(page, 'Tampilkan kota')
  const city = page.getByLabel('Kota atau kabupaten')
  await expect(city).toBeEnabled()
  // Without script, the page opens at the next field.
  if (!withScript) await expect(city).toBeFocused()
  await city.selectOption('Kota Denpasar')
  for (const model of ['Xpander', 'L300']) await expect(page.getByRole('checkbox', { name: model, ...box })).toBeChecked()
  await page.getByLabel('Provinsi').selectOption('Aceh')
  await goOn(page, 'Tampilkan kota')
  await expect(city).toHaveValue('')
})

journey('a refused form opens at its errors and keeps the typed values', async ({ page, open }) => {
  await open(at.fleet())
  await page.getByLabel('Nama perusahaan').fill('PT Maju Bersama')
  await page.getByLabel(/^NIB/).fill('belum ada')
  await page.getByLabel('Jumlah unit').fill('sepuluh')
  for (const model of ['Xpander', 'L300']) await page.getByRole('checkbox', { name: model, ...box }).check()
  await page.getByLabel('Jumlah unit').press('Enter')
  await expect(page).toHaveTitle(/^Kesalahan: Armada untuk usaha Anda/)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  await expect(summary.getByRole('link')).toHaveText([
    'NIB harus 13 angka. Kosongkan bila belum ada',
    'Jumlah unit harus berupa angka, misalnya 12',
    'Pilih kota atau kabupaten',
    'Isi nama Anda',
    'Isi nomor telepon',
    'Isi alamat e-mail Anda',
    'Beri persetujuan agar kami dapat menyiapkan penawaran',
  ])
  await expect(page.getByLabel('Nama perusahaan')).toHaveValue('PT Maju Bersama')
  await expect(page.getByLabel(/^NIB/)).toHaveValue('belum ada')
  await expect(page.getByLabel('Jumlah unit')).toHaveValue('sepuluh')
  for (const model of ['Xpander', 'L300']) await expect(page.getByRole('checkbox', { name: model, ...box })).toBeChecked()
  await summary.getByRole('link', { name: 'Pilih kota atau kabupaten' }).click()
  await expect(page.getByLabel('Provinsi')).toBeFocused()
  await page.getByLabel(/^NIB/).fill('')
  await write(page, pakBudi, { models: [] })
  await sendThrough(page)
  await expect(page.getByText('Xpander, L300', { exact: true })).toBeVisible()
})

test('all ticked models survive a reload, Back and another choice', async ({ page }) => {
  await page.goto(at.fleet())
  await untilAlive(page)
  const models = ['Xpander', 'XFORCE', 'L300'].map((name) => page.getByRole('checkbox', { name, ...box }))
  for (const model of models) await model.check()
  await page.getByLabel('Nama perusahaan').fill('PT Maju Bersama')
  await page.reload()
  await untilAlive(page)
  for (const model of models) await expect(model).toBeChecked()
  await page.goto(at.cars())
  await page.goBack()
  await untilAlive(page)
  for (const model of models) await expect(model).toBeChecked()
  await page.route('**/fleet', async (route) => {
    await page.getByRole('checkbox', { name: 'XFORCE', ...box }).uncheck()
    await route.continue()
  })
  await page.getByLabel('Provinsi').selectOption('Bali')
  await expect(page.getByLabel('Kota atau kabupaten')).toBeEnabled()
  await expect(page.locator('input[name=vehicle]:checked')).toHaveCount(2)
})

journey(
  'going back and sending again leads to the same request; with another need the page says so',
  async ({ page, open, withScript }) => {
    await open(at.fleet({ city: bandung }))
    await write(page, pakBudi, { city: null })
    const first = await sendThrough(page)
    const result = page.url()
    await page.goBack()
    await expect(page.getByLabel('Nama perusahaan')).toHaveValue('PT Maju Bersama')
    if (withScript) await untilAlive(page)
    await write(page, pakBudi, { city: null })
    expect(await sendThrough(page)).toBe(first)
    expect(page.url()).toBe(result)
    await page.goBack()
    if (withScript) await untilAlive(page)
    await write(page, pakBudi, { units: '30', city: null })
    await send(page)
    const told = page.getByRole('alert', { name: 'Permintaan dari formulir ini sudah kami terima' })
    await expect(told).toBeFocused()
    await told.getByRole('button', { name: 'Kirim sebagai permintaan baru' }).click()
    await expect(page.getByText('30 unit', { exact: true })).toBeVisible()
    await expect(page.getByText(first)).toHaveCount(0)
  },
)

journey('the result address without its token redirects to the form', async ({ page, open }) => {
  await open(at.fleetResults())
  await expect(page).toHaveURL(at.fleet())
})

test('a request can be filled in and sent with the keyboard alone', async ({ page }) => {
  await page.goto(at.fleet({ city: bandung }))
  await untilAlive(page)
  await page.getByLabel('Nama perusahaan').focus()
  await page.keyboard.type('PT Maju Bersama')
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await page.keyboard.type('12')
  for (const key of ['Tab', 'Space']) await page.keyboard.press(key)
  await page.getByLabel('Kota atau kabupaten').focus()
  for (const text of [pakBudi.name, pakBudi.phone, pakBudi.email]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  for (const key of ['Tab', 'Space', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('heading', { name: 'Permintaan penawaran diterima' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^Xpander$/ })).toBeVisible()
})

test('result pages are private: unknown tokens answer 404, and known pages are never cached or indexed', async ({
  page,
  request,
}) => {
  expect((await request.get(at.fleetResult('tidak-dikenal'))).status()).toBe(404)
  await page.goto(at.fleet())
  await untilAlive(page)
  await write(page, pakBudi)
  await sendThrough(page)
  const answer = await request.get(page.url())
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('every POST is answered with a page', async ({ request }) => {
  const filled = {
    company: 'PT Maju Bersama',
    units: '12',
    vehicle: 'l300',
    province: '32',
    city: bandung,
    name: 'Budi',
    phone: pakBudi.phone,
    email: 'budi@contoh.id',
    agreement: 'ya',
  }
  const post = (form: Record<string, string>) => request.post(at.fleet(), { form, maxRedirects: 0 })
  const empty = await post({})
  expect(empty.status()).toBe(422)
  const html = await empty.text()
  expect(await htmlFaults(html)).toEqual([])
  for (const field of ['company', 'units', 'vehicle', 'province', 'name', 'phone', 'email', 'agreement'])
    expect(html).toContain(`id="${field}-error"`)
  for (const [field, value] of [
    ['company', '\u0000'],
    ['company', 'a'.repeat(121)],
    ['nib', '812'],
    ['units', '501'],
    ['vehicle', 'eclipse-cross'],
    ['vehicle', '__proto__'],
    ['city', '99.99'],
    ['name', '12'],
    ['phone', '021 555'],
    ['email', 'budi'],
  ] as const) {
    const answer = await post({ ...filled, [field]: value })
    expect(answer.status(), `${field} ${value}`).toBe(422)
    expect(await answer.text(), `${field} ${value}`).toContain(`id="${field}-error"`)
  }
  expect((await post({ ...filled, 'vehicle[a]': 'triton' })).status()).toBe(303)
  expect((await post({ ...filled, province: '' })).status()).toBe(303)
})
