import { at } from '../../app/addresses.ts'
import { expect } from './journey.ts'
import { test } from './lasting-page.ts'

// One test after the other, in one worker and so in one page.
test.describe.configure({ mode: 'default' })

test('a test may store, route, emulate and open what it likes', async ({ page }) => {
  await page.goto(at.home())
  await page.evaluate(() => {
    localStorage.setItem('draft', 'Rina')
    sessionStorage.setItem('draft', 'Rina')
  })
  await page.context().addCookies([{ name: 'own', value: 'Rina', url: page.url() }])
  await page.route('**/*', (route) => route.fulfill({ body: 'Rina' }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active', media: 'print' })
  await page.context().newPage()
})

test('the next test finds none of it', async ({ page }) => {
  expect(page.context().pages()).toEqual([page])
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 })
  await page.goto(at.home())
  await expect(page.getByRole('main')).toBeVisible()
  expect((await page.context().cookies()).filter(({ name }) => name === 'own')).toEqual([])
  const found = await page.evaluate(() => ({
    stored: [localStorage.getItem('draft'), sessionStorage.getItem('draft')],
    emulated: ['print', '(prefers-color-scheme: dark)', '(forced-colors: active)'].filter((query) => matchMedia(query).matches),
  }))
  expect(found).toEqual({ stored: [null, null], emulated: [] })
})

test('what could not be undone is refused', async ({ page }) => {
  await expect(page.addInitScript(() => {})).rejects.toThrow('would stay')
  await expect(page.context().addInitScript(() => {})).rejects.toThrow('would stay')
  await expect(page.context().setOffline(true)).rejects.toThrow('would stay')
  await expect(page.clock.install()).rejects.toThrow('would stay')
})
