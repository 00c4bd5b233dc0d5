import { at } from '~/addresses.ts'
import { expect, journey, test, untilAlive } from '../../../../tests/support/journey.ts'
import { agree, ibuRina } from '../../../../tests/support/visitor.ts'
import { choosePhoto, photo, photoField, send, sendThrough, write } from './visit.ts'

const megabyte = 1024 * 1024

journey('a visitor sends a complaint with a photo and reads who answers until when', async ({ page, open }) => {
  await open(at.contact())
  await page.getByRole('region', { name: 'Tulis pesan' }).getByRole('link', { name: 'Tulis pesan' }).click()
  await expect(page.getByRole('radio', { name: 'Keluhan' })).toHaveAccessibleName('Keluhan Dijawab dalam 2 jam kerja')
  await write(page, ibuRina, { message: 'AC mobil saya mati.\nSudah dua kali ke bengkel.' })
  await choosePhoto(page, await photo(60))
  const reference = await sendThrough(page)
  await expect(page.getByText('AC mobil saya mati. Sudah dua kali ke bengkel.')).toBeVisible()
  await expect(page.getByText('1 foto kami terima')).toBeVisible()
  const next = page.getByRole('region', { name: 'Selanjutnya' })
  await expect(next).toContainText('Tim penanganan keluhan membaca pesan Anda.')
  await expect(next).toContainText(/paling lambat \w+, \d+ \w+ \d{4}, \d\d\.\d\d WIB/)
  await expect(next).toContainText('Tanda terima sudah kami kirim lewat WhatsApp dan e-mail.')
  expect(page.url()).not.toMatch(/Rina|0812|bengkel/)
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await expect(page.getByRole('heading', { name: 'Pesan: Sudah diterima' })).toBeVisible()
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible()
})

journey('a link chooses the topic, and photo and e-mail address are optional', async ({ page, open }) => {
  await open(at.contactMessage({ topic: 'kerja-sama' }))
  await expect(page.getByRole('radio', { name: 'Kerja sama' })).toBeChecked()
  await write(page, { ...ibuRina, email: '' }, { topic: 'Kerja sama' })
  await sendThrough(page)
  await expect(page.getByText('Tanda terima sudah kami kirim lewat WhatsApp.')).toBeVisible()
  await expect(page.getByText('1 foto kami terima')).toHaveCount(0)
})

journey('a refused form keeps the typed values and links to each field with an error', async ({ page, open }) => {
  await open(at.contactMessage())
  await page.getByLabel('Pesan', { exact: true }).fill('  Rusak\n')
  await page.getByLabel('Nomor HP', { exact: true }).fill('021 555 1234')
  await page.getByLabel(/^E-mail/).fill('rina@')
  await page.getByLabel(/^E-mail/).press('Enter')
  await expect(page).toHaveTitle(/^Kesalahan: Tulis pesan/)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Pilih topik pesan Anda',
    'Pesan minimal 10 karakter',
    'Isi nama Anda',
    'Nomor HP harus diawali 08 atau +62 8',
    'Alamat e-mail harus berbentuk nama@penyedia.com',
    'Beri persetujuan agar kami dapat menjawab Anda',
  ])
  const message = page.getByLabel('Pesan', { exact: true })
  await expect(message).toHaveValue('  Rusak\n')
  await expect(message).toHaveAccessibleDescription(/10 sampai 2\.000 karakter.*Kesalahan: Pesan minimal 10 karakter/)
  await expect(page.getByLabel('Nomor HP', { exact: true })).toHaveValue('021 555 1234')
  await expect(page.getByLabel(/^E-mail/)).toHaveValue('rina@')
  await summary.getByRole('link', { name: /^Pesan minimal/ }).click()
  await expect(message).toBeFocused()
  await summary.getByRole('link', { name: /^Pilih topik/ }).click()
  await expect(page.getByRole('radio', { name: 'Produk' })).toBeFocused()
})

