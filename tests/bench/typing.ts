import type { Browser, Page } from '@playwright/test'
import { startSite } from '../support/site-process.ts'
import { openBrowser } from './browser.ts'
import { median } from './figures.ts'
import { type Recorded, replay } from './recording.ts'
import { type Felt, measureFelt, reportOf } from './typing-felt.ts'

const path = '/simulasi-kredit?vehicle=xforce&province=31'
const rounds = 4
const slowdown = 4
const names = ['site', 'bare'] as const
type Name = (typeof names)[number]

/** Measures typing and sliding in the credit simulation on a slow phone, next to a page that has only the fields. */
export async function typing() {
  const site = await startSite()
  const bare = await replay(new Map([[path, barePage]]))
  const browser = await openBrowser()
  const addresses = { site: site.address, bare: bare.address }
  const runs: Record<Name, Felt[]> = { site: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    for (const name of names) runs[name].push(await visit(browser, addresses[name] + path))
  }
  await browser.close()
  bare.stop()
  await site.stop()
  report(runs)
}

const barePage: Recorded = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(`<!doctype html><html lang="id"><title>DP</title><meta name="viewport" content="width=device-width">
<input id="dp" aria-label="DP"><input type="range" min="0" max="80" aria-label="DP dalam persen">`),
}

async function visit(browser: Browser, url: string): Promise<Felt> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.addInitScript(measureFelt)
  await page.goto(url, { waitUntil: 'networkidle' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await typeDownPayments(page)
  await press(page)
  await drag(page)
  await page.waitForTimeout(1500)
  const felt = await page.evaluate(reportOf)
  await context.close()
  return felt
}

/** Pauses between keys in ms: two within a number, one to think. An answer then arrives while the next digit is typed. */
const rhythm = [90, 140, 320]

async function typeDownPayments(page: Page): Promise<void> {
  for (const sum of ['150000000', '87500000', '25%']) {
    await page.locator('#dp').focus()
    await page.keyboard.press('Control+A')
    for (const [place, key] of [...sum].entries()) {
      await page.keyboard.press(key)
      await page.waitForTimeout(rhythm[place % rhythm.length] ?? 0)
    }
  }
}

async function press(page: Page): Promise<void> {
  await page.locator('input[type=range]').first().focus()
  for (const [place, key] of Array.from({ length: 12 }, (_, place) => (place < 8 ? 'ArrowRight' : 'ArrowLeft')).entries()) {
    await page.keyboard.press(key)
    await page.waitForTimeout(rhythm[place % rhythm.length] ?? 0)
  }
}

async function drag(page: Page): Promise<void> {
  const slider = page.locator('input[type=range]').first()
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not to be seen.')
  const at = (share: number): [number, number] => [box.x + box.width * share, box.y + box.height / 2]
  for (const [from, to] of [
    [0.3, 0.7],
    [0.7, 0.4],
  ] as const) {
    await page.mouse.move(...at(from))
    await page.mouse.down()
    for (let step = 1; step <= 10; step++) {
      await page.mouse.move(...at(from + ((to - from) * step) / 10))
      await page.waitForTimeout(step === 5 ? 320 : 40)
    }
    await page.mouse.up()
    await page.waitForTimeout(320)
  }
}

function report(runs: Record<Name, Felt[]>): void {
  const middle = (name: Name, pick: (felt: Felt) => number) => Math.round(median(runs[name].map(pick)))
  for (const name of names) {
    const long = (pick: (felt: Felt) => number[]) =>
      `${middle(name, (felt) => pick(felt).length)} (longest ${middle(name, (felt) => Math.max(0, ...pick(felt)))} ms)`
    console.log(`${name}: slowest interaction ${middle(name, slowest)} ms, 98th percentile ${percentile98(runs[name])} ms`)
    console.log(`  a visit has ${middle(name, ({ interactions }) => interactions.length)} interactions;`)
    console.log(`  frames over 50 ms: ${long(({ frames }) => frames)}, tasks over 50 ms: ${long(({ tasks }) => tasks)}`)
  }
  const ratio = percentile98(runs.site) / percentile98(runs.bare)
  console.log(`ratio of the 98th percentile: ${ratio.toFixed(2)} (goal: slowest interaction ≤ 100 ms)`)
  console.log(
    `new figures: ${middle('site', ({ updates }) => median(updates))} ms after the latest digit, 200 of them waiting for the hand to rest`,
  )
}

const slowest = ({ interactions }: Felt) => Math.max(...interactions)

function percentile98(runs: Felt[]): number {
  const sorted = runs.flatMap(({ interactions }) => interactions).toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.98) - 1] ?? Number.NaN
}
