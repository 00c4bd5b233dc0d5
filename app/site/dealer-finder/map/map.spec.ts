import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { axeFaults } from '../../../../tests/support/axe.ts'
import { expect, test, untilAlive } from '../../../../tests/support/journey.ts'
import { map, markers, shown } from './visit.ts'

const tebet = 'Bumen Redja Abadi Tebet'
const inJakarta = at.dealers({ q: 'Jakarta Selatan' })
const tebetPage = at.dealerPlace('dki-jakarta', 'bumen-redja-abadi-tebet')

const items = (page: Page) => page.getByRole('list', { name: /^(Daftar dealer|Dealer lain)/ }).locator('li')

/** Presses the cluster that contains a dealer until the dealer has its own marker, then presses that. */
async function chooseOnMap(page: Page, slug: string): Promise<void> {
  const marker = page.locator(`[data-marker~="${slug}"]`)
  while ((await marker.getAttribute('data-marker'))?.includes(' ')) {
    const before = await marker.getAttribute('data-marker')
    await marker.focus()
    await page.keyboard.press('Enter')
    await expect(marker).not.toHaveAttribute('data-marker', before ?? '')
  }
  await marker.focus()
  await page.keyboard.press('Enter')
}

const merauke = 'dealer-contoh-merauke'

const slugsOnMap = (page: Page) =>
  markers(page).evaluateAll((found) => found.flatMap((each) => each.dataset.marker?.split(' ') ?? []).sort())

/** All dealers of a search, not only the first page. */
async function allDealers(page: Page, query = {}): Promise<string[]> {
  const html = await (await page.request.get(at.dealers({ ...query, tampil: '200' }))).text()
  return [...html.matchAll(/ id="dealer-([\w-]+)"/g)].map(([, slug = '']) => slug).sort()
}

test('the map shows every dealer found, without a request to another host', async ({ page }) => {
  await page.goto(at.dealers())
  await shown(page)
  const all = await allDealers(page)
  expect(all.length).toBeGreaterThan(await items(page).count())
  expect(all).toContain(merauke)
  await expect.poll(() => slugsOnMap(page)).toEqual(all)
  await page.locator('dealer-map').scrollIntoViewIfNeeded()
  for (const slug of ['bintang-perkasa-indah-banda-aceh', merauke, 'dealer-contoh-jayapura'])
    await expect(page.locator(`[data-marker~="${slug}"]`)).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByText(`Daftar ini memuat 20 dari ${all.length} dealer. Peta memuat semuanya.`)).toBeVisible()
  await expect(page.locator('.dealer-map-home').first()).toHaveCSS('stroke', 'rgb(85, 86, 90)')
})

test('a dealer chosen on the map is marked in the list, and stays marked when a filter changes the list', async ({ page }) => {
  await page.goto(inJakarta)
  await untilAlive(page)
  await shown(page)
  const item = items(page).filter({ hasText: tebet })
  await chooseOnMap(page, 'bumen-redja-abadi-tebet')
  await expect(item).toHaveAttribute('aria-current', 'true')
  await expect(item).toBeInViewport()
  await expect(page.locator('[data-card]')).toContainText(tebet)
  await expect(page.getByRole('link', { name: 'Lihat dealer', exact: true })).toHaveAttribute('href', /bumen-redja-abadi-tebet$/)
  await page
    .locator('details', { has: page.locator('[name=service]') })
    .locator('summary')
    .click()
  await page.getByRole('radio', { name: 'Servis', exact: true }).check()
  await expect(page).toHaveURL(/service=service/)
  await expect(item).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Tutup' }).click()
  await expect(item).not.toHaveAttribute('aria-current')
})

test('the card of a dealer that is not in the list yet links to its page and to the longer list', async ({ page }) => {
  await page.goto(at.dealers())
  await shown(page)
  await expect.poll(() => slugsOnMap(page)).toContain(merauke)
  await expect(page.locator(`#dealer-${merauke}`)).toHaveCount(0)
  await chooseOnMap(page, merauke)
  await expect(page.locator('[data-card-name]')).toHaveText('Dealer Contoh Merauke')
  await expect(page.getByRole('link', { name: 'Lihat dealer', exact: true })).toHaveAttribute('href', new RegExp(`/${merauke}$`))
  await page.getByRole('link', { name: 'Lihat di daftar' }).click()
  await expect(page.locator(`#dealer-${merauke}`)).toBeInViewport()
})

