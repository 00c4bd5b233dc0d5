import { at } from '~/addresses.ts'
import { expect } from '../support/journey.ts'
import { test } from '../support/lasting-page.ts'

const lists: [path: string, parameter: string, label: string][] = [
  [at.promotions(), 'provinsi', 'Provinsi'],
  [at.programme('program-desember-2026'), 'provinsi', 'Provinsi'],
  [at.news(), 'tahun', 'Tahun'],
  [at.events(), 'provinsi', 'Provinsi'],
  [at.pressReleases(), 'topik', 'Topik'],
  [at.accessories(), 'model', 'Model'],
  [at.accessoriesOf('xforce'), 'kategori', 'Kategori'],
  [at.search(), 'jenis', 'Jenis'],
  [at.cars(), 'urut', 'Urutan'],
  [at.brochures(), 'kelas', 'Kelas'],
  [at.warningLights(), 'warna', 'Warna'],
]

test.describe('a list says which filter of the address it did not understand', () => {
  for (const [path, parameter, label] of lists)
    test(path, async ({ page }) => {
      const answer = await page.goto(`${path}?${parameter}=xyz&wilayah=abc`)
      expect(answer?.status()).toBe(200)
      const notice = page.getByRole('main')
      await expect(notice).toContainText(`${label} “xyz” tidak ada dalam pilihan.`)
      await expect(notice).toContainText('Filter “wilayah” tidak ada di halaman ini.')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    })
})

test('an address without a filter, or with names of an advertisement, says nothing of filters', async ({ page }) => {
  for (const [path] of lists) {
    await page.goto(`${path}?utm_source=surat&gclid=abc`)
    await expect(page.getByRole('main')).not.toContainText('tanpa filter itu')
  }
})
