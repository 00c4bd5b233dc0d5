import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'

journey('a visitor searches from the header, filters by kind and opens a result', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(at.news())
  await page.getByRole('textbox', { name: 'Kata yang dicari di situs ini' }).fill('xpander')
  await page.getByRole('banner').getByRole('button', { name: 'Cari di situs ini' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hasil untuk “xpander”' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^Model/ })).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText('Xpander')
  await page
    .getByRole('navigation', { name: 'Jenis hasil' })
    .getByRole('link', { name: /^Berita/ })
    .click()
  await expect(page).toHaveURL(at.search({ q: 'xpander', jenis: 'berita' }))
  await page.getByRole('link', { name: 'Xpander atau Xpander Cross' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Xpander atau Xpander Cross/ })).toBeVisible()
})

journey('a typing error is understood, and nothing found is not the end', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(at.home())
  await page.getByRole('banner').getByRole('button', { name: 'Cari di situs ini' }).click()
  const field = page.getByLabel('Apa yang Anda cari?')
  await field.fill('servis bandng')
  await field.press('Enter')
  await expect(page.getByText('Maksud Anda:')).toBeVisible()
  await page.getByRole('link', { name: 'servis bandung', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hasil untuk “servis bandung”' })).toBeVisible()
  await field.fill('zzzyx')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Belum ada yang cocok dengan “zzzyx”' })).toBeVisible()
  await page.getByRole('link', { name: 'Cari dealer di “zzzyx”' }).click()
  await expect(page).toHaveURL(at.dealers({ q: 'zzzyx' }))
})

test('too long a text is refused in words, and stays in the field', async ({ page }) => {
  const typed = 'xpander '.repeat(20).trim()
  const answer = await page.goto(at.search({ q: typed }))
  expect(answer?.status()).toBe(422)
  await expect(page.getByRole('alert')).toContainText('maksimal 100 karakter')
  await expect(page.getByLabel('Apa yang Anda cari?')).toHaveValue(typed)
})

test('what was typed is only text on the page, and search engines keep away', async ({ page, request }) => {
  await page.goto(at.search({ q: '<img src=x onerror=alert(1)> xpander' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)> xpander')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  for (const sitemap of [at.pageSitemap(), at.articleSitemap()])
    expect(await (await request.get(sitemap)).text()).not.toContain('/cari<')
})

const frameNumber = 'MK2NCWTARJJ250000'

journey('a frame number typed into any search leads to the recall check and stands in no address', async ({ page, open }) => {
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  for (const start of [at.search(), at.dealers(), at.help()]) {
    await open(start)
    const field = page.locator('main input[name="q"]')
    await field.fill(`nomor rangka ${frameNumber}`)
    await field.press('Enter')
    await expect(page.getByText('Nomor rangka diperiksa di halaman ini.')).toBeVisible()
    await expect(page.getByLabel('Nomor rangka', { exact: true })).toBeVisible()
  }
  expect(visited.filter((address) => address.includes(frameNumber))).toEqual([])
})

test('with script a frame number is not even sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  for (const start of [at.search(), at.dealers(), at.home()]) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(start)
    const field = page.getByRole('textbox', { name: 'Kata yang dicari di situs ini' })
    await field.fill(frameNumber)
    await field.press('Enter')
    await expect(page).toHaveURL(at.recallCheckInstead())
  }
  expect(sent.filter((address) => address.includes(frameNumber))).toEqual([])
})
