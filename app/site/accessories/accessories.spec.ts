import { at } from '~/addresses.ts'
import { expect, journey } from '../../../tests/support/journey.ts'
import { test } from '../../../tests/support/lasting-page.ts'
import { chooseTime, goOn } from '../../../tests/support/visitor.ts'
import { box } from './request/visit.ts'

journey('a buyer chooses accessories, takes one away again, and takes the rest into a simulation', async ({ page, open }) => {
  await open(at.accessories())
  await page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Triton', exact: true }).click()
  await expect(page).toHaveURL(at.accessoriesOf('triton'))
  for (const name of ['Sport bar', 'Snorkel', 'Batang derek']) await box(page, name).check()
  await page.getByRole('button', { name: 'Lihat pilihan' }).click()
  const basket = page.getByRole('region', { name: 'Pilihan Anda' })
  await expect(basket).toBeInViewport()
  await expect(basket).toContainText('Rp 15.800.000')
  await basket.getByRole('link', { name: 'Hapus Batang derek' }).click()
  await expect(basket).toContainText('Rp 11.300.000')
  await expect(basket.getByText(/^HDX MT/)).toBeVisible()
  await expect(box(page, 'Batang derek')).not.toBeChecked()
  await basket.getByRole('link', { name: 'Masukkan ke simulasi' }).click()
  await expect(page).toHaveURL(/^[^?]*\/simulasi-kredit\?vehicle=triton&variant=[\w-]*double-cab/)
  for (const slug of ['sport-bar', 'snorkel']) await expect(page.locator(`input[name=accessories][value=${slug}]`)).toBeChecked()
})

journey('the basket stays while one looks at another category', async ({ page, open }) => {
  await open(at.accessoriesOf('xpander', { pilih: ['karpet-lantai'] }))
  await page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'Elektronik' }).click()
  await expect(box(page, 'Karpet lantai')).toHaveCount(0)
  await box(page, 'Kamera dasbor').check()
  await page.getByRole('button', { name: 'Perbarui pilihan' }).click()
  const basket = page.getByRole('region', { name: 'Pilihan Anda' })
  for (const name of ['Karpet lantai', 'Kamera dasbor']) await expect(basket.getByText(name, { exact: true })).toBeVisible()
  await basket.getByRole('link', { name: 'Kosongkan' }).click()
  await expect(page).toHaveURL(at.accessoriesOf('xpander'))
  await expect(basket).toContainText('Belum ada yang dicentang')
})

journey('the filter shows one category, and with a model it leads to the page of the model', async ({ page, open }) => {
  await open(at.accessories())
  await page.getByLabel('Kategori').selectOption('Elektronik')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page.getByText('4 jenis', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Snorkel' })).toHaveCount(0)
  await page.getByLabel('Model').selectOption('L300')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page).toHaveURL(at.accessoriesOf('l300', { kategori: 'elektronik' }))
  await expect(page.getByRole('checkbox')).toHaveCount(2)
})

journey('an owner has the chosen accessories fitted at a service visit', async ({ page, open }) => {
  await open(at.accessoriesOf('xpander', { pilih: ['karpet-lantai', 'kamera-dasbor'] }))
  await page.getByRole('link', { name: 'Pasang saat servis' }).click()
  await expect(page.getByRole('radio', { name: /^Perbaikan umum/ })).toBeChecked()
  await page.getByLabel('Tahun pembuatan').fill('2024')
  await page.getByLabel('Provinsi').selectOption('DKI Jakarta')
  await goOn(page, 'Tampilkan kota')
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Jakarta Timur')
  await goOn(page, 'Tampilkan dealer')
  await page.getByRole('radio', { name: /^Dwindo Cakung/ }).check()
  await goOn(page, 'Tampilkan hari')
  await chooseTime(page, { day: 1 })
  await expect(page.getByLabel('Keluhan')).toHaveValue(/^Pasang aksesori: .*Karpet lantai.*\.$/)
})

test('a model no longer sold new has accessories for owners, but no simulation', async ({ page }) => {
  await page.goto(at.accessoriesOf('eclipse-cross', { pilih: ['karet-lumpur'] }))
  await expect(page.getByRole('link', { name: 'Minta harga ke dealer' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pasang saat servis' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Masukkan ke simulasi' })).toHaveCount(0)
})

test('other spellings lead to the one address of a model, unknown models answer 404, unknown names are reported', async ({
  page,
  request,
}) => {
  const look = (address: string) => request.get(address, { maxRedirects: 0 })
  const spelt = await look(at.accessoriesOf('Pajero Sport', { pilih: ['rel-atap'] }))
  expect([spelt.status(), spelt.headers().location]).toEqual([301, at.accessoriesOf('pajero-sport', { pilih: ['rel-atap'] })])
  const chosen = await look(at.accessories({ model: '22', kategori: 'interior', pilih: ['karpet-lantai'] }))
  expect([chosen.status(), chosen.headers().location]).toEqual([
    302,
    at.accessoriesOf('xpander', { kategori: 'interior', pilih: ['karpet-lantai'] }),
  ])
  for (const model of ['avanza', '__proto__', '%F0%9F'])
    expect((await look(`${at.accessories()}/${model}`)).status()).toBeGreaterThanOrEqual(400)
  for (const query of ['?kategori=__proto__', '?model=__proto__', `?kategori=${'x'.repeat(2000)}`])
    expect((await look(at.accessories() + query)).status()).toBe(200)
  await page.goto(at.accessoriesOf('xpander', { pilih: ['karpet-lantai', 'snorkel', '<b>'] }))
  await expect(page.getByText('2 pilihan di tautan ini tidak ada untuk Xpander')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${at.accessoriesOf('xpander')}$`))
})

test('the sitemap lists the overview and every model, and the footer links the overview', async ({ page, request }) => {
  const sitemap = await (await request.get(at.pageSitemap())).text()
  for (const path of [at.accessories(), at.accessoriesOf('xpander'), at.accessoriesOf('l300')])
    expect(sitemap).toContain(`${path}<`)
  await page.goto(at.car('mobil-penumpang', 'xpander'))
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Katalog aksesori' })).toHaveAttribute(
    'href',
    at.accessories(),
  )
  await page.getByRole('link', { name: 'Pilih aksesori Xpander' }).click()
  await expect(page).toHaveURL(at.accessoriesOf('xpander'))
})
