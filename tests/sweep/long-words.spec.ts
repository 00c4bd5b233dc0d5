import type { Page } from '@playwright/test'
import { at } from '../../app/addresses.ts'
import * as message from '../../app/site/contact/message/visit.ts'
import * as fleet from '../../app/site/fleet/request/visit.ts'
import { expect, test, untilAlive } from '../support/journey.ts'
import { doesNotFit, screenOf } from '../support/screen-sizes.ts'
import { bookVisit } from '../support/service-visitor.ts'
import { chooseTime, ibuRina } from '../support/visitor.ts'

/** A word without a place where it may be broken. */
const longWord = 'W'.repeat(90)

async function expectFits(page: Page): Promise<void> {
  const screen = await screenOf(page)
  for (const width of [320, 390, 1280]) {
    await screen.resize(width, 800)
    expect.soft(await doesNotFit(page), `${page.url()} at ${width} px`).toEqual([])
  }
}

async function follow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await expect(page.getByRole('heading', { name: 'Riwayat' })).toBeVisible()
}

test('a long word in a message does not make pages wider than the window', async ({ page }) => {
  await page.goto(at.contactMessage())
  await untilAlive(page)
  await message.write(page, { ...ibuRina, name: longWord }, { message: `Lihat ${longWord}${longWord}` })
  await expectFits(page)
  await message.sendThrough(page)
  await expectFits(page)
  await follow(page)
  await expectFits(page)
})

test('a long company name does not make pages wider than the window', async ({ page }) => {
  await page.goto(at.fleet())
  await untilAlive(page)
  await fleet.write(page, ibuRina, { company: longWord })
  await fleet.sendThrough(page)
  await expectFits(page)
  await follow(page)
  await expectFits(page)
})

test('a long word in a complaint does not make pages wider than the window', async ({ page }) => {
  const periodic = { vehicle: 'xpander', year: '2024', type: 'berkala', kilometres: '38.500' }
  await page.goto(at.serviceBooking({ ...periodic, dealer: 'mahligai-puteri-berlian-cimahi' }))
  await untilAlive(page)
  await chooseTime(page, { day: 12 })
  await bookVisit(page, ibuRina, { complaint: `${longWord}${longWord}` })
  await expectFits(page)
})

test('a long word in the dealer search does not make the page wider than the window', async ({ page }) => {
  await page.goto(at.dealers({ q: longWord }))
  await expectFits(page)
})
