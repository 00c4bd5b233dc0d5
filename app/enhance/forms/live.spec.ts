import type { Page, Request } from '@playwright/test'
import { at } from '~/addresses.ts'
import { hold } from '../../../tests/support/held.ts'
import { expect, test, untilAlive } from '../../../tests/support/journey.ts'
import { avanza } from '../../site/simulation/visit.ts'

const isForPart = (request: Request) => request.headers()['x-part'] !== undefined
const downPayment = (page: Page) => page.getByLabel('Uang muka (DP)')
const caret = (page: Page) => downPayment(page).evaluate((field: HTMLInputElement) => field.selectionStart)

async function open(page: Page, dp: string): Promise<void> {
  await page.goto(at.creditSimulation({ vehicle: 'xforce', dp }))
  await untilAlive(page)
}

test('digits typed in the middle of a sum stay, and the caret with them, while answers arrive', async ({ page }) => {
  await open(page, '100 juta')
  await expect(downPayment(page)).toHaveValue('100.000.000')
  await downPayment(page).press('Home')
  await downPayment(page).press('ArrowRight')
  let typed = '1'
  for (const [digit, next] of ['23', '45']) {
    const line = await hold(page, `${at.creditSimulation()}?*`, { times: 1 })
    const asked = page.waitForRequest(isForPart)
    await page.keyboard.press(String(digit))
    await asked
    await page.keyboard.press(String(next))
    line.release()
    typed += `${digit}${next}`
    await expect(downPayment(page)).toHaveValue(`${typed}00.000.000`)
    expect(await caret(page)).toBe(typed.length)
    await expect(page).toHaveURL(new RegExp(`dp=${typed}00\\.000\\.000`))
    await expect(downPayment(page)).toHaveValue(`${typed}00.000.000`)
    expect(await caret(page)).toBe(typed.length)
  }
})

for (const status of [429, 500]) {
  test(`answered ${status}, it tells that the figures are those of before, and leaves the address alone`, async ({ page }) => {
    test.info().annotations.push({ type: 'expected complaint', description: `status of ${status}` })
    await open(page, '100 juta')
    const address = page.url()
    await page.route(`${at.creditSimulation()}?*`, (route) => route.fulfill({ status, contentType: 'text/html', body: 'x' }))
    await downPayment(page).fill('123 juta')
    await expect(page.getByRole('status').filter({ hasText: 'Belum terjawab' })).toBeVisible()
    expect(page.url()).toBe(address)
    await expect(downPayment(page)).toHaveValue('123 juta')
    await page.unrouteAll()
    await expect(page.locator('aside [data-note]')).toBeVisible()
    await downPayment(page).press('Tab')
    await downPayment(page).fill('124 juta')
    await expect(page.getByRole('status').filter({ hasText: 'Belum terjawab' })).toBeHidden()
    await expect(page).toHaveURL(/dp=124/)
  })
}

