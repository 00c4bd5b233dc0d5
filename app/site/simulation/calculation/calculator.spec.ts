import type { Page, Request } from '@playwright/test'
import { at } from '~/addresses.ts'
import { partFailuresPath } from '~/lib/part-failure.ts'
import { hold } from '../../../../tests/support/held.ts'
import { expect, test, untilAlive } from '../../../../tests/support/journey.ts'
import { paintAndRequests, totalBytes, transfersOf } from '../../../../tests/support/transfer.ts'
import { avanza } from '../visit.ts'

const downPayment = (page: Page) => page.getByLabel('Uang muka (DP)')
const share = (page: Page) => page.getByRole('slider', { name: /^DP dalam persen/ })
const outcome = (page: Page) => page.getByRole('complementary', { name: 'Hasil hitungan' })
const instalmentText = (page: Page) => outcome(page).getByRole('definition').first()

async function open(page: Page, dp: string): Promise<void> {
  await page.goto(at.creditSimulation({ vehicle: 'xforce', dp }))
  await untilAlive(page)
}

test('a slider, a digit, a tick, a tenor, another car: new figures without one request, even without a connection', async ({
  page,
  context,
}) => {
  await open(page, '20%')
  const requests: string[] = []
  page.on('request', (request: Request) => requests.push(request.url()))
  await context.setOffline(true)
  const changes = [
    () => share(page).press('ArrowRight'),
    () => downPayment(page).fill('150 juta'),
    () => page.getByRole('radio', { name: '36 bln' }).check(),
    () => page.getByRole('radio', { name: /^All risk setiap tahun/ }).check(),
    () => page.getByLabel('Provinsi').selectOption('Papua'),
    () => page.getByRole('radio', { name: /^Paket Bunga Ringan/ }).check(),
  ]
  for (const change of changes) {
    const before = await outcome(page).textContent()
    await change()
    expect(await outcome(page).textContent()).not.toBe(before)
  }
  for (let move = 0; move < 100; move++) await share(page).press(move % 2 === 0 ? 'ArrowLeft' : 'ArrowRight')
  expect(requests).toEqual([])
})

