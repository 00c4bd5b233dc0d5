import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'

const phone = { width: 360, height: 740 }

journey('a click opens the model menu, Escape closes it and gives focus back', async ({ page, open }) => {
  await open(at.home())
  const button = page.getByRole('button', { name: 'Model' })
  const cars = page.getByRole('heading', { name: 'Mobil penumpang', level: 2 })
  await button.click()
  await expect(cars).toBeVisible()
  await page.mouse.move(640, 780)
  await expect(cars).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cars).toBeHidden()
  await expect(button).toBeFocused()
})

journey('the Tab key goes through the model menu and out of it', async ({ page, open }) => {
  await open(at.home())
  const panel = page.locator('#menu-model')
  await page.getByRole('button', { name: 'Model' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: 'Detail Xpander', exact: true })).toBeFocused()
  const links = await panel.getByRole('link').count()
  for (let pressed = 0; pressed < links; pressed++) await page.keyboard.press('Tab')
  await expect(panel.locator(':focus')).toHaveCount(0)
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
})

journey('the menu leads to a model', async ({ page, open }) => {
  await open(at.home())
  await page.getByRole('button', { name: 'Model' }).click()
  await page.getByRole('link', { name: 'Detail Triton' }).click()
  await expect(page).toHaveURL(at.car('niaga-ringan', 'triton'))
})

journey('a phone opens the menu, unfolds the models, and Escape brings focus back to the button', async ({ page, open }) => {
  await page.setViewportSize(phone)
  await open(at.home())
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const models = page.getByRole('navigation', { name: 'Utama' }).locator('summary', { hasText: 'Model' })
  const car = page.getByRole('link', { name: 'Detail L300' })
  await expect(models).toBeHidden()
  await menu.click()
  await expect(car).toBeHidden()
  await models.click()
  await expect(car).toBeVisible()
  await car.focus()
  await page.keyboard.press('Escape')
  await expect(models).toBeHidden()
  await expect(menu).toBeFocused()
})

journey('customer support shows its channels and closes', async ({ page, open }) => {
  await open(at.home())
  await page.getByRole('button', { name: 'Bantuan' }).click()
  const support = page.getByRole('region', { name: 'Ada yang bisa kami bantu?' })
  await expect(support.getByRole('link', { name: /Telepon/ })).toHaveAttribute('href', /^tel:/)
  await expect(support.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await expect(support.getByRole('link', { name: /E-mail/ })).toHaveAttribute('href', /^mailto:/)
  await expect(support.getByText('08.00–17.00 WIB')).toBeVisible()
  await support.getByRole('button', { name: 'Tutup' }).click()
  await expect(support).toBeHidden()
})

journey('the skip link leads to the main content', async ({ page, open }) => {
  await open(at.home())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

journey('an unknown address says so and links to other pages', async ({ page, open }) => {
  await open('/tidak-ada')
  await expect(page.getByRole('heading', { name: 'Halaman ini tidak ada' })).toBeVisible()
  await page.getByRole('link', { name: 'Semua model' }).first().click()
  await expect(page).toHaveURL(at.cars())
})

test('an open menu closes when the focus leaves it, so that it hides no focused element', async ({ page }) => {
  await page.goto(at.home())
  await page.getByRole('button', { name: 'Bantuan' }).click()
  const support = page.getByRole('region', { name: 'Ada yang bisa kami bantu?' })
  await support.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(support).toBeHidden()
})

journey(
  'on a phone the focus stays in the header while the menu is open; only its button or Escape closes it',
  async ({ page, open }) => {
    await page.setViewportSize(phone)
    await open(at.cars())
    const header = page.getByRole('banner')
    const button = header.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('navigation', { name: 'Utama' })
    await button.focus()
    await page.keyboard.press('Enter')
    const stops = new Set<string>()
    for (let pressed = 0; pressed < 20; pressed++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(isFocusCovered)).toBe(false)
      stops.add(await page.evaluate(focusedPart))
    }
    expect(stops).toContain('menu')
    expect(stops).not.toContain('page')
    await expect(menu).toBeVisible()
    await expect(menu).toBeInViewport({ ratio: 1 })
    const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {}
    expect(y + height).toBeCloseTo(phone.height)
    await expect(page.getByRole('main')).toBeHidden()
    await menu.getByRole('link', { name: 'Promo' }).focus()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(header.locator(':focus')).toHaveCount(1)
  },
)

/** The part of the page that has the focus. After the last stop, the focus goes to the browser's own controls. */
function focusedPart(): 'menu' | 'header' | 'page' | 'browser' {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'browser'
  if (focused.closest('#menu')) return 'menu'
  return focused.closest('header') ? 'header' : 'page'
}

/** True when another element covers the middle of the focused one. */
function isFocusCovered(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  const { x, y, width, height } = focused.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return !top || !(focused.contains(top) || top.contains(focused))
}

journey('pictures of a closed menu are not fetched', async ({ page, open }) => {
  const pictures: string[] = []
  page.on('request', (request) => request.url().includes('/gambar/') && pictures.push(request.url()))
  await open('/tidak-ada')
  await page.waitForLoadState('networkidle')
  expect(pictures).toEqual([])
  await page.getByRole('button', { name: 'Model' }).click()
  await expect.poll(() => pictures.length).toBe(8)
})

journey('the menus mark the page that is open, and no other', async ({ page, open }) => {
  for (const [address, label] of [
    [at.promotions(), 'Promo'],
    [at.warranty(), 'Garansi'],
    [at.news(), 'Berita'],
    [at.accessibility(), 'Aksesibilitas'],
  ] as const) {
    await open(address)
    const marked = page.locator(':is(header, footer) [aria-current="page"]')
    expect(await marked.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain(address)
    expect(new Set(await marked.allTextContents()), address).toEqual(new Set([label]))
  }
  await open(at.newsArticle('55-tahun-di-indonesia'))
  await expect(page.locator(':is(header, footer) [aria-current]')).toHaveCount(0)
})

test('on a small laptop every model of the menu is in view without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto(at.home())
  await page.getByRole('button', { name: 'Model' }).click()
  const panel = page.locator('#menu-model')
  await expect(panel.getByRole('link', { name: 'Lihat semua model' })).toBeInViewport({ ratio: 1 })
  expect(await panel.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
})
