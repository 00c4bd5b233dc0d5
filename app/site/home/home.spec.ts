import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'

journey('the link of a banner shows it, and the banner leads to its model', async ({ page, open }) => {
  await open(at.home())
  const banners = page.getByRole('region', { name: 'Sorotan' })
  const way = banners.getByRole('link', { name: 'Lihat Triton' })
  await expect(way).not.toBeInViewport()
  await banners.getByRole('link', { name: 'Triton', exact: true }).click()
  await expect(way).toBeInViewport({ ratio: 1 })
  await way.click()
  await expect(page).toHaveURL(at.car('niaga-ringan', 'triton'))
})

journey('the home page shows every model with its price, place and date', async ({ page, open }) => {
  await open(at.home())
  const cars = page.getByRole('region', { name: 'Pilih mobil Anda' })
  await expect(cars.getByRole('heading', { level: 4 })).toHaveCount(8)
  await expect(cars.getByText(/^OTR .+ 20\d\d/)).toHaveCount(8)
})

test('banners change by themselves until they are paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(at.home())
  const banners = page.getByRole('region', { name: 'Sorotan' })
  await page.clock.runFor(7500)
  await expect(banners.getByRole('link', { name: 'Lihat Xpander' })).toBeInViewport({ ratio: 1 })
  await banners.getByRole('button', { name: 'Jeda' }).click()
  await page.mouse.move(0, 0)
  await page.getByRole('contentinfo').click()
  await page.clock.runFor(30_000)
  await expect(banners.getByRole('button', { name: 'Lanjut' })).toBeVisible()
})

test('banners do not move by themselves when the visitor prefers reduced motion', async ({ page }) => {
  await page.clock.install()
  await page.goto(at.home())
  await page.clock.runFor(30_000)
  await expect(page.getByRole('link', { name: 'Lihat New Pajero Sport' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Jeda' })).toBeHidden()
})