test('the address follows without a new history entry, and gives the same figures when opened', async ({ page, context }) => {
  await open(page, '20%')
  const entries = await page.evaluate(() => history.length)
  for (let step = 0; step < 30; step++) await share(page).press('ArrowRight')
  await page.getByRole('radio', { name: '48 bln' }).check()
  await expect(page).toHaveURL(/dp=50%25.*tenor=48/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  const other = await context.newPage()
  await other.goto(page.url())
  expect(await outcome(other).textContent()).toBe(await outcome(page).textContent())
})

test('a half-typed amount shows no error and hides no figure until typing pauses', async ({ page }) => {
  await page.clock.install()
  await open(page, '100 juta')
  const figures = await outcome(page).textContent()
  await downPayment(page).fill('15')
  expect(await outcome(page).textContent()).toBe(figures)
  await expect(downPayment(page)).not.toHaveAttribute('aria-invalid')
  await page.clock.runFor(3500)
  await expect(downPayment(page)).toHaveAccessibleDescription(/Kesalahan/)
  await downPayment(page).fill('150.000.000')
  await expect(downPayment(page)).not.toHaveAttribute('aria-invalid')
  expect(await outcome(page).textContent()).not.toBe(figures)
})

test('digits typed into the middle of an amount stay, and so does the caret', async ({ page }) => {
  await open(page, '100 juta')
  await downPayment(page).press('Home')
  await downPayment(page).press('ArrowRight')
  await page.keyboard.type('2345')
  await expect(downPayment(page)).toHaveValue('1234500.000.000')
  expect(await downPayment(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(5)
})

/** The computed style of every visible element in the calculator, one line for each element. */
function looksOf(page: Page): Promise<string[]> {
  return page.locator('live-part form').evaluate((form) => {
    const seen = [...form.querySelectorAll('*')].filter((element) => element.checkVisibility())
    return seen.map((element) => {
      const { color, backgroundColor, borderColor, fontWeight, rowGap } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${width.toFixed(1)} × ${height.toFixed(1)} ${color} ${backgroundColor} ${borderColor} ${fontWeight} ${rowGap}`
    })
  })
}

test('what the browser has rendered looks like the page of its address, also when the page started without a car', async ({
  page,
  context,
}) => {
  await page.goto(at.creditSimulation())
  await untilAlive(page)
  const changes: [change: () => Promise<unknown>, address: RegExp][] = [
    [() => page.getByRole('radio', { name: 'XFORCE' }).check(), /vehicle=xforce/],
    [() => downPayment(page).fill('banyak'), /dp=banyak/],
    [() => downPayment(page).fill('10%'), /dp=10%25/],
    [() => downPayment(page).fill('40%'), /dp=40%25/],
    [() => page.getByLabel('Merek').selectOption('Toyota'), /current_vehicle_brand=toyota/],
  ]
  for (const [change, address] of changes) {
    await change()
    await page.keyboard.press('Tab')
    await page.mouse.click(2, 2)
    await expect(page).toHaveURL(address)
    const other = await context.newPage()
    await other.goto(page.url())
    await untilAlive(other)
    await other.mouse.click(2, 2)
    await expect.poll(() => looksOf(page)).toEqual(await looksOf(other))
    await other.close()
  }
})

test('a percentage stays a percentage: another car has it of its own price', async ({ page }) => {
  await open(page, '22,5%')
  await page.getByRole('radio', { name: 'Triton' }).check()
  await expect(downPayment(page)).toHaveValue('22,5%')
  await expect(page.getByText(/^22,5 % dari harga: Rp/)).toBeVisible()
})

test('input typed and chosen before React has loaded is used', async ({ page }) => {
  const script = await hold(page, '**/assets/Calculator-*.js')
  await page.goto(at.creditSimulation({ vehicle: 'xforce' }))
  await downPayment(page).fill('150 juta')
  await page.getByRole('radio', { name: '36 bln' }).check()
  await page.getByLabel('Provinsi').selectOption('Jawa Barat')
  script.release()
  await untilAlive(page)
  await expect(page).toHaveURL(/dp=150\+juta/)
  await expect(page).toHaveURL(/tenor=36/)
  await expect(page).toHaveURL(/province=32/)
  await expect(outcome(page)).toContainText('35× sesudah bayar pertama')
})

test('no script of the calculator loads before the first contentful paint or exceeds its size budget', async ({ page }) => {
  const kilobyte = 1024
  /** Bytes for the headers of three answers. The goal counts compressed scripts. */
  const headerAllowance = 1.5 * kilobyte
  const transfers = await transfersOf(page, at.creditSimulation({ vehicle: 'xforce' }), () => untilAlive(page))
  const scripts = transfers.filter(({ type }) => type === 'Script')
  const facts = transfers.filter(({ url }) => url.endsWith('.json'))
  expect(scripts).toHaveLength(3)
  expect(totalBytes(scripts)).toBeLessThanOrEqual(101 * kilobyte + headerAllowance)
  expect(totalBytes(facts)).toBeLessThanOrEqual(20 * kilobyte)
  const { painted, asked } = await paintAndRequests(page, /Calculator|live-|\.json/)
  expect(asked.length).toBeGreaterThan(2)
  expect(Math.min(...asked)).toBeGreaterThan(painted)
})

test('a page whose words a translator has wrapped in elements still calculates', async ({ page, context }) => {
  await open(page, '20%')
  await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (words.nextNode()) found.push(words.currentNode as Text)
    for (const text of found.filter(
      ({ parentElement, data }) => data.trim() && !parentElement?.closest('script, style, option'),
    )) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text.data)
    }
  })
  await page.getByRole('radio', { name: '36 bln' }).check()
  await downPayment(page).fill('150 juta')
  await downPayment(page).press('Tab')
  await page.getByRole('radio', { name: 'Triton' }).check()
  await page.getByRole('radio', { name: /^All risk setiap tahun/ }).check()
  await expect(page).toHaveURL(/vehicle=triton.*asuransi=all-risk/)
  const other = await context.newPage()
  await other.goto(page.url())
  const pin = (each: Page) => outcome(each).getByRole('definition').allInnerTexts()
  expect(await pin(page)).toEqual(await pin(other))
})

test('after an error in the live part the served form is back and works page by page', async ({ page }) => {
  test.info().annotations.push({ type: 'expected complaint', description: 'TypeError' })
  await page.route('**/simulasi-kredit/data/*.json', (route) => route.fulfill({ json: {} }))
  await page.goto(at.creditSimulation({ vehicle: 'xforce' }))
  await untilAlive(page)
  await downPayment(page).fill('150 juta')
  await page.getByRole('button', { name: 'Hitung' }).click()
  await expect(page).toHaveURL(/dp=150\+juta/)
  await expect(instalmentText(page)).toContainText(/Rp\s[\d.]+/)
})

test('without facts the page says so and has no slider, and it calculates when facts load again', async ({ page, context }) => {
  test.info().annotations.push({ type: 'expected complaint', description: 'fetch' })
  test.info().annotations.push({ type: 'expected complaint', description: 'ERR_FAILED' })
  const facts = '**/simulasi-kredit/data/*.json'
  await page.route(facts, (route) => route.abort())
  const report = page.waitForRequest((request) => request.url().endsWith(partFailuresPath))
  await page.goto(at.creditSimulation({ vehicle: 'xforce', dp: '20%' }))
  await expect(page.getByText(/^Halaman ini belum tersambung penuh/)).toBeVisible()
  await expect(share(page)).toBeHidden()
  const answer = await (await report).response()
  expect(answer?.status()).toBe(204)
  await downPayment(page).fill('150 juta')
  await page.unroute(facts)
  await context.setOffline(true)
  await context.setOffline(false)
  await untilAlive(page)
  await expect(share(page)).toBeVisible()
  await expect(page.getByText(/^Halaman ini belum tersambung/)).toBeHidden()
  await expect(page).toHaveURL(/dp=150\+juta/)
})

test('an old car is added to the calculation and removed with one press each', async ({ page }) => {
  await page.goto(at.creditSimulation({ vehicle: 'xforce', dp: '50%', ...avanza }))
  await untilAlive(page)
  const before = await outcome(page).textContent()
  await page.getByRole('button', { name: 'Tambahkan ke perhitungan' }).click()
  expect(await outcome(page).textContent()).not.toBe(before)
  await page.getByRole('button', { name: 'Hapus dari perhitungan' }).click()
  expect(await outcome(page).textContent()).toBe(before)
})