/** How everything to be seen in the part looks, one line an element. */
function looksOf(page: Page): Promise<string[]> {
  return page.locator('form-part form').evaluate((form) => {
    const seen = [...form.querySelectorAll('*')].filter((element) => element.checkVisibility())
    return seen.map((element) => {
      const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${width.toFixed(1)} × ${height.toFixed(1)} ${color} ${backgroundColor} ${borderColor} ${fontWeight}`
    })
  })
}

test('what answers left of the form looks as its page would, whatever rules came with them', async ({ page, context }) => {
  await open(page, '100 juta')
  for (const dp of ['banyak', '1', '80 juta', 'sedikit', '40%']) {
    const answered = page.waitForResponse((response) => isForPart(response.request()))
    await downPayment(page).fill(dp)
    await downPayment(page).press('Tab')
    await answered
    await expect(page.locator('form-part form')).not.toHaveAttribute('aria-busy')
    await page.mouse.click(2, 2)
    const [looks, other] = [await looksOf(page), await context.newPage()]
    await other.goto(page.url())
    await other.mouse.click(2, 2)
    expect(looks).toEqual(await looksOf(other))
    await other.close()
  }
})

test('an answer brings no rules: the page has all that its screen can need', async ({ page }) => {
  await open(page, '100 juta')
  const answered = page.waitForResponse((response) => isForPart(response.request()))
  await downPayment(page).fill('1')
  const answer = await (await answered).text()
  expect(answer).toMatch(/^<title>[^<]*<\/title><form-part/)
  expect(answer).not.toMatch(/<style|data-sheet/)
})

/** The words of every fold of the form, opened or not. */
const foldsOf = (page: Page) =>
  page.locator('form-part details').evaluateAll((folds) => folds.map(({ textContent }) => textContent))

for (const [dp, figures] of [
  ['120 juta', 'others'],
  ['10 juta', 'none'],
]) {
  test(`what is folded away follows to ${figures} figures, and the keyboard stays on a fold`, async ({ page, context }) => {
    await open(page, '100 juta')
    const before = await foldsOf(page)
    const fold = page.locator('#pilihan-paket summary')
    const answered = page.waitForResponse((response) => isForPart(response.request()))
    await downPayment(page).fill(String(dp))
    await fold.focus()
    await answered
    await expect(page.locator('form-part form')).not.toHaveAttribute('aria-busy')
    await expect(fold).toBeFocused()
    const other = await context.newPage()
    await other.goto(page.url())
    expect(await foldsOf(page)).toEqual(await foldsOf(other))
    expect(await foldsOf(page)).not.toEqual(before)
  })
}

test('half a sum that is refused while it is typed styles nothing anew', async ({ page }) => {
  await open(page, '100 juta')
  await downPayment(page).fill('10')
  await expect(downPayment(page)).toHaveAccessibleDescription(/Kesalahan/)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

const share = (page: Page) => page.getByLabel('DP dalam persen')
const instalments = (page: Page) => page.getByRole('complementary', { name: 'Hasil' })

test('a share stays a share in the address: reloaded, another car has it of its own price', async ({ page }) => {
  await page.goto(at.creditSimulation({ vehicle: 'xpander' }))
  await untilAlive(page)
  await page.getByRole('radio', { name: '48 bln' }).check()
  await expect(page).toHaveURL(/dp=20%25/)
  await page.reload()
  await untilAlive(page)
  await page.getByRole('radio', { name: 'XFORCE' }).check()
  await expect(page.getByText('20 % dari harga', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/vehicle=xforce.*dp=20%25/)
})

for (const typed of ['150jt', '45%']) {
  test(`a slider moved after ${typed} was typed wins`, async ({ page }) => {
    await open(page, '100 juta')
    await downPayment(page).fill(typed)
    await expect(page).not.toHaveURL(/dp=100/)
    await share(page).fill('66')
    await expect(page).toHaveURL(/dp=66%25/)
    await expect(share(page)).toHaveValue('66')
  })
}

test('a slider moved while the answer to a typed sum is on its way wins', async ({ page }) => {
  await open(page, '100 juta')
  const line = await hold(page, `${at.creditSimulation()}?*`, { times: 1 })
  const asked = page.waitForRequest(isForPart)
  await downPayment(page).fill('150.000.000')
  await asked
  await share(page).fill('66')
  line.release()
  await expect(page).toHaveURL(/dp=66%25/)
})

test('a held arrow key moves the number at once, and asks when it rests', async ({ page }) => {
  await open(page, '100 juta')
  let questions = 0
  page.on('request', (request) => {
    questions += Number(isForPart(request))
  })
  await share(page).focus()
  const before = Number(await share(page).inputValue())
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight')
  await expect(page.getByText(`${before + 20} % dari harga`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`dp=${before + 20}%25`))
  expect(questions).toBeLessThan(10)
})

test('a press that has no answer yet is asked about again with what is chosen next', async ({ page }) => {
  await page.goto(at.creditSimulation({ vehicle: 'xforce', ...avanza }))
  await untilAlive(page)
  const line = await hold(page, `${at.creditSimulation()}?*`, { times: 1 })
  const asked = page.waitForRequest(isForPart)
  await page.getByRole('button', { name: 'Tambahkan ke perhitungan' }).click()
  await asked
  await page.getByRole('radio', { name: '36 bln' }).check()
  line.release()
  await expect(page.getByRole('button', { name: 'Hapus dari perhitungan' })).toBeVisible()
  await expect(page).toHaveURL(/tenor=36.*tukar_tambah=ya/)
})

test('an answer that moves the page waits for the finger', async ({ page }) => {
  await open(page, '1')
  await expect(downPayment(page)).toHaveAccessibleDescription(/Kesalahan/)
  await downPayment(page).fill('100 juta')
  const tenor = page.locator('label', { has: page.getByRole('radio', { name: '24 bln' }) })
  await tenor.scrollIntoViewIfNeeded()
  const box = await tenor.boundingBox()
  if (!box) throw new Error('No tenor to press.')
  const answered = page.waitForResponse((response) => isForPart(response.request()))
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await answered
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.mouse.up()
  await expect(page.getByRole('radio', { name: '24 bln' })).toBeChecked()
  await expect(page).toHaveURL(/tenor=24/)
})

test('half a sum takes no figure away while it is typed, and is told once the hand rests', async ({ page }) => {
  await open(page, '100 juta')
  const figures = await instalments(page).textContent()
  const answered = page.waitForResponse((response) => isForPart(response.request()))
  await downPayment(page).fill('15')
  await answered
  await expect(page.locator('html')).toHaveAttribute('data-stale')
  expect(await instalments(page).textContent()).toBe(figures)
  await expect(downPayment(page)).toHaveAccessibleDescription(/Kesalahan/)
  await downPayment(page).fill('150.000.000')
  await expect(page.locator('html')).not.toHaveAttribute('data-stale')
  await expect(downPayment(page)).not.toHaveAccessibleDescription(/Kesalahan/)
})

const lineDown = { annotation: { type: 'expected complaint', description: 'net::ERR_' } }

test('on a dropped line the figures say that they are old, and follow once it is back', lineDown, async ({ page, context }) => {
  await open(page, '100 juta')
  await context.setOffline(true)
  await downPayment(page).fill('150 juta')
  const note = page.locator('aside [data-note]')
  await expect(note).toHaveText(/Sambungan terputus/)
  await context.setOffline(false)
  await expect(page).toHaveURL(/dp=150000000/)
  await expect(note).toBeHidden()
})

test('a link pressed before the answer has come leads to where the answer does', async ({ page }) => {
  await open(page, '100 juta')
  const line = await hold(page, `${at.creditSimulation()}?*`, { times: 1 })
  const asked = page.waitForRequest(isForPart)
  await downPayment(page).fill('150 juta')
  await asked
  await page.getByRole('link', { name: 'Simpan simulasi ini' }).click()
  line.release()
  await expect(page).toHaveURL(/simpan\?.*dp=150000000/)
})

test(
  'a link pressed while the figures are old asks anew first, and leads nowhere while the line is down',
  lineDown,
  async ({ page, context }) => {
    await open(page, '100 juta')
    const save = page.getByRole('link', { name: 'Simpan simulasi ini' })
    await context.setOffline(true)
    await downPayment(page).fill('150 juta')
    await save.click()
    await expect(page.locator('aside [data-note]')).toHaveText(/Sambungan terputus/)
    await expect(page).toHaveURL(/dp=100/)
    await context.setOffline(false)
    await save.click()
    await expect(page).toHaveURL(/simpan\?.*dp=150000000/)
  },
)
