import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { expect, journey, test, untilAlive } from '../../../tests/support/journey.ts'
import { paintAndRequests, totalBytes, transfersOf } from '../../../tests/support/transfer.ts'
import { shown } from './map/visit.ts'

const names = (page: Page) => page.getByRole('list', { name: 'Daftar dealer' }).getByRole('heading')

journey('any spelling of a place finds it and the nearest dealers', async ({ page, open }) => {
  await open(at.dealers())
  for (const spelling of ['Jogja', 'yogyakata']) {
    await page.getByRole('searchbox').fill(spelling)
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await expect(page.getByRole('heading', { name: /dealer terdekat dari .*Yogyakarta/ })).toBeVisible()
  }
  await expect(page.getByRole('list', { name: 'Daftar dealer' }).getByRole('listitem').first()).toContainText(/\d km/)
  await expect(page).toHaveURL(/q=yogyakata/)
})

journey('the maker’s old address lists the workshops that paint', async ({ page, open }) => {
  await open('/cari-dealer?service=bodi-cat')
  const first = page.getByRole('list', { name: 'Daftar dealer' }).getByRole('listitem')
  expect(await first.count()).toBeGreaterThan(0)
  for (const item of await first.all()) await expect(item).toContainText('Bodi & cat')
})

journey('a visitor goes from a province to a dealer and to a form with that dealer filled in', async ({ page, open }) => {
  await open(at.dealers())
  await page.getByRole('link', { name: 'Bali', exact: true }).click()
  await expect(page).toHaveTitle(/^Dealer Mitsubishi di Bali/)
  await page
    .getByRole('link', { name: /^Jam, layanan, dan jadwal/ })
    .first()
    .click()
  await expect(page.getByText(/waktu setempat/)).toContainText('WITA')
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page
    .getByRole('link', { name: /^Test drive \d\d\.\d\d$/ })
    .first()
    .click()
  await expect(page.getByRole('radio', { name: name ?? '' })).toBeChecked()
  await expect(page.locator('input[name=time]:checked')).toHaveCount(1)
})

test('every free time on a dealer’s page can be chosen in the form', async ({ page }) => {
  await page.goto(at.dealerPlace('nusa-tenggara-barat', 'dealer-contoh-mataram'))
  const times = page.getByRole('link', { name: /^(Test drive|Servis) \d\d\.\d\d$/ })
  const addresses = await times.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.some((address) => address.startsWith(at.serviceBooking()))).toBe(true)
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('input[name=time]:checked'), address).toHaveCount(1)
  }
})

test('on a phone the page scrolls to the search result', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(at.dealers())
  await untilAlive(page)
  await page.getByRole('searchbox').fill('Denpasar')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page.getByRole('heading', { name: /terdekat dari Kota Denpasar/ })).toBeInViewport()
})

async function searchFor(page: Page, place: string): Promise<void> {
  await page.getByRole('searchbox').fill(place)
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page.getByRole('heading', { name: `terdekat dari Kota ${place}` })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`q=${place}`))
  await untilAlive(page)
}

test('a heading that has the focus is updated with the new answer, too', async ({ page }) => {
  await page.goto(at.dealers({ q: 'Medan' }))
  await untilAlive(page)
  await page.locator('#hasil').focus()
  await page.locator('[name=service][value=bodi-cat]').evaluate((choice: HTMLInputElement) => choice.click())
  await expect(page.locator('#hasil')).not.toHaveText(/^20/)
  await expect(page.locator('#hasil')).toBeFocused()
})

test('Back leads to the previous search', async ({ page }) => {
  await page.goto(at.dealers({ q: 'Surabaya' }))
  await untilAlive(page)
  for (const place of ['Medan', 'Bandung']) await searchFor(page, place)
  for (const place of ['Medan', 'Surabaya']) {
    await page.goBack()
    await expect(page.getByRole('heading', { name: `terdekat dari Kota ${place}` })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue(place)
  }
})

test('pressing Back twice before the script has loaded leads two searches back', async ({ page }) => {
  await page.goto(at.dealers({ q: 'Surabaya' }))
  await untilAlive(page)
  for (const place of ['Medan', 'Bandung']) await searchFor(page, place)
  const { promise: twiceBack, resolve: letScriptCome } = Promise.withResolvers<void>()
  await page.route(/\/live-[^/]+\.js$/, async (route) => {
    await twiceBack
    await route.continue()
  })
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'terdekat dari Kota Medan' })).toBeVisible()
  await page.goBack()
  letScriptCome()
  await expect(page.getByRole('heading', { name: 'terdekat dari Kota Surabaya' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('Surabaya')
})

test('the longer list continues where the shorter one ended', async ({ page }) => {
  await page.goto(at.dealers({ q: 'Jawa' }))
  const last = page.getByRole('list', { name: 'Daftar dealer' }).getByRole('listitem').last()
  const name = await last.getByRole('heading').textContent()
  await page.getByRole('link', { name: 'Tampilkan lebih banyak' }).click()
  await expect(names(page)).toHaveCount(43)
  await expect(page.getByRole('heading', { name: name ?? '', exact: true })).toBeInViewport()
})

journey('a dealer’s page begins with directions and telephone numbers', async ({ page, open }) => {
  await open(at.dealerPlace('dki-jakarta', 'dwindo-cakung'))
  const first = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'Petunjuk arah', exact: true }) })
  await expect(first.getByRole('link', { name: 'Telepon pusat' })).toHaveAttribute('href', /^tel:/)
  await expect(first.getByRole('link', { name: 'WhatsApp pusat' })).toHaveAttribute('href', /wa\.me/)
  await first.getByRole('link', { name: 'Petunjuk arah', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Petunjuk arah' }).getByRole('link', { name: 'Google Maps' })).toBeInViewport()
})

