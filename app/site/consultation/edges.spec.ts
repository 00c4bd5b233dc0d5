import type { Locator, Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { choosePlan, draftPlan, press } from '../../../tests/support/consultation-visitor.ts'
import { expect, journey, test, untilAlive } from '../../../tests/support/journey.ts'
import { messagesTo, receivedCode } from '../../../tests/support/received.ts'
import { startSite } from '../../../tests/support/site-process.ts'
import { fillIn, ibuRina, pakBudi } from '../../../tests/support/visitor.ts'

const filled = {
  vehicle: 'xforce',
  variant: 'ultimate-ds',
  plan: '3-bulan',
  payment: 'kredit',
  current_vehicle: 'Avanza 2018',
  dealer: 'dwindo-cakung',
  name: 'Rina Wulandari',
  phone: '0812 3456 7890',
  email: 'rina@contoh.id',
  agreement: 'ya',
}

for (const [field, typed, sentence] of [
  ['vehicle', 'avanza', 'Pilih salah satu mobil di bawah'],
  ['vehicle', 'eclipse-cross', 'Pilih salah satu mobil di bawah'],
  ['variant', 'turbo', 'Pilih salah satu varian mobil ini'],
  ['plan', 'besok', 'Pilih kapan Anda ingin membeli'],
  ['payment', 'barter', 'Pilih cara pembayaran'],
  ['current_vehicle', 'x'.repeat(81), 'Mobil sekarang maksimal 80 karakter; sekarang 81'],
  ['dealer', 'toko-sebelah', 'Pilih dealer'],
  ['name', '123', 'Nama harus berisi huruf'],
  ['name', 'a'.repeat(101), 'Nama maksimal 100 karakter; sekarang 101'],
  ['phone', '021 555 1234', 'Nomor HP harus diawali 08 atau +62 8'],
  ['phone', '0812 345', 'Nomor HP harus 10 sampai 14 angka, misalnya 0812 3456 7890'],
  ['phone', '0812x3456y7890', 'Nomor HP harus berisi angka saja, misalnya 0812 3456 7890'],
  ['phone', '0812 3456 7890\u0000', 'Nomor HP harus berisi angka saja, misalnya 0812 3456 7890'],
  ['email', 'rina@contoh', 'Alamat e-mail harus berbentuk nama@penyedia.com'],
  ['agreement', '', 'Beri persetujuan agar dealer dapat menghubungi Anda'],
] as const) {
  test(`${field} "${typed.slice(0, 20)}" is refused, and the page keeps all typed values`, async ({ request }) => {
    const answer = await request.post(at.consultation(), { form: { ...filled, [field]: typed } })
    expect(answer.status()).toBe(422)
    const html = await answer.text()
    expect(html).toContain(sentence)
    expect(html.match(/-error"/g)?.length).toBeGreaterThan(0)
    for (const [name, value] of Object.entries(filled)) {
      if (name === field || ['vehicle', 'variant', 'dealer'].includes(field)) continue
      const kept = ['vehicle', 'variant', 'plan', 'payment', 'dealer', 'agreement'].includes(name) ? /checked|selected/ : value
      expect(controlOf(html, name, value), name).toMatch(kept)
    }
  })
}

/** The start tag of the control for this value. */
function controlOf(html: string, name: string, value: string): string {
  const tags = html.match(/<(?:input|option)\b[^>]*>/g) ?? []
  const own = tags.filter((tag) => tag.includes(`name="${name}"`) || tag.startsWith('<option'))
  return own.find((tag) => tag.includes(`value="${value}"`)) ?? ''
}

journey('pasted text that is too long is not cut off, and the error says its length', async ({ page, open }) => {
  const pasted = { 'Mobil Anda sekarang (opsional)': 'Avanza 2018 '.repeat(9).trim(), Nama: 'Rina '.repeat(27).trim() }
  await open(at.consultation())
  for (const [label, text] of Object.entries(pasted)) {
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.insertText(text)
  }
  await press(page)
  await expect(page.getByRole('alert')).toContainText('Mobil sekarang maksimal 80 karakter; sekarang 107')
  await expect(page.getByRole('alert')).toContainText('Nama maksimal 100 karakter; sekarang 134')
  for (const [label, text] of Object.entries(pasted)) await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
})

test('every POST is answered with a page', async ({ request }) => {
  const empty = await request.post(at.consultation(), { form: {} })
  expect(empty.status()).toBe(422)
  const html = await empty.text()
  for (const field of ['vehicle', 'plan', 'payment', 'province', 'name', 'phone', 'email', 'agreement'])
    expect(html).toContain(`id="${field}-error"`)
  for (const field of ['vehicle', 'dealer', 'phone', 'email'] as const)
    expect((await request.post(at.consultation(), { form: { ...filled, [field]: `${filled[field]}\u0000` } })).status()).toBe(422)
  const strange = {
    ...filled,
    phone: '081200009999',
    request: '../../etc',
    shown_at: 'kemarin',
    source: '{"utm_source":"\\u0000"}',
  }
  expect((await request.post(at.consultation(), { form: strange, maxRedirects: 0 })).status()).toBe(303)
  expect((await request.post(at.consultation(), { data: '{}', headers: { 'Content-Type': 'application/json' } })).status()).toBe(
    415,
  )
  const broken = { data: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=y' } }
  expect((await request.post(at.consultation(), broken)).status()).toBe(400)
})

journey('every spelling of a phone number is accepted', async ({ page, open, withScript }) => {
  const last = ibuRina.phone.replace(/\D/g, '').slice(-9)
  const spelled = withScript ? `Nomor saya +62 (0)81\u00a0${last} (WA)` : `62-81.${last}`
  await open(at.consultation())
  await choosePlan(page)
  await fillIn(page, ibuRina)
  await page.getByLabel('Nomor HP', { exact: true }).fill(spelled)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  expect(await receivedCode(`081${last}`)).toMatch(/^\d{6}$/)
})

test('a dealer of another province is refused, and the only dealer of a province is chosen', async ({ request }) => {
  const leftBehind = await request.post(at.consultation(), { form: { ...filled, province: '32' } })
  expect(leftBehind.status()).toBe(422)
  expect(await leftBehind.text()).toContain('Pilih dealer')
  const { dealer, ...without } = filled
  const only = { ...without, phone: '0812 0000 7777', province: '51' }
  const answer = await request.post(at.consultation(), { form: only, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
})

test('a code is found in a pasted message', async ({ page }) => {
  await page.goto(at.consultation())
  await untilAlive(page)
  await draftPlan(page, ibuRina)
  await receivedCode(ibuRina.phone)
  const [message] = await messagesTo(ibuRina.phone, 'one_time_code')
  await page.getByLabel('Kode 6 angka').fill(message?.text ?? '')
  await press(page)
  await expect(page.getByRole('heading', { name: 'Kirim rencana pembelian' })).toBeVisible()
})

test('the whole consultation works with the keyboard alone', async ({ page }) => {
  await page.goto(at.consultation())
  await untilAlive(page)
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  await tabTo(page, radio('Xpander'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(radio('XFORCE')).toBeChecked()
  await expect(radio('XFORCE')).toBeFocused()
  await expect(page.getByLabel('Varian')).toBeEnabled()
  await tabTo(page, radio('Bulan ini'))
  await page.keyboard.press('Space')
  await tabTo(
    page,
    page
      .getByRole('group', { name: /membayar/ })
      .getByRole('radio')
      .first(),
  )
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByLabel('Provinsi'))
  await page.keyboard.type('Bali')
  await expect(page.getByLabel('Provinsi')).toHaveValue('51')
  await expect(page.getByLabel('Provinsi')).toBeFocused()
  const dealer = page.getByRole('radio', { name: /Sun Star Motor Denpasar/ })
  await expect(dealer).toBeChecked()
  for (const [label, text] of [
    ['Nama', ibuRina.name],
    ['Nomor HP', ibuRina.phone],
    ['E-mail', ibuRina.email],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await tabTo(page, page.getByLabel(/^Saya setuju/))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Lanjutkan' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  await tabTo(page, page.getByLabel('Kode 6 angka'))
  await page.keyboard.type(await receivedCode(ibuRina.phone))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kirim rencana pembelian' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Kirim rencana pembelian' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Rencana Anda sudah kami teruskan ke dealer' })).toBeVisible()
})

async function tabTo(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}

test('a visitor who asks too often is told how long to wait, and the typed values stay', async ({ browser }) => {
  await using site = await startSite({ environment: { LEADS_PER_DEVICE_AN_HOUR: '1' } })
  const page = await browser.newPage({ baseURL: site.address })
  await page.goto(at.consultation())
  await untilAlive(page)
  await draftPlan(page, ibuRina)
  await page.goto(at.consultation())
  await untilAlive(page)
  await choosePlan(page)
  await fillIn(page, pakBudi)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Terlalu banyak permintaan dalam waktu singkat' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(/Tunggu sekitar \d\d menit/)
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(pakBudi.name)
  await page.close()
})