journey('when other fields are refused, the photo stays or is asked for again', async ({ page, open, withScript }) => {
  await open(at.contactMessage())
  await write(page, ibuRina)
  await page.getByLabel('Nomor HP', { exact: true }).fill('')
  await choosePhoto(page, await photo(60))
  await send(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Nomor HP', { exact: true }).fill(ibuRina.phone)
  if (!withScript) {
    await expect(photoField(page)).toHaveAccessibleDescription(/Kesalahan: Pilih foto Anda sekali lagi/)
    await choosePhoto(page, await photo(60))
  }
  await sendThrough(page)
  await expect(page.getByText('1 foto kami terima')).toBeVisible()
})

journey('a file that is not a photo gets an error at its field, whatever its name', async ({ page, open }) => {
  await open(at.contactMessage())
  await write(page, ibuRina)
  await choosePhoto(page, Buffer.from('<html><script>alert(1)</script></html>'))
  await send(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Foto harus berupa JPG, PNG, atau WebP yang utuh'])
  await page.getByRole('alert').getByRole('link').click()
  await expect(photoField(page)).toBeFocused()
  await expect(page.getByLabel('Pesan', { exact: true })).toHaveValue('AC mobil saya mati sejak kemarin.')
  await choosePhoto(page, await photo(60))
  await sendThrough(page)
})

test('going back and sending again leads to the same message; with other text the page says so', async ({ page }) => {
  await page.goto(at.contactMessage())
  await untilAlive(page)
  await write(page, ibuRina)
  const first = await sendThrough(page)
  const result = page.url()
  await page.goBack()
  await untilAlive(page)
  await expect(page.getByLabel('Pesan', { exact: true })).toHaveValue('AC mobil saya mati sejak kemarin.')
  await agree(page)
  expect(await sendThrough(page)).toBe(first)
  expect(page.url()).toBe(result)
  await page.goBack()
  await untilAlive(page)
  await write(page, ibuRina, { message: 'AC sudah dingin lagi.' })
  await send(page)
  await expect(page.getByRole('heading', { name: 'Pesan dari formulir ini sudah kami terima' })).toBeVisible()
  await page.getByRole('button', { name: 'Kirim sebagai pesan baru' }).click()
  await expect(page.getByText('AC sudah dingin lagi.')).toBeVisible()
  await expect(page.getByText(first)).toHaveCount(0)
})

journey(
  'the thank-you address without a token says thanks and leads to the page that asks for the number',
  async ({ page, open }) => {
    await open(at.contactThanks())
    await expect(page.getByRole('heading', { name: 'Terima kasih atas pesan Anda' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ikuti permintaan' }).click()
    await expect(page).toHaveURL(at.requests())
  },
)

test('a large photo is made smaller before it is sent', async ({ page }) => {
  await page.goto(at.contactMessage())
  await untilAlive(page)
  await write(page, ibuRina)
  const large = await photo(4000)
  expect(large.length).toBeGreaterThan(8.5 * megabyte)
  await choosePhoto(page, large)
  const chosen = () => photoField(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.size ?? 0)
  await expect.poll(chosen).toBeLessThan(2 * megabyte)
  await sendThrough(page)
  await expect(page.getByText('1 foto kami terima')).toBeVisible()
})

test('checking a corrected field does not send the photo', async ({ page }) => {
  await page.goto(at.contactMessage())
  await untilAlive(page)
  await choosePhoto(page, await photo(300))
  await send(page)
  const name = page.getByLabel('Nama', { exact: true })
  await expect(name).toHaveAccessibleDescription(/Isi nama Anda/)
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await name.fill(ibuRina.name)
  const body = (await asked).postDataBuffer()?.toString('latin1') ?? ''
  expect(body).toContain('periksa')
  expect(body).not.toContain('AC.JPG')
  await expect(name).not.toHaveAccessibleDescription(/Kesalahan/)
})

test('a message can be written and sent with the keyboard alone', async ({ page }) => {
  await page.goto(at.contactMessage())
  await untilAlive(page)
  await page.getByRole('radio', { name: 'Produk' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Harga dan promo' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Berapa harga Xpander')
  await page.keyboard.press('Enter')
  await page.keyboard.type('di Ambon?')
  await page.keyboard.press('Tab')
  await expect(photoField(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(ibuRina.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ibuRina.phone)
  for (const key of ['Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByText('Berapa harga Xpander di Ambon?')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a file that is too large gets an error page, and no typed value is lost', async ({ page }) => {
    // Going back starts a view transition, and the plain page does not support it.
    test.info().annotations.push({ type: 'expected complaint', description: 'ViewTransition opt-in disabled' })
    await page.goto(at.contactMessage())
    await write(page, ibuRina)
    await choosePhoto(page, Buffer.alloc(9 * megabyte))
    await send(page)
    await expect(page.getByRole('heading', { name: 'Kiriman terlalu besar' })).toBeVisible()
    await expect(page.getByText('pilih foto yang lebih kecil dari 8 MB')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'Keluhan' })).toBeChecked()
    await expect(page.getByLabel('Pesan', { exact: true })).toHaveValue('AC mobil saya mati sejak kemarin.')
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  })
})

test('result pages are private: unknown tokens answer 404, and known pages are never cached or indexed', async ({
  page,
  request,
}) => {
  expect((await request.get(at.contactThanks('tidak-dikenal'))).status()).toBe(404)
  await page.goto(at.contactMessage())
  await untilAlive(page)
  await write(page, ibuRina)
  await sendThrough(page)
  const answer = await request.get(page.url())
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('every POST is answered with a page', async ({ request }) => {
  const address = at.contactMessage()
  const post = (multipart: Parameters<typeof request.post>[1] & object) =>
    request.post(address, { maxRedirects: 0, ...multipart })
  const empty = await post({ form: {} })
  expect(empty.status()).toBe(422)
  const html = await empty.text()
  for (const field of ['topic', 'message', 'name', 'phone', 'agreement']) expect(html).toContain(`id="${field}-error"`)
  const filled = { topic: 'produk', message: 'Kapan ada warna hijau?', name: 'Rina', phone: ibuRina.phone, agreement: 'ya' }
  for (const [field, value] of [
    ['topic', 'mesin'],
    ['message', '\u0000'.repeat(20)],
    ['message', 'x'.repeat(2001)],
    ['name', '12'],
    ['phone', '021 555'],
    ['email', 'rina'],
  ] as const) {
    const answer = await post({ multipart: { ...filled, [field]: value } })
    expect(answer.status(), field).toBe(422)
    expect(await answer.text(), field).toContain(`id="${field}-error"`)
  }
  expect((await post({ multipart: { ...filled, message: 'x'.repeat(70_000) } })).status()).toBe(413)
  expect((await post({ multipart: { ...filled, photo: 'ac.jpg' } })).status()).toBe(303)
  expect((await post({ data: '{}', headers: { 'Content-Type': 'application/json' } })).status()).toBe(415)
})
