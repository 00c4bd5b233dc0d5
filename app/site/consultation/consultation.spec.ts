import { at } from '~/addresses.ts'
import {
  choosePlan,
  consult,
  draftPlan,
  enterCode,
  otherThan,
  planReference,
  press,
} from '../../../tests/support/consultation-visitor.ts'
import { expect, journey, test, untilAlive } from '../../../tests/support/journey.ts'
import { received, receivedCode } from '../../../tests/support/received.ts'
import { fillIn, ibuRina, pakBudi } from '../../../tests/support/visitor.ts'

journey('a visitor sends a plan, enters the code, and sees all details on the result page', async ({ page, open }) => {
  await open(at.consultation())
  const reference = await consult(page, ibuRina)
  await expect(page.getByRole('heading', { name: 'Rencana Anda sudah kami teruskan ke dealer' })).toBeVisible()
  await expect(page.getByText('Dwindo Cakung')).toBeVisible()
  await expect(page.getByText(/^Dealer menghubungi nomor Anda yang berakhiran \d{4}, paling lambat .* WIB\.$/)).toBeVisible()
  await expect(page.getByText(`Penelepon menyebutkan nomor ${reference}`)).toBeVisible()
  expect(page.url()).not.toMatch(/Rina|3456|contoh/)
  const [message] = await received(ibuRina.phone, 'consultation_sent')
  expect(message?.text).toContain(reference)
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Sudah diterima' })).toBeVisible()
  expect(message?.text).toContain(new URL(page.url()).pathname)
})

