import { at } from '~/addresses.ts'
import { expect, journey } from '../../../tests/support/journey.ts'
import { test } from '../../../tests/support/lasting-page.ts'

journey('an owner searches for an answer, and a link to a question opens it', async ({ page, open }) => {
  await open(at.help())
  await expect(page.getByText('Aki starter 12 volt dijamin 12 bulan')).toBeHidden()
  await page.getByLabel('Cari jawaban').fill('aki garansi')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page).toHaveURL(at.help({ q: 'aki garansi' }))
  await expect(page.getByText('Aki starter 12 volt dijamin 12 bulan')).toBeVisible()
  await page.goto(at.helpQuestion('apa-itu-harga-otr'))
  await expect(page.getByText('iuran SWDKLLJ')).toBeInViewport()
  await expect(page.getByText('Aki starter 12 volt dijamin 12 bulan')).toBeHidden()
})

journey('a typing error is understood, and what is no question can be searched in the whole site', async ({ page, open }) => {
  await open(at.help({ q: 'aki garnsi' }))
  await expect(page.getByText('Aki starter 12 volt dijamin 12 bulan')).toBeVisible()
  await open(at.help({ q: 'zzzyx' }))
  await page.getByRole('link', { name: 'Cari di seluruh situs' }).click()
  await expect(page).toHaveURL(at.search({ q: 'zzzyx' }))
})

journey('a search that finds lights and documents leads to them', async ({ page, open }) => {
  await open(at.help({ q: 'bpkb' }))
  await page.getByRole('link', { name: 'BPKB', exact: true }).click()
  await expect(page).toHaveURL(at.handOverDocument('bpkb'))
  await expect(page.getByRole('heading', { name: 'BPKB', exact: true })).toBeInViewport()
})

test('a search of more than a hundred characters is refused in words and stays in the field', async ({ page }) => {
  const long = 'a'.repeat(101)
  const answer = await page.goto(at.help({ q: long }))
  expect(answer?.status()).toBe(422)
  await expect(page.getByText('Pencarian maksimal 100 karakter; sekarang 101')).toBeVisible()
  await expect(page.getByLabel('Cari jawaban')).toHaveValue(long)
  await expect(page.getByText('Membeli mobil').first()).toBeVisible()
})

journey('a driver picks the symbol that lights up and sees what to do', async ({ page, open }) => {
  await open(at.warningLights())
  await expect(page.getByRole('article')).toHaveCount(18)
  await expect(page.getByRole('article').first()).toContainText('Berhenti, jangan jalan')
  await page.getByRole('link', { name: 'Tekanan oli mesin, Merah' }).click()
  await expect(page).toHaveURL(at.warningLight('tekanan-oli'))
  await expect(page.getByText('Tepikan mobil dan matikan mesin sekarang juga.')).toBeInViewport()
  await expect(page.getByText('Tambah jarak dari mobil depan')).toBeHidden()
  await page.getByRole('link', { name: 'Rem ABS, Kuning' }).click()
  await expect(page.getByText('Tambah jarak dari mobil depan')).toBeInViewport()
  await page.getByRole('link', { name: 'Biru (1)' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Biru (1)' })).toHaveAttribute('aria-current', 'true')
})

test('only the page with all questions describes them for search engines', async ({ request }) => {
  const textOf = async (address: string) => (await request.get(address)).text()
  const all = await textOf(at.help())
  expect(all.match(/"@type":"Question"/g)).toHaveLength(24)
  expect(await textOf(at.help({ q: 'aki' }))).toMatch(/<meta name="robots" content="noindex"/)
  expect(await textOf(at.help({ q: 'aki' }))).not.toContain('FAQPage')
})
