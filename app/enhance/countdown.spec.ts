import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, test } from '../../tests/support/journey.ts'

const behaviour = stripTypeScriptTypes(readFileSync('app/enhance/countdown.ts', 'utf8')).replace('export function', 'function')
const servedAt = '2026-11-28T02:30:25Z'

/** Opens a form that may be sent after `seconds`, in a browser whose clock shows `clock`. */
async function open(page: Page, seconds: number, clock = servedAt) {
  await page.clock.install({ time: clock })
  const until = new Date(Date.parse(servedAt) + seconds * 1000).toISOString()
  await page.setContent(
    `<form data-countdown="${until}" data-served="${servedAt}">
      <p data-left="Dalam # detik">Pada 09.31</p><p role="status" data-over="Sekarang"></p>
      <button name="intent" value="kirim">Kirim</button>
    </form>`,
  )
  await page.addScriptTag({ content: `${behaviour}\ncountDown()` })
  return { button: page.getByRole('button', { name: 'Kirim' }), status: page.getByRole('status') }
}

test('counts down the seconds and then enables the button', async ({ page }) => {
  const { button, status } = await open(page, 55)
  await expect(button).toBeDisabled()
  await expect(page.getByText('Dalam 55 detik')).toBeVisible()
  await page.clock.runFor(54_000)
  await expect(page.getByText('Dalam 1 detik')).toBeVisible()
  await expect(button).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(button).toBeEnabled()
  await expect(status).toHaveText('Sekarang')
  await expect(page.getByText('Dalam')).toHaveCount(0)
})

for (const [clock, what] of [
  ['2026-11-28T01:00:00Z', 'slow'],
  ['2026-11-29T00:00:00Z', 'fast'],
] as const) {
  test(`a clock that is ${what} makes no difference`, async ({ page }) => {
    const { button } = await open(page, 55, clock)
    await expect(page.getByText('Dalam 55 detik')).toBeVisible()
    await page.clock.runFor(55_000)
    await expect(button).toBeEnabled()
  })
}

test('a long wait shows the clock time first, and seconds near the end', async ({ page }) => {
  const { button } = await open(page, 3600)
  await expect(page.getByText('Pada 09.31')).toBeVisible()
  await page.clock.fastForward(3500_000)
  await page.clock.runFor(1000)
  await expect(page.getByText('Dalam 99 detik')).toBeVisible()
  await expect(button).toBeDisabled()
})

test('after the computer slept the button is enabled', async ({ page }) => {
  const { button } = await open(page, 55)
  await page.clock.fastForward(600_000)
  await page.clock.runFor(1000)
  await expect(button).toBeEnabled()
})

test('an answer with another end restarts the countdown, also in the same element', async ({ page }) => {
  const { button } = await open(page, 55)
  await page.evaluate(() => {
    const form = document.querySelector<HTMLElement>('form')
    if (form) form.dataset.countdown = '2026-11-28T02:32:05Z'
  })
  await page.addScriptTag({ content: 'countDown()' })
  await expect(page.getByText('Dalam 100 detik')).toBeVisible()
  await page.clock.runFor(99_000)
  await expect(button).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(button).toBeEnabled()
})

test('an answer without a wait leaves the button as it is', async ({ page }) => {
  const { button } = await open(page, 55)
  await page.evaluate(() => {
    const form = document.querySelector<HTMLElement>('form')
    delete form?.dataset.countdown
    form?.querySelector('button')?.removeAttribute('disabled')
  })
  await page.addScriptTag({ content: 'countDown()' })
  await page.clock.runFor(5000)
  await expect(button).toBeEnabled()
})
