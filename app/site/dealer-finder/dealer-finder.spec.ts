import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'

const names = (page: Page) => page.getByRole('list', { name: 'Daftar dealer' }).getByRole('heading')
const surabaya = { latitude: -7.2575, longitude: 112.7521 }

journey('a place is found however it is spelled, and the nearest dealers with it', async ({ page, open }) => {
  await open(at.dealers())
  for (const spelling of ['Jogja', 'yogyakata']) {
    await page.getByRole('searchbox').fill(spelling)
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await expect(page.getByRole('heading', { name: /dealer terdekat dari .*Yogyakarta/ })).toBeVisible()
  }
  await expect(page.getByRole('list', { name: 'Daftar dealer' }).getByRole('listitem').first()).toContainText(/\d km/)
  await expect(page).toHaveURL(/q=yogyakata/)
})

journey('the workshops that paint are listed by the address the maker has always used', async ({ page, open }) => {
  await open('/cari-dealer?service=bodi-cat')
  const first = page.getByRole('list', { name: 'Daftar dealer' }).getByRole('listitem')
  expect(await first.count()).toBeGreaterThan(0)
  for (const item of await first.all()) await expect(item).toContainText('Bodi & cat')
})

journey('from a province to a dealer to its form, filled in', async ({ page, open }) => {
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

journey('a dealer that is to be remembered stands in the forms, until it is forgotten', async ({ page, open }) => {
  await open(at.dealerPlace('dki-jakarta', 'dwindo-cakung'))
  await page.getByRole('button', { name: 'Ingat dealer ini' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dealer Anda')
  for (const form of [at.testDrive(), at.consultation()]) {
    await page.goto(form)
    await expect(page.getByRole('radio', { name: 'Dwindo Cakung' })).toBeChecked()
  }
  await page.goto(at.ownDealer())
  await page.getByRole('button', { name: 'Lupakan dealer ini' }).click()
  await page.goto(at.consultation())
  await expect(page.getByLabel('Provinsi')).toHaveValue('')
})

test('old and loose addresses of a dealer lead to its page; what is none is not there', async ({ request }) => {
  for (const [address, end] of [
    ['/cari-dealer/dwindo-cakung', at.dealerPlace('dki-jakarta', 'dwindo-cakung')],
    ['/cari-dealer/bali/dwindo-cakung', at.dealerPlace('dki-jakarta', 'dwindo-cakung')],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, end])
  }
  for (const address of ['/cari-dealer/atlantis', '/cari-dealer/bali/atlantis', '/cari-dealer/bali/kota-bandung'])
    expect((await request.get(address)).status(), address).toBe(404)
})

test.describe('asked where it is, the browser', () => {
  const ask = async (page: Page) => {
    await page.goto(at.dealers())
    await page.locator('html[data-alive]').waitFor()
    await page.getByRole('button', { name: 'Pakai lokasi saya sekarang' }).click()
  }
  const told = (page: Page) => page.locator('#kabar-lokasi')

  test('says so: the nearest dealers come, with their distance', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(surabaya)
    await ask(page)
    await expect(page.getByRole('heading', { name: /dealer terdekat dari lokasi Anda/ })).toBeVisible()
    await expect(page).toHaveURL(/lokasi=-7\.25\d%2C112\.752/)
    await expect(names(page).first()).toBeVisible()
  })

  test('is not allowed to: that is told, the other ways are there, and it can be tried again', async ({ page, context }) => {
    await ask(page)
    await expect(told(page)).toContainText('Izin lokasi tidak diberikan')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(surabaya)
    await page.getByRole('button', { name: 'Pakai lokasi saya sekarang' }).click()
    await expect(page.getByRole('heading', { name: /dealer terdekat dari lokasi Anda/ })).toBeVisible()
  })

  test('is abroad: the server says so', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 35.68, longitude: 139.69 })
    await ask(page)
    await expect(told(page)).toContainText('di luar Indonesia')
    await expect(page.getByRole('searchbox')).toBeVisible()
  })

  test('says nonsense: nobody is where the meridian meets the equator', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 0, longitude: 0 })
    await ask(page)
    await expect(told(page)).toContainText('Lokasi tidak dapat ditentukan')
  })

  for (const [what, answer] of [
    ['does not find it in time', '(_, fail) => fail({ code: 3 })'],
    ['is never answered by its owner', '() => {}'],
  ] as const) {
    test(`${what}: that is told`, async ({ page }) => {
      await page.clock.install()
      await page.addInitScript(`navigator.geolocation.getCurrentPosition = ${answer}`)
      await ask(page)
      await page.clock.runFor(13_000)
      await expect(told(page)).toContainText('Lokasi belum didapat')
    })
  }
})