test('a filter applies to the map too', async ({ page }) => {
  await page.goto(at.dealers({ service: 'bodi-cat', q: 'Jawa' }))
  await page.locator('dealer-map').scrollIntoViewIfNeeded()
  await shown(page)
  await expect.poll(() => slugsOnMap(page)).toEqual(await allDealers(page, { service: 'bodi-cat', q: 'Jawa' }))
  await page.goto(at.dealers({ tampil: '200' }))
  await shown(page)
  expect((await slugsOnMap(page)).length).toBe(await items(page).count())
})

test('pointing at a dealer in the list highlights its marker', async ({ page }) => {
  await page.goto(inJakarta)
  await shown(page)
  await items(page).filter({ hasText: tebet }).getByRole('link').first().focus()
  await expect(page.locator('[data-marker][data-pointed-at]')).toHaveAttribute('data-marker', /bumen-redja-abadi-tebet/)
})

test('pointing at a marker marks its dealer in the list', async ({ page }) => {
  await page.goto(inJakarta)
  await shown(page)
  const item = page.locator('#dealer-bumen-redja-abadi-tebet')
  const marker = page.locator('[data-marker~="bumen-redja-abadi-tebet"]')
  await marker.focus()
  await expect(item).toHaveAttribute('data-pointed-at')
  await marker.blur()
  await expect(item).not.toHaveAttribute('data-pointed-at')
  await marker.hover()
  await expect(item).toHaveAttribute('data-pointed-at')
})

test('markers follow a filter at once, without a request', async ({ page }) => {
  await page.goto(at.dealers())
  await untilAlive(page)
  await shown(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openFilters(page)
  for (const filter of ['Bodi & cat', 'Suku cadang']) {
    await page.getByRole('radio', { name: filter }).check()
    await expect(items(page).first()).toContainText(filter)
    await expect.poll(() => slugsOnMap(page)).toHaveLength(Number(await count(page)))
  }
  await page.getByRole('checkbox', { name: 'Buka sekarang' }).check()
  await page.getByLabel('Urutkan').selectOption('Abjad')
  await expect(page).toHaveURL(/service=spare-parts&buka=ya&urut=abjad/)
  expect(requests).toEqual([])
})

const openFilters = (page: Page) =>
  page
    .locator('details', { has: page.locator('[name=service]') })
    .locator('summary')
    .click()

/** The number in the heading of the list. */
const count = async (page: Page) => (await page.locator('#hasil').textContent())?.match(/^\d+/)?.[0]

/** Moves the map with one key press. A second key press while the map moves would offer the search again. */
async function moveMap(page: Page): Promise<void> {
  await map(page).focus()
  await page.keyboard.press('+')
}

test('after a move the map’s area can be searched, and the address shows the same', async ({ page, context }) => {
  await page.goto(inJakarta)
  await untilAlive(page)
  await shown(page)
  const search = page.getByRole('button', { name: 'Cari di area ini' })
  await expect(search).toHaveCount(0)
  await moveMap(page)
  await search.click()
  await expect(search).toHaveCount(0)
  await expect(map(page)).toBeFocused()
  await expect(page.locator('#hasil')).toHaveText(/^\d+ dealer di area peta ini$/)
  await expect(page).toHaveURL(/area=-?[\d.]+%2C/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  const inArea = await items(page).allTextContents()
  expect(inArea.length).toBeGreaterThan(0)
  const shared = await context.newPage()
  await shared.goto(page.url())
  expect(await items(shared).allTextContents()).toEqual(inArea)
  await page.goBack()
  await page.goForward()
  await expect(page.locator('#hasil')).toHaveText(/ di area peta ini$/)
})

test('the start of distances is marked on the map, with its name unless the map already shows the name', async ({ page }) => {
  const [origin, name] = [page.locator('.dealer-map-point'), page.locator('[data-kind=origin]')]
  for (const [query, text] of [
    [{ lokasi: '-6.2607,106.7816' }, 'lokasi Anda'],
    [{ q: 'Monas' }, 'Monas'],
  ] as const) {
    await page.goto(at.dealers(query))
    await shown(page)
    await map(page).scrollIntoViewIfNeeded()
    await expect(name).toHaveText(text)
    await expect(name).toBeInViewport()
  }
  for (const [q, rings] of [
    ['Denpasar', 1],
    ['Bali', 0],
  ] as const) {
    await page.goto(at.dealers({ q }))
    await shown(page)
    await expect(name).toHaveCount(0)
    await expect(origin).toHaveCount(rings)
  }
})

test('the keyboard moves the map, goes through the markers and leaves the map', async ({ page }) => {
  await page.goto(at.dealers())
  await shown(page)
  await map(page).focus()
  const east = page.locator('[data-axis=x]').last()
  const before = await east.textContent()
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('+')
  await expect(east).not.toHaveText(before ?? '')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(markers(page).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#setelah-peta')).toBeFocused()
})

test('over the map the wheel scrolls the page; with Ctrl it zooms', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto(at.dealers())
  await page.locator('dealer-map').scrollIntoViewIfNeeded()
  await shown(page)
  await map(page).hover({ position: { x: 60, y: 200 } })
  const scrolled = await page.evaluate(() => scrollY)
  const degrees = () => page.locator('[data-axis=x]').allTextContents()
  const before = await degrees()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
  await expect(page.getByText(/^Tekan Ctrl/)).toBeVisible()
  expect(await degrees()).toEqual(before)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -600)
  await expect.poll(degrees).not.toEqual(before)
})

test('a dealer’s page shows it on a map with its neighbours once the map comes into view', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(tebetPage)
  await expect(page.getByRole('heading', { level: 1, name: tebet })).toBeVisible()
  expect(fetched.filter((address) => /\/(dealer-map-|indonesia-)/.test(address))).toEqual([])
  await page.locator('dealer-map').scrollIntoViewIfNeeded()
  await shown(page)
  expect(await slugsOnMap(page)).toHaveLength(5)
  await expect(page.locator('[data-marker][aria-pressed=true]')).toHaveAttribute('data-marker', /^bumen-redja-abadi-tebet/)
  await page.getByRole('listitem').filter({ hasText: 'Srikandi Mampang' }).getByRole('link').first().focus()
  await expect(page.locator('[data-marker][data-pointed-at]')).toHaveAttribute('data-marker', /srikandi-mampang/)
})

