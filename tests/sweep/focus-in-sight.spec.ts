import type { Page } from '@playwright/test'
import { at } from '../../app/addresses.ts'
import { expect, test, untilAlive } from '../support/journey.ts'
import { screenOf } from '../support/screen-sizes.ts'
import { chooseTime } from '../support/visitor.ts'

const xforce = { vehicle: 'xforce', province: '51' }

/** Pages with every kind of fixed bar, and long forms below the header. */
const pages: { name: string; address: string; reach?: (page: Page) => Promise<void> }[] = [
  { name: 'a model', address: at.car('mobil-penumpang', 'xforce') },
  { name: 'the credit simulation', address: at.creditSimulation(xforce) },
  { name: 'the payment simulation', address: at.paymentSimulation(xforce) },
  { name: 'the budget', address: at.budgetSimulation({ bayar_pertama: '150 juta', angsuran: '8 juta' }) },
  { name: 'the accessories of a model', address: at.accessoriesOf('triton', { pilih: ['snorkel'] }) },
  { name: 'the dealer finder', address: at.dealers({ q: 'Jogja' }) },
  {
    name: 'a test drive',
    address: at.testDrive({ vehicle: 'xforce', dealer: 'mahligai-puteri-berlian-cimahi' }),
    reach: async (page) => {
      await chooseTime(page)
      await expect(page.getByLabel('Nama', { exact: true })).toBeVisible()
    },
  },
]

/** 1280 pixels zoomed to 400 %, a phone, and that phone with double text size. */
const screens = [
  { width: 320, height: 256, text: 100 },
  { width: 360, height: 640, text: 100 },
  { width: 360, height: 640, text: 200 },
]

for (const { name, address, reach } of pages) {
  test(`no bar hides the focused element on the page of ${name}, zoomed, on a phone, and with large text`, async ({ page }) => {
    const screen = await screenOf(page)
    await page.goto(address)
    await untilAlive(page)
    await reach?.(page)
    for (const { width, height, text } of screens) {
      await screen.setTextSize(text)
      await screen.resize(width, height)
      const there = await hiddenStops(page, 'Tab')
      const back = await hiddenStops(page, 'Shift+Tab')
      expect(there.stops).toBeGreaterThan(20)
      expect.soft([...there.hidden, ...back.hidden], `${width} × ${height}, text at ${text} %`).toEqual([])
    }
  })
}

/** Walks through every focus stop from the start or the end of the page. Lists stops that another element covers. */
async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = []
  let stops = 0
  await page.evaluate(startAt, key === 'Tab' ? ('first' as const) : ('last' as const))
  for (; stops < mostStops; stops++) {
    await page.keyboard.press(key)
    const stop = await focusedStopOf(page)
    if (stop.left) break
    const stillHidden = stop.hidden && (await afterScrolling(page)).hidden
    if (stillHidden) hidden.push(stillHidden)
  }
  expect(stops).toBeLessThan(mostStops)
  return { stops, hidden }
}

type Stop = { left: boolean; hidden: string | null }

const mostStops = 400

/** Adds a start element at one end of the page and focuses it. */
function startAt(end: 'first' | 'last'): void {
  document.querySelector('[data-start]')?.remove()
  const start = document.createElement('span')
  start.dataset.start = ''
  start.tabIndex = -1
  if (end === 'first') document.body.prepend(start)
  else document.body.append(start)
  start.focus()
}

/** The same stop after two frames: an element that still scrolls into sight is not hidden. */
async function afterScrolling(page: Page): Promise<Stop> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return focusedStopOf(page)
}

const focusedStopOf = (page: Page) => page.evaluate(focusedStop)

/** The focused element, and whether another element covers the middle of its visible part. */
function focusedStop(): Stop {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { left: true, hidden: null }
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const middle = (from: number, to: number, size: number) => (Math.max(from, 0) + Math.min(to, size)) / 2
  const x = middle(left, right, innerWidth)
  const y = middle(top, bottom, innerHeight)
  const over = document.elementFromPoint(x, y)
  const name = focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent?.trim().slice(0, 40)
  const seen = over !== null && (focused.contains(over) || over.contains(focused))
  return { left: false, hidden: seen ? null : `${name} behind ${over?.outerHTML.slice(0, 80) ?? 'the edge of the window'}` }
}
