import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { expect, test, untilAlive } from '../../../../tests/support/journey.ts'

const names = (page: Page) => page.getByRole('list', { name: 'Daftar dealer' }).getByRole('heading')
const surabaya = { latitude: -7.2575, longitude: 112.7521 }

test.describe('the location button', () => {
  const ask = async (page: Page) => {
    await page.goto(at.dealers())
    await untilAlive(page)
    await page.getByRole('button', { name: 'Pakai lokasi saya sekarang' }).click()
  }
  const told = (page: Page) => page.locator('#kabar-lokasi')

  test('shows the nearest dealers with their distance', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(surabaya)
    await ask(page)
    await expect(page.getByRole('heading', { name: /dealer terdekat dari lokasi Anda/ })).toBeVisible()
    await expect(page).toHaveURL(/lokasi=-7\.25\d%2C112\.752/)
    await expect(names(page).first()).toBeVisible()
  })

  test('says when permission is denied, offers other ways, and can be pressed again', async ({ page, context }) => {
    await ask(page)
    await expect(told(page)).toContainText('Izin lokasi tidak diberikan')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(surabaya)
    await page.getByRole('button', { name: 'Pakai lokasi saya sekarang' }).click()
    await expect(page.getByRole('heading', { name: /dealer terdekat dari lokasi Anda/ })).toBeVisible()
  })

  test('says when the location is abroad', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 35.68, longitude: 139.69 })
    await ask(page)
    await expect(told(page)).toContainText('di luar Indonesia')
    await expect(page.getByRole('searchbox')).toBeVisible()
  })

  test('scrolls to that message on a phone', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 1.3521, longitude: 103.8198 })
    await ask(page)
    await expect(told(page)).toContainText('di luar Indonesia')
    await expect(told(page)).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Pakai lokasi saya sekarang' })).toBeInViewport()
  })

  test('ignores a late location when the visitor has named a place meanwhile', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) =>
        addEventListener('answer', () =>
          found({ coords: { latitude: -8.65, longitude: 115.2, accuracy: 10 } } as GeolocationPosition),
        )
    })
    await ask(page)
    await expect(told(page)).not.toBeEmpty()
    const field = page.getByRole('searchbox')
    await field.fill('Medan')
    await expect(told(page)).toBeEmpty()
    await page.evaluate(() => dispatchEvent(new Event('answer')))
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'terdekat dari Kota Medan' })).toBeVisible()
    await expect(field).toHaveValue('Medan')
    await expect(page.locator('[name=lokasi]')).toHaveValue('')
  })

  test('refuses the point 0,0 of a broken receiver', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 0, longitude: 0 })
    await ask(page)
    await expect(told(page)).toContainText('Lokasi tidak dapat ditentukan')
  })

  for (const [what, answer] of [
    ['does not find it in time', '(_, fail, { timeout }) => setTimeout(() => fail({ code: 3 }), timeout)'],
    ['is never answered by its owner', '() => {}'],
  ] as const) {
    test(`${what}: the page says so after ten seconds`, async ({ page }) => {
      await page.clock.install()
      await page.addInitScript(`navigator.geolocation.getCurrentPosition = ${answer}`)
      await ask(page)
      await page.clock.runFor(10_000)
      await expect(told(page)).toContainText('Lokasi belum didapat')
    })
  }
})
