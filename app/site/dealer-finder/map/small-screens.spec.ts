import { at } from '~/addresses.ts'
import { expect, test } from '../../../../tests/support/journey.ts'

const phoneOnItsSide = { width: 740, height: 360 }

test('on a phone held sideways the whole map is visible, with space beside it to scroll the page', async ({ page }) => {
  await page.setViewportSize(phoneOnItsSide)
  for (const address of [at.dealers(), at.dealerPlace('dki-jakarta', 'dwindo-cakung')]) {
    await page.goto(address)
    const map = page.locator('dealer-map')
    await map.scrollIntoViewIfNeeded()
    await expect(map).toHaveAttribute('data-state', 'shown')
    const { height = Number.NaN } = (await map.boundingBox()) ?? {}
    expect(height).toBeLessThan(phoneOnItsSide.height - 44)
    expect(height).toBeGreaterThan(200)
  }
})
