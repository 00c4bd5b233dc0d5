import { at } from '~/addresses.ts'
import { htmlFaults } from '../../../../tests/support/html.ts'
import { expect, journey, test, untilAlive } from '../../../../tests/support/journey.ts'
import { fillIn, ibuRina, pakBudi, send } from '../../../../tests/support/visitor.ts'
import { ask, receivedPanel, sendFromAnotherTab } from './visit.ts'

const theNewSuv = at.campaign('thenewsuv')
const adventure = at.campaign('ridethelifeadventure')
const pathOf = (address: string) => new URL(address).pathname

journey('a visitor sends the form of a campaign, and the confirmation replaces it', async ({ page, open }) => {
  await open(theNewSuv)
  const title = await page.title()
  await page.getByRole('link', { name: 'Minta dihubungi' }).click()
  await expect(page.getByRole('heading', { name: 'Tanya kami tentang XFORCE' })).toBeInViewport()
  await page.getByLabel('Varian').selectOption('Exceed CVT')
  const reference = await ask(page, ibuRina)
  const panel = receivedPanel(page)
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('heading')).toBeInViewport()
  expect(pathOf(page.url())).toBe(theNewSuv)
  await expect(page).toHaveTitle(/^Permintaan diterima/)
  expect(title).toMatch(/^SUV baru, pas untuk kota: XFORCE/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUV baru, pas untuk kota')
  await expect(page.getByLabel('Nama', { exact: true })).toHaveCount(0)
  await expect(panel).toContainText(/Varian\s*Exceed CVT/)
  await expect(panel).toContainText(/paling lambat \w+, \d+ \w+ \d{4}, \d\d\.\d\d WIB/)
  await panel.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible()
  expect(page.url()).not.toMatch(/Rina|0812/)
})

journey('a refused form opens at its errors and keeps the typed values', async ({ page, open }) => {
  await open(adventure)
  await page.getByLabel('Varian').selectOption({ index: 2 })
  const variant = await page.getByLabel('Varian').inputValue()
  await page.getByLabel('Nama', { exact: true }).fill('Rina Wulandari')
  await page.getByLabel('Nomor HP', { exact: true }).fill('021 555 1234')
  await page.getByLabel('Nomor HP', { exact: true }).press('Enter')
  await expect(page).toHaveTitle(/^Kesalahan: /)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  await expect(summary.getByRole('link')).toHaveText([
    'Nomor HP harus diawali 08 atau +62 8',
    'Isi alamat e-mail Anda',
    'Beri persetujuan agar kami dapat menghubungi Anda',
  ])
  await expect(page.getByLabel('Varian')).toHaveValue(variant)
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Rina Wulandari')
  await expect(page.getByLabel('Nomor HP', { exact: true })).toHaveValue('021 555 1234')
  await summary.getByRole('link', { name: 'Isi alamat e-mail Anda' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await ask(page, ibuRina)
})

journey('reloading the confirmation shows the same request', async ({ page, open }) => {
  await open(theNewSuv)
  const reference = await ask(page, ibuRina)
  for (const _ of ['once', 'twice']) {
    await page.reload()
    await expect(receivedPanel(page)).toContainText(reference)
    await expect(page.getByText('Isian Anda yang belum terkirim')).toBeHidden()
  }
  await open(at.home())
  await open(theNewSuv)
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('')
})

journey('a form that was sent before with other answers can be sent as a new request', async ({ page, open }) => {
  await open(adventure)
  const first = await sendFromAnotherTab(page, pakBudi)
  await fillIn(page, ibuRina)
  await send(page)
  const told = page.getByRole('alert', { name: 'Permintaan dari formulir ini sudah kami terima' })
  await expect(told).toBeFocused()
  await expect(page).toHaveTitle(/^Permintaan dari formulir ini sudah kami terima/)
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  await told.getByRole('button', { name: 'Kirim sebagai permintaan baru' }).click()
  await expect(receivedPanel(page)).toBeFocused()
  await expect(page.getByText(first)).toHaveCount(0)
})

journey('with consent, the device fills in the form of the next campaign, and forgets at one press', async ({ page, open }) => {
  await open(theNewSuv)
  await page.getByLabel(/^Ingat nama/).check()
  await ask(page, ibuRina)
  await open(adventure)
  const name = page.getByLabel('Nama', { exact: true })
  await expect(name).toHaveValue(ibuRina.name)
  await page.getByRole('button', { name: 'Lupakan data ini' }).click()
  await expect(name).toHaveValue('')
  await expect(name).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Lupakan data ini' })).toHaveCount(0)
})

test('a request can be filled in and sent with the keyboard alone', async ({ page }) => {
  await page.goto(theNewSuv)
  await untilAlive(page)
  await page.getByLabel('Varian').focus()
  await page.keyboard.press('ArrowDown')
  for (const text of [ibuRina.name, ibuRina.phone, ibuRina.email]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  for (const key of ['Tab', 'Space', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(receivedPanel(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ikuti permintaan ini' })).toBeFocused()
})

test('a page with a form is private to each visitor; a page without one is public', async ({ request }) => {
  for (const [slug, cache] of [
    ['thenewsuv', 'private, no-cache'],
    ['ridethelifeadventure', 'private, no-cache'],
    ['infinitexcitement', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'],
  ] as const) {
    const answer = await request.get(at.campaign(slug))
    expect(answer.headers()['cache-control'], slug).toBe(cache)
    expect(answer.headers()['x-fresh-until'], slug).toBeUndefined()
  }
})

test('the sitemap lists running campaigns', async ({ request }) => {
  const answer = await request.get(at.pageSitemap())
  const map = await answer.text()
  for (const slug of ['thenewsuv', 'infinitexcitement', 'ridethelifeadventure'] as const)
    expect(map).toContain(`${at.campaign(slug)}</loc>`)
  expect(answer.headers()['x-fresh-until']).toBeUndefined()
})

test('every POST is answered with a page', async ({ request }) => {
  const filled = {
    consultVehicle: 'xforce',
    consultVariant: '',
    name: 'Rina',
    phone: ibuRina.phone,
    email: 'rina@contoh.id',
    agreement: 'ya',
  }
  const post = (form: Record<string, string>) => request.post(theNewSuv, { form, maxRedirects: 0 })
  const empty = await post({})
  expect(empty.status()).toBe(422)
  const html = await empty.text()
  expect(await htmlFaults(html)).toEqual([])
  for (const field of ['consultVariant', 'name', 'phone', 'email', 'agreement']) expect(html).toContain(`id="${field}-error"`)
  for (const [field, value, refused = field] of [
    ['consultVehicle', 'xpander', 'consultVariant'],
    ['consultVariant', 'gls-mt'],
    ['name', '12'],
    ['phone', '021 555'],
    ['email', 'rina'],
  ] as const) {
    const answer = await post({ ...filled, [field]: value })
    expect(answer.status(), field).toBe(422)
    expect(await answer.text(), field).toContain(`id="${refused}-error"`)
  }
  const received = await post({ ...filled, request: 'x'.repeat(100), source: '{' })
  expect(received.status()).toBe(200)
  expect(await htmlFaults(await received.text())).toEqual([])
  expect((await request.post(at.campaign('infinitexcitement'), { form: filled, maxRedirects: 0 })).status()).toBe(405)
})
