import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'

journey('an owner finds the visits of a car and books one with everything filled in', async ({ page, open }) => {
  await open(at.aftersales())
  await page.getByRole('main').getByRole('link', { name: 'Biaya servis berkala' }).click()
  await page.getByLabel('Mobil', { exact: true }).selectOption('Xpander')
  await page.getByLabel('Tahun pembuatan').fill('2024')
  await page.getByLabel('Kilometer').fill('38,5 ribu')
  await page.getByRole('button', { name: 'Tampilkan jadwal' }).click()
  await expect(page.getByRole('heading', { name: 'Servis 40.000 km atau 24 bulan' })).toBeVisible()
  await page.getByLabel('Varian').selectOption('Ultimate CVT')
  await page.getByRole('button', { name: 'Tampilkan jadwal' }).click()
  await expect(page.getByText('Sekitar Rp 3.400.000 – Rp 4.300.000').first()).toBeVisible()
  await page.getByRole('link', { name: 'Pesan servis 60.000 km' }).click()
  await expect(page).toHaveURL(/\/book-service\?/)
  await expect(page.getByRole('radio', { name: 'Xpander', exact: true })).toBeChecked()
  await expect(page.getByLabel('Tahun pembuatan')).toHaveValue('2024')
  await expect(page.getByRole('radio', { name: /^Servis berkala/ })).toBeChecked()
  await expect(page.getByText('Servis 60.000 km atau 36 bulan').first()).toBeVisible()
})

journey('refused answers are named, and what was typed stays', async ({ page, open }) => {
  await open(at.periodicMaintenance({ vehicle: 'xpander' }))
  await page.getByLabel('Tahun pembuatan').fill('24')
  await page.getByLabel('Kilometer').fill('banyak')
  await page.getByRole('button', { name: 'Tampilkan jadwal' }).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('link')).toHaveText([
    'Tahun pembuatan harus empat angka, misalnya 2021',
    'Kilometer harus angka, misalnya 45.000',
  ])
  await expect(page).toHaveTitle(/^Kesalahan: /)
  await expect(page.getByLabel('Kilometer')).toHaveValue('banyak')
})

journey('a package is compared with the visits that it covers', async ({ page, open }) => {
  await open(at.smartPackage())
  await page.getByLabel('Mobil dan varian').selectOption('Xpander Ultimate CVT')
  await page.getByLabel('Kilometer sekarang').fill('61.500')
  await page.getByRole('button', { name: 'Hitung' }).click()
  const row = page.getByRole('row', { name: /^Extended 2XPM/ })
  await expect(row).toContainText('Rp 2.700.000')
  await expect(row).toContainText('Rp 4.280.000')
  await expect(row).toContainText('hemat Rp 1.580.000')
})

test('a page shows no figure that it does not have, and says where the visitor gets it', async ({ request }) => {
  const unknownCar = await request.get(at.smartPackage({ car: 'foo' }))
  expect(unknownCar.status()).toBe(422)
  expect(await unknownCar.text()).not.toContain('<table')
  const afterSchedule = await (await request.get(at.smartPackage({ kilometres: '120000' }))).text()
  expect(afterSchedule).toContain('Jadwal perawatan tertulis berakhir di 100.000 km.')
  expect(afterSchedule).not.toContain('melewati jadwal 100.000 km</td>')
  const earlierYear = at.periodicMaintenance({ vehicle: 'l300', year: '2019', kilometres: '99500' })
  expect(await (await request.get(earlierYear)).text()).toContain('Belum ada data biaya untuk L300 buatan 2019.')
})

test('the sitemap lists pages to read with the time of their last change', async ({ request }) => {
  const sitemap = await (await request.get(at.pageSitemap())).text()
  for (const path of [at.history(), at.warranty(), at.privacy()]) {
    expect(sitemap).toMatch(new RegExp(`${path}</loc><lastmod>2026-11-01T`))
    expect(sitemap.split(`${path}</loc>`)).toHaveLength(2)
  }
})
