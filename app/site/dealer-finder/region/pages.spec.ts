import { at } from '~/addresses.ts'
import { atDatabase } from '../../../../tests/support/at-database.ts'
import { expect, test } from '../../../../tests/support/journey.ts'
import { addDealers } from '../../../../tests/support/more-dealers.ts'
import { newServerDatabase } from '../../../../tests/support/server-database.ts'
import { startSite } from '../../../../tests/support/site-process.ts'

test('without script a visitor pages through the dealers of a province and of a city', async ({ browser }) => {
  const url = await newServerDatabase(String(process.env.TEST_POSTGRES_URL))
  await using site = await startSite({ environment: { DATABASE_URL: url } })
  await atDatabase(url, (db) => addDealers(db, { 'Dealer Kuta': { regencyCode: '51.03', count: 45 } }))
  const page = await browser.newPage({ baseURL: site.address, javaScriptEnabled: false })
  const pages = page.getByRole('navigation', { name: 'Halaman', exact: true })
  const robots = page.locator('meta[name=robots]')
  const canonical = page.locator('link[rel=canonical]')

  await expect.poll(async () => (await page.goto(at.dealerProvince('bali'))) && pages.count()).toBe(1)
  const results = page.getByRole('list', { name: 'Kabupaten Badung' }).getByRole('listitem')
  await expect(results).toHaveCount(20)
  await pages.getByRole('link', { name: 'Halaman 2', exact: true }).click()
  await expect(page).toHaveURL(site.address + at.dealerProvince('bali', { halaman: '2' }))
  await expect(canonical).toHaveAttribute('href', /\/cari-dealer\/bali\?halaman=2$/)
  await expect(robots).toHaveCount(0)
  await pages.getByRole('link', { name: 'Halaman 1', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Kota dan kabupaten' })
    .getByRole('link', { name: /Badung/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dealer Mitsubishi di Kabupaten Badung')
  await pages.getByRole('link', { name: 'Halaman 3', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Juga dekat Kabupaten Badung' })).toBeVisible()

  expect((await page.goto(at.dealerProvince('bali', { halaman: '99' })))?.status()).toBe(404)
  await page.goto(at.dealerProvince('bali', { halaman: 'dua' }))
  await expect(page.getByText('Halaman “dua” tidak ada dalam pilihan.')).toBeVisible()
  await expect(robots).toHaveAttribute('content', 'noindex')
  await page.close()
})
