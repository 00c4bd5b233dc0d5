import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'

journey('a visitor from Papua finds the programme of the region, and the simulator has its figures', async ({ page, open }) => {
  await open(at.promotions({ provinsi: 'papua', model: 'triton' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Promo' })).toBeVisible()
  await page.getByRole('link', { name: 'Dari Lombok sampai Merauke: dua servis pertama ditanggung' }).click()
  await expect(page.getByLabel('Provinsi')).toHaveValue('papua')
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Triton' }) })
  const amount = await offer.locator('dd').nth(1).textContent()
  await offer.getByRole('link', { name: 'Hitung Triton' }).click()
  await expect(page).toHaveURL(/\/simulasi-kredit\?.*potongan=7000000/)
  await expect(
    page
      .getByText(amount ?? '')
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

journey('another province on the page changes the example', async ({ page, open }) => {
  await open(at.programme('program-desember-2026'))
  await page.getByLabel('Provinsi').selectOption('Jawa Barat')
  await page.getByRole('button', { name: 'Hitung', exact: true }).click()
  await expect(page.getByText(/^Contoh: GLS MT di Jawa Barat, uang muka 20\spersen, 60 bulan, Paket Standar/)).toBeVisible()
})

journey('a programme that is over answers, says so and leads to the present ones', async ({ page, open }) => {
  await open(at.programme('program-oktober-2026'))
  await expect(page.getByText('Promo ini sudah berakhir')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Hitung / })).toHaveCount(0)
  await page.getByRole('link', { name: 'Lihat promo yang berlaku sekarang' }).click()
  await expect(page).toHaveURL(at.promotions())
  await expect(page.getByRole('link', { name: 'Oktober: bunga ringan dengan uang muka 30 persen' })).toHaveCount(0)
})

test('home and list show the same running programmes; neither shows one that is over or not yet published', async ({ page }) => {
  const shownOn = async (address: string, section: string) => {
    await page.goto(address)
    const heading = page.getByRole('heading', { level: 2, name: section })
    return page.locator('section').filter({ has: heading }).getByRole('heading', { level: 3 }).allTextContents()
  }
  const listed = await shownOn(at.promotions(), 'Berlaku sekarang')
  expect(listed.length).toBeGreaterThan(0)
  expect(await shownOn(at.home(), 'Promo yang berlaku')).toEqual(listed.slice(0, 3))
  expect(listed.join()).not.toMatch(/September|Oktober/)
})
