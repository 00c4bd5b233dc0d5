import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'

journey('a reader filters news, opens an article and goes on to a related one', async ({ page, open }) => {
  await open(at.news())
  await expect(page.getByRole('heading', { level: 1, name: 'Berita' })).toBeVisible()
  await page.getByLabel('Topik').selectOption('Tips')
  await page.getByLabel('Tahun').selectOption('2025')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page.getByText('1 berita').filter({ visible: true })).toBeVisible()
  await page.getByRole('link', { name: 'Musim hujan: lima menit yang perlu sebelum berangkat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Musim hujan/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Xpander perak di jalan basah/ })).toBeVisible()
  await page.getByRole('link', { name: 'Mudik Lebaran 2026: mulai dari mobilnya' }).click()
  await expect(page).toHaveURL(at.newsArticle('mudik-lebaran-2026-mulai-dari-mobilnya'))
})

journey('a filter without results offers the results without one condition', async ({ page, open }) => {
  await open(at.news({ tahun: '2025', topik: 'komunitas', model: 'l300' }))
  await expect(page.getByRole('heading', { name: 'Tidak ada berita dengan filter ini' })).toBeVisible()
  await page.getByRole('link', { name: 'Semua model (1)' }).click()
  await expect(page.getByRole('link', { name: 'Dari ruang kelas SMK ke stall bengkel' })).toBeVisible()
})

journey('a journalist reads a press release and finds the media contact', async ({ page, open }) => {
  await open(at.pressReleases())
  await page.getByRole('link', { name: 'L300 mencatat 13.527 unit sepanjang 2025' }).click()
  await expect(page.getByRole('heading', { name: 'Kontak media' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'media@example.com' })).toHaveAttribute('href', 'mailto:media@example.com')
})

test('the filter is folded on a phone, and open when nothing was found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(at.news())
  await expect(page.getByLabel('Topik')).toBeHidden()
  await page.locator('summary', { hasText: /^Filter/ }).click()
  await expect(page.getByLabel('Topik')).toBeVisible()
  await page.goto(at.news({ tahun: '2025', topik: 'komunitas', model: 'l300' }))
  await expect(page.getByLabel('Topik')).toBeVisible()
})

test('the lists link their feeds, and neither feeds nor sitemap contain articles of a later day', async ({ page, request }) => {
  for (const [list, kept, later] of [
    [at.news(), 'pajero-sport-dua-diesel-dua-watak', 'sesudah-banjir-jangan-distarter'],
    [at.pressReleases(), 'l300-2025-dalam-angka', 'jam-layanan-libur-akhir-tahun-2026'],
  ] as const) {
    await page.goto(list)
    const links = await page
      .locator('link[rel="alternate"][type]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([`${list}/rss.xml`, `${list}/feed.json`])
    for (const address of [...links, at.articleSitemap()]) {
      const text = await (await request.get(address ?? '')).text()
      expect(text, `${address}`).toContain(`${list}/${kept}`)
      expect(text, `${address}`).not.toContain(later)
    }
    expect((await request.get(`${list}/${later}`)).status()).toBe(404)
  }
})
