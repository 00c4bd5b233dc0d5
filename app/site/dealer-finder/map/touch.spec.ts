import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { expect, test } from '../../../../tests/support/journey.ts'
import { map, markers, shown } from './visit.ts'

type Way = { right?: number; down?: number; spread?: number }

/** Puts two fingers beside the first marker. Returns the marker's position, too. */
async function twoFingers(page: Page) {
  const session = await page.context().newCDPSession(page)
  const slug = (await markers(page).first().getAttribute('data-marker'))?.split(' ')[0]
  const marker = async () => {
    await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0)
    const { x, y, width, height } = (await page.locator(`[data-marker~="${slug}"]`).boundingBox()) ?? unseen
    return { x: x + width / 2, y: y + height / 2 }
  }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const pair = ({ x, y }: { x: number; y: number }, spread = 1) => [
    { x: x - 20 * spread, y, id: 0 },
    { x: x + 20 * spread, y, id: 1 },
  ]
  const start = await marker()
  await touch('touchStart', pair(start))
  return {
    marker,
    letGo: () => touch('touchEnd', []),
    /** Relative to where the fingers started. */
    move: async ({ right = 0, down = 0, spread = 1 }: Way) => {
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', pair({ x: start.x + right * part, y: start.y + down * part }, 1 + (spread - 1) * part))
    },
  }
}

const unseen = { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }

/** Positions on the map are rounded to whole pixels. */
function expectNear(one: { x: number; y: number }, other: { x: number; y: number }): void {
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(2)
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('one finger scrolls the page, not the map', async ({ page }) => {
    await page.goto(at.dealers())
    await map(page).scrollIntoViewIfNeeded()
    await shown(page)
    await expect(map(page)).toHaveCSS('touch-action', 'pan-x pan-y')
    const sizes = await page
      .locator('dealer-map')
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
    for (const { width, height } of sizes.filter(({ width }) => width > 0))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })

  test('two fingers move the map', async ({ page }) => {
    await page.goto(at.dealers({ q: 'Jakarta Selatan' }))
    await map(page).scrollIntoViewIfNeeded()
    await shown(page)
    await page.getByRole('button', { name: 'Perbesar peta' }).click()
    const fingers = await twoFingers(page)
    const before = await fingers.marker()
    await fingers.move({ right: 45, down: -30 })
    expectNear(await fingers.marker(), { x: before.x + 45, y: before.y - 30 })
    await fingers.letGo()
    expectNear(await fingers.marker(), { x: before.x + 45, y: before.y - 30 })
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })

  test('the map stops at its edge, and stays there when the fingers are lifted', async ({ page }) => {
    await page.goto(at.dealers())
    await map(page).scrollIntoViewIfNeeded()
    await shown(page)
    const fingers = await twoFingers(page)
    const before = await fingers.marker()
    await fingers.move({ right: 100 })
    const atEdge = await fingers.marker()
    expect(atEdge.x - before.x).toBeGreaterThan(10)
    expect(atEdge.x - before.x).toBeLessThan(90)
    await fingers.letGo()
    expectNear(await fingers.marker(), atEdge)
  })

  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`the point between two fingers stays there while they spread, reduced motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto(at.dealers())
      await map(page).scrollIntoViewIfNeeded()
      await shown(page)
      const fingers = await twoFingers(page)
      const before = await fingers.marker()
      const degrees = await page.locator('[data-axis=x]').allTextContents()
      await fingers.move({ spread: 2.18 })
      expectNear(await fingers.marker(), before)
      await fingers.letGo()
      await expect.poll(() => page.locator('[data-axis=x]').allTextContents()).not.toEqual(degrees)
      expectNear(await fingers.marker(), before)
    })
})
