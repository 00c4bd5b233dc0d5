import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { hold } from '../../../../tests/support/held.ts'
import { expect, test, untilAlive } from '../../../../tests/support/journey.ts'
import { doesNotFit, screenOf } from '../../../../tests/support/screen-sizes.ts'
import { map, shown } from '../map/visit.ts'

const openFilters = (page: Page) => page.getByText('Filter', { exact: true }).click()
const service = (page: Page) => page.getByRole('radio', { name: 'Bodi & cat' })
const order = (page: Page) => page.getByLabel('Urutkan')

test('several filters chosen before React has loaded are all applied', async ({ page }) => {
  const script = await hold(page, '**/assets/Finder-*.js')
  await page.goto(at.dealers())
  await openFilters(page)
  await service(page).check()
  await order(page).selectOption('abjad')
  script.release()
  await untilAlive(page)
  await expect(page).toHaveURL(/service=bodi-cat/)
  await expect(page).toHaveURL(/urut=abjad/)
  await expect(service(page)).toBeChecked()
})

test('after Back from a place in the page the address names the chosen filter', async ({ page }) => {
  await page.goto(at.dealers({ q: 'bandung' }))
  await untilAlive(page)
  await page.evaluate(() => {
    location.hash = 'hasil'
  })
  await openFilters(page)
  await service(page).check()
  await expect(page).toHaveURL(/service=bodi-cat/)
  await page.goBack()
  await expect(page).toHaveURL(/service=bodi-cat/)
  await expect(service(page)).toBeChecked()
})

test('where the facts do not come, the filters have a button', async ({ page }) => {
  test
    .info()
    .annotations.push(
      { type: 'expected complaint', description: 'net::ERR_' },
      { type: 'expected complaint', description: 'fetch' },
    )
  await page.route('**/cari-dealer/data/*.json', (route) => route.abort())
  await page.goto(at.dealers())
  await expect(page.getByText(/^Halaman ini belum tersambung penuh/)).toBeVisible()
  await openFilters(page)
  await service(page).check()
  await page.getByRole('button', { name: 'Tampilkan', exact: true }).click()
  await expect(page).toHaveURL(/service=bodi-cat/)
})

test('the button that searches the area of the map fits on a phone with large text', async ({ page }) => {
  const screen = await screenOf(page)
  await screen.resize(360, 740)
  await screen.setTextSize(200)
  await page.goto(at.dealers())
  await untilAlive(page)
  await page.locator('dealer-map').scrollIntoViewIfNeeded()
  await shown(page)
  await map(page).focus()
  await page.keyboard.press('+')
  const button = page.getByRole('button', { name: 'Cari di area ini' })
  const box = await button.boundingBox()
  expect(box?.width).toBeGreaterThan(150)
  expect(box?.height).toBeLessThan(150)
  expect(await doesNotFit(page)).toEqual([])
})