journey('a plan beyond the horizon is stored, and the page says why and what happens next', async ({ page, open }) => {
  await open(at.consultation())
  await consult(page, ibuRina, { plan: 'Dalam 12 bulan' })
  await expect(page.getByRole('heading', { name: 'Rencana Anda kami simpan' })).toBeVisible()
  await expect(page.getByText(/paling lambat/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Konsultasi baru' }).click()
  await expect(page.getByRole('radio', { name: 'XFORCE' })).toBeChecked()
})

for (const [product, name] of [
  ['25', 'XFORCE'],
  ['22', 'Xpander'],
  ['28', 'New Pajero Sport'],
  ['pajero sport', 'New Pajero Sport'],
] as const) {
  test(`the product ${product} of a link is ${name}`, async ({ page }) => {
    await page.goto(at.consultation({ product_id: product }))
    await untilAlive(page)
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
  })
}

test('a link to a model no longer sold says so; a link to an unknown model shows the whole range', async ({ page }) => {
  await page.goto(at.consultation({ vehicle: 'eclipse-cross' }))
  await expect(page.getByRole('main').getByText(/Eclipse Cross/)).toBeVisible()
  await page.goto(at.consultation({ product_id: '999' }))
  await untilAlive(page)
  await expect(page.locator('input[name=vehicle]:checked')).toHaveCount(0)
})

journey('a refused form keeps the typed values and links to each field with an error', async ({ page, open }) => {
  await open(at.consultation({ vehicle: 'triton' }))
  await page.getByRole('radio', { name: 'Kredit' }).check()
  await page.getByLabel('Mobil Anda sekarang').fill('Avanza 2018')
  await page.getByLabel('Nama', { exact: true }).fill('Rina Wulandari')
  await page.getByLabel('Nomor HP', { exact: true }).fill('021 555 1234')
  await page.getByLabel('Nomor HP', { exact: true }).press('Enter')
  await expect(page).toHaveTitle(/^Kesalahan: Konsultasi pembelian/)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Kredit' })).toBeChecked()
  await expect(page.getByLabel('Mobil Anda sekarang')).toHaveValue('Avanza 2018')
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Rina Wulandari')
  await expect(page.getByLabel('Nomor HP', { exact: true })).toHaveAccessibleDescription(/Kesalahan: Nomor HP harus diawali 08/)
  for (const [sentence, field] of [
    ['Pilih kapan Anda ingin membeli', page.getByRole('radio', { name: 'Bulan ini' })],
    ['Pilih dealer', page.getByLabel('Provinsi')],
    ['Isi alamat e-mail Anda', page.getByLabel('E-mail', { exact: true })],
    ['Beri persetujuan agar dealer dapat menghubungi Anda', page.getByLabel(/^Saya setuju/)],
  ] as const) {
    await page.getByRole('alert').getByRole('link', { name: sentence }).click()
    await expect(field).toBeFocused()
  }
})

journey('a wrong code can be corrected, and the fifth wrong code closes it', async ({ page, open }) => {
  await open(at.consultation())
  await draftPlan(page, ibuRina)
  await expect(page.getByText(ibuRina.phone.replace(/\D/g, '').slice(-3))).toBeVisible()
  const wrong = otherThan(await receivedCode(ibuRina.phone))
  for (const left of [4, 3, 2, 1]) {
    await page.getByLabel('Kode 6 angka').fill(wrong)
    await press(page)
    await expect(page.getByRole('alert')).toContainText(`mencoba ${left} kali lagi`)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Kode 6 angka')).toHaveValue(wrong)
  }
  await page.getByLabel('Kode 6 angka').fill(wrong)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Kode ini sudah ditutup' })).toBeVisible()
  await expect(page.getByLabel('Kode 6 angka')).toHaveCount(0)
  await expect(page.getByText(/^Kode baru dapat diminta (dalam|pada)/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^0800/ }).first()).toBeVisible()
})

journey('a visitor must wait for another code, and the first one stays valid', async ({ page, open, withScript }) => {
  await open(at.consultation())
  await draftPlan(page, ibuRina)
  const again = page.getByRole('button', { name: 'Kirim lewat SMS' })
  if (withScript) await expect(again).toBeDisabled()
  else {
    await again.click()
    await expect(page.getByRole('alert')).toContainText('Kode yang terakhir tetap berlaku')
  }
  await enterCode(page, ibuRina)
})

journey(
  'a second tab gets its own code during the waiting time, and both codes are valid',
  async ({ page, open, withScript }) => {
    await open(at.consultation())
    await draftPlan(page, ibuRina)
    const first = await receivedCode(ibuRina.phone)
    const tab = await page.context().newPage()
    await tab.goto(at.consultation())
    if (withScript) await untilAlive(tab)
    await draftPlan(tab, ibuRina)
    await tab.reload()
    await tab.getByLabel('Kode 6 angka').fill(await receivedCode(ibuRina.phone, 2))
    await press(tab)
    await expect(tab.getByRole('heading', { name: 'Kirim rencana pembelian' })).toBeVisible()
    await page.getByLabel('Kode 6 angka').fill(first)
    await press(page)
    await expect(page.getByRole('heading', { name: 'Kirim rencana pembelian' })).toBeVisible()
  },
)

journey('a visitor can continue a plan where it stopped', async ({ page, open }) => {
  await open(at.consultation())
  await draftPlan(page, ibuRina)
  const codePage = page.url()
  await open(at.home())
  await open(codePage)
  await expect(page.getByLabel('Kode 6 angka')).toBeVisible()
  await enterCode(page, ibuRina)
  await open(codePage)
  await expect(page.getByRole('heading', { name: 'Kirim rencana pembelian' })).toBeVisible()
  const token = /konsultasi-pembelian\/([\w-]+)\//.exec(codePage)?.[1] ?? ''
  await open(at.request(token))
  await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Nomor HP sudah diperiksa' })).toBeVisible()
  await page.getByRole('link', { name: 'Lanjutkan permintaan' }).click()
  await press(page, 'Kirim rencana pembelian')
  await expect(page.getByRole('heading', { name: 'Rencana Anda sudah kami teruskan ke dealer' })).toBeVisible()
  for (const earlier of [codePage, at.consultationPlan(token)]) {
    await open(earlier)
    await expect(page.getByRole('heading', { name: 'Rencana Anda sudah kami teruskan ke dealer' })).toBeVisible()
  }
})

journey('a wrong number can be corrected without answering everything again', async ({ page, open }) => {
  await open(at.consultation())
  await draftPlan(page, ibuRina)
  await page.getByRole('link', { name: 'Ubah nomor' }).click()
  await expect(page.getByRole('radio', { name: 'XFORCE' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Dalam 3 bulan' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Kredit' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Dwindo Cakung' })).toBeChecked()
  await expect(page.getByLabel(/^Saya setuju/)).not.toBeChecked()
  expect(page.url()).not.toMatch(/Rina|contoh\.id/)
})

journey('going back and changing the form offers the old plan or a new one', async ({ page, open, withScript }) => {
  await open(at.consultation())
  await draftPlan(page, ibuRina)
  const first = page.url()
  await page.goBack()
  if (withScript) await untilAlive(page)
  await fillIn(page, pakBudi)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Rencana dari formulir ini sudah kami terima' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lanjutkan rencana itu' })).toBeVisible()
  await press(page, 'Kirim sebagai rencana baru')
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  expect(page.url()).not.toBe(first)
  await enterCode(page, pakBudi)
})

journey('a filled honeypot stops the form and keeps the typed values', async ({ page, open }) => {
  await open(at.consultation())
  await choosePlan(page)
  await fillIn(page, ibuRina)
  await page.locator('input[name=situs_web]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://iklan.contoh'
  })
  await press(page)
  await expect(page.getByRole('heading', { name: 'Formulir belum terkirim' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  await page.getByLabel(/^Saya setuju/).check()
  await press(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
})

test('the pages of a plan are private: unknown tokens answer 404, and known pages are never cached or indexed', async ({
  page,
  request,
}) => {
  const unknown = [
    at.consultationCode('tidak-dikenal'),
    at.consultationPlan('tidak-dikenal'),
    at.consultationResult('tidak-dikenal'),
  ]
  for (const address of unknown) {
    expect((await request.get(address)).status()).toBe(404)
    expect((await request.post(address, { form: {} })).status()).toBeGreaterThanOrEqual(404)
  }
  await page.goto(at.consultationResults())
  await expect(page).toHaveURL(at.consultation())
  await untilAlive(page)
  await draftPlan(page, ibuRina)
  expect((await request.get(page.url())).headers()['cache-control']).toBe('private, no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await enterCode(page, ibuRina)
  expect(await planReference(page)).toMatch(/^KP-/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
