import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { choosePlan } from '../../../tests/support/consultation-visitor.ts'
import { expect, test, untilAlive } from '../../../tests/support/journey.ts'
import { fillIn, ibuRina } from '../../../tests/support/visitor.ts'

/** A headless browser has no back-forward cache: send the events of one that has. */
const leaveOrReturn = (page: Page, event: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event)

async function fillInPlan(page: Page): Promise<void> {
  await page.goto(at.consultation())
  await untilAlive(page)
  await choosePlan(page)
  await fillIn(page, ibuRina)
}

test('a page from the back-forward cache has everything but the consent', async ({ page }) => {
  await fillInPlan(page)
  await expect(page.getByLabel(/^Saya setuju/)).toBeChecked()
  await leaveOrReturn(page, 'pagehide')
  await leaveOrReturn(page, 'pageshow')
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  await expect(page.getByLabel(/^Saya setuju/)).not.toBeChecked()
})

test('long after the visit a page from the back-forward cache asks about its draft', async ({ page }) => {
  await page.clock.install()
  await fillInPlan(page)
  await leaveOrReturn(page, 'pagehide')
  await page.clock.setFixedTime(Date.now() + 31 * 60 * 1000)
  await leaveOrReturn(page, 'pageshow')
  await expect(page.getByText('Lanjutkan isian atas nama R…?')).toBeVisible()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('')
})