test('old and inexact addresses of a dealer lead to its page; an unknown address is not found', async ({ request }) => {
  for (const [address, end] of [
    ['/cari-dealer/dwindo-cakung', at.dealerPlace('dki-jakarta', 'dwindo-cakung')],
    ['/cari-dealer/bali/dwindo-cakung', at.dealerPlace('dki-jakarta', 'dwindo-cakung')],
    ['/cari-dealer/kota-bandung', at.dealerPlace('jawa-barat', 'kota-bandung')],
    ['/cari-dealer/Kota_Yogyakarta?utm_source=surat', `${at.dealerPlace('di-yogyakarta', 'kota-yogyakarta')}?utm_source=surat`],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, end])
  }
  for (const address of ['/cari-dealer/atlantis', '/cari-dealer/bali/atlantis', '/cari-dealer/bali/kota-bandung'])
    expect((await request.get(address)).status(), address).toBe(404)
})

test('any spelling of a region’s or dealer’s address redirects to its one address', async ({ request }) => {
  const province = at.dealerProvince('jawa-barat')
  const city = at.dealerPlace('jawa-barat', 'kota-bandung')
  const dealer = at.dealerPlace('dki-jakarta', 'dwindo-cakung')
  for (const [address, end] of [
    ['/cari-dealer/Jawa-Barat', province],
    ['/cari-dealer/JAWA_BARAT', province],
    ['/cari-dealer/jawa%20barat', province],
    ['/cari-dealer/jawa-barat/', province],
    ['/Cari-Dealer/jawa-barat', province],
    ['/cari-dealer/Jawa%20Barat/Kota_Bandung?utm_source=surat', `${city}?utm_source=surat`],
    ['/cari-dealer/DKI-Jakarta/dwindo-cakung', dealer],
    ['/cari-dealer/dki-jakarta/Dwindo%20Cakung', dealer],
    ['/cari-dealer/Dwindo_Cakung', dealer],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], address).toEqual([301, end])
  }
  for (const address of [province, city, dealer])
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
})

journey('coordinates and map links can be typed instead of a name', async ({ page, open }) => {
  const link = 'https://www.google.com/maps/place/Tugu+Pahlawan/@-7.2457,112.7378,17z/data=!8m2!3d-7.2458!4d112.7378'
  await open(at.dealers())
  for (const typed of ['7,2458 LS 112,7378 BT', link]) {
    await page.getByRole('searchbox').fill(typed)
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await expect(page.getByRole('heading', { name: /dealer terdekat dari titik itu/ })).toBeVisible()
    await expect(page).toHaveURL((address) => address.searchParams.get('q') === typed)
    await expect(page.getByRole('searchbox')).toHaveValue(typed)
  }
  await expect(page.getByRole('list', { name: 'Daftar dealer' }).getByRole('listitem').first()).toContainText('Jawa Timur')
})

journey('a short map link contains no place: the page says what to do instead', async ({ page, open }) => {
  await open(at.dealers())
  await page.getByRole('searchbox').fill('https://maps.app.goo.gl/AbCdEf123')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page.getByText('Tautan itu tidak memuat koordinat')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('https://maps.app.goo.gl/AbCdEf123')
  await expect(names(page).first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the text does not mention the location button, which needs script', async ({ page }) => {
    await page.goto(at.dealers())
    await expect(page.getByText('Cari dengan nama tempat')).toBeVisible()
    await expect(page.getByText('lokasi Anda')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Pakai lokasi saya sekarang' })).toBeHidden()
  })
})

journey('the unknown parts of an old link are reported, and the rest of it applies', async ({ page, open }) => {
  await open('/cari-dealer?q=Surabaya&vehicle=galant&service=cuci&service=bodi-cat')
  await expect(page.getByText('Layanan di tautan ini tidak ada')).toBeVisible()
  await expect(page.getByText('Mobil di tautan ini tidak ada, atau tidak ada lagi')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Bodi & cat' })).toBeChecked()
  await expect(page.getByRole('heading', { name: /dealer terdekat dari Kota Surabaya/ })).toBeVisible()
})

test('no script of the finder is loaded before the first contentful paint, and with the map it stays within its size budgets', async ({
  page,
}) => {
  const kilobyte = 1024
  const transfers = await transfersOf(page, at.dealers({ q: 'Jakarta' }), () => shown(page))
  const scripts = transfers.filter(({ type }) => type === 'Script')
  const facts = transfers.filter(({ url }) => url.includes('/cari-dealer/data/'))
  expect.soft(totalBytes(scripts)).toBeLessThanOrEqual(106.5 * kilobyte)
  expect.soft(totalBytes(facts)).toBeLessThanOrEqual(10 * kilobyte)
  const { painted, asked } = await paintAndRequests(page, /Finder|live-|dealer-map|\.json/)
  expect(asked.length).toBeGreaterThan(3)
  expect(Math.min(...asked)).toBeGreaterThan(painted)
})