test('with data saver on, the map is loaded only after a press', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(at.dealers())
  await page.locator('dealer-map').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Tampilkan peta' }).click()
  await shown(page)
  await expect(map(page)).toBeFocused()
})

test('without a connection the list stays, and the map can be asked for again', {
  annotation: { type: 'expected complaint', description: 'net::ERR_' },
}, async ({ page }) => {
  await page.route('**/indonesia-*.json', (route) => route.abort())
  await page.goto(at.dealers())
  await page.locator('dealer-map').scrollIntoViewIfNeeded()
  await expect(page.getByText(/^Peta belum termuat/)).toBeVisible()
  await expect(items(page).first()).toBeVisible()
  await page.unroute('**/indonesia-*.json')
  await page.getByRole('button', { name: 'Tampilkan peta' }).click()
  await shown(page)
})

test('axe finds no problem, in light and dark, with a dealer chosen', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(inJakarta)
    await shown(page)
    await chooseOnMap(page, 'bumen-redja-abadi-tebet')
    expect(await axeFaults(page)).toEqual([])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list says how many dealers it shows, and does not mention a map', async ({ page }) => {
    await page.goto(at.dealers())
    await expect(page.getByText(/^Daftar ini memuat 20 dari \d+ dealer\./)).toBeVisible()
    await expect(page.getByText('Peta memuat semuanya.')).toBeHidden()
  })

  test('there is no map, no button for it and no empty space', async ({ page }) => {
    await page.goto(at.dealers())
    await expect(items(page).first()).toBeVisible()
    await expect(page.locator('dealer-map')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Tampilkan peta' })).toBeHidden()
  })

  test('on a wide screen the list uses the space of the map too', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(inJakarta)
    const [first, second] = await Promise.all([items(page).first().boundingBox(), items(page).nth(1).boundingBox()])
    expect(second?.y).toBe(first?.y)
    expect(second?.x).toBeGreaterThan(640)
  })
})
