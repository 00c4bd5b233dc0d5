import { at } from '~/addresses.ts'
import { readCalendar } from '../../../../tests/support/calendar.ts'
import { expect, journey, test } from '../../../../tests/support/journey.ts'

journey('a visitor filters events, opens one and books a test drive at its dealer', async ({ page, open }) => {
  await open(at.events())
  await expect(page.getByRole('heading', { level: 1, name: 'Acara' })).toBeVisible()
  await page.getByLabel('Provinsi').selectOption('Nusa Tenggara Timur')
  await page.getByLabel('Topik').selectOption('Pameran')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page.getByText('1 acara').filter({ visible: true })).toBeVisible()
  await page.getByRole('link', { name: 'Pameran akhir tahun di Kupang, sebelas hari penuh' }).click()
  await expect(page.getByText('26 November–6 Desember 2026, setiap hari')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '09.00–20.00 WITA' })).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'Triton' }).getByRole('link', { name: 'Pesan test drive' }).click()
  await expect(page).toHaveURL(at.testDrive({ vehicle: 'triton', dealer: 'dealer-contoh-kupang' }))
  await expect(page.getByRole('radio', { name: 'Dealer Contoh Kupang' })).toBeChecked()
})

journey('an event that is over says so and leads to the coming ones', async ({ page, open }) => {
  await open(at.event('servis-bersama-mataram'))
  await expect(page.getByRole('heading', { name: 'Acara ini sudah selesai' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Simpan ke kalender' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /test drive/i })).toHaveCount(0)
  await page.getByRole('link', { name: 'Lihat acara mendatang' }).click()
  await expect(page).toHaveURL(at.events())
  const past = page.getByRole('heading', { name: 'Sudah selesai' })
  await expect(
    page
      .locator('section')
      .filter({ has: past })
      .getByRole('link', { name: /^Servis bersama/ }),
  ).toBeVisible()
})

test('the calendar file of an event has its days, and an unknown event has none', async ({ request }) => {
  const answer = await request.get(at.eventCalendar('uji-tanjakan-bukittinggi'))
  expect(answer.headers()['content-type']).toBe('text/calendar; method=PUBLISH; charset=utf-8')
  const { entries } = readCalendar(await answer.text())
  expect(entries.map(({ start }) => start)).toEqual(['20261211T090000', '20261212T090000'])
  expect(entries[0]?.url).toMatch(/\/exhibition\/uji-tanjakan-bukittinggi$/)
  const over = await request.get(at.eventCalendar('servis-bersama-mataram'), { maxRedirects: 0 })
  expect([over.status(), over.headers().location]).toEqual([302, at.event('servis-bersama-mataram')])
  for (const missing of [at.event('tidak-ada'), at.eventCalendar('tidak-ada'), at.events({ halaman: '99' })])
    expect((await request.get(missing)).status(), missing).toBe(404)
})

test('feeds and sitemap contain the events', async ({ page, request }) => {
  await page.goto(at.events())
  const links = await page
    .locator('link[rel="alternate"][type]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual([at.eventRss(), at.eventFeed()])
  for (const address of [at.eventRss(), at.eventFeed(), at.articleSitemap()])
    expect(await (await request.get(address)).text(), address).toContain(at.event('servis-bersama-mataram'))
  expect(await (await request.get(at.eventRss())).text()).toContain('<description>10 Oktober 2026, Dealer Contoh Mataram. ')
})
