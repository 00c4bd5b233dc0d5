import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { untilAlive } from '../../../tests/support/journey.ts'
import type { State } from '../../../tests/support/state.ts'
import { agree, book, chooseTime, fillIn, ibuRina, pakBudi, send, takeTheSamePlace } from '../../../tests/support/visitor.ts'

const cimahi = at.testDrive({ vehicle: 'xforce', dealer: 'mahligai-puteri-berlian-cimahi' })

async function bookSomeTime(page: Page, day: number): Promise<void> {
  await chooseTime(page, { day })
  await book(page, ibuRina)
}

export const states: State[] = [
  { name: 'test drive, nothing chosen', address: at.testDrive() },
  { name: 'test drive, a car no longer sold', address: at.testDrive({ vehicle: 'eclipse-cross' }) },
  { name: 'test drive, a province chosen', address: at.testDrive({ vehicle: 'triton', province: '32' }) },
  { name: 'test drive, a sample dealer', address: at.testDrive({ vehicle: 'xpander', dealer: 'dealer-contoh-ambon' }) },
  { name: 'test drive, a time chosen', address: cimahi, reach: (page) => chooseTime(page) },
  {
    name: 'test drive, sent empty',
    address: cimahi,
    status: 422,
    reach: async (page) => {
      await chooseTime(page)
      await send(page)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'test drive, time taken meanwhile',
    address: cimahi,
    status: 409,
    reach: async (page) => {
      await chooseTime(page, { day: 3 })
      await fillIn(page, ibuRina)
      await takeTheSamePlace(page, pakBudi)
      await send(page)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'test drive, form used before',
    address: cimahi,
    status: 409,
    reach: async (page) => {
      await bookSomeTime(page, 4)
      await page.goBack()
      await untilAlive(page)
      await page.getByLabel('Nama', { exact: true }).fill('Rina W.')
      await agree(page)
      await send(page)
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'test drive, received', address: cimahi, reach: (page) => bookSomeTime(page, 5) },
  {
    name: 'test drive, moving it',
    address: cimahi,
    reach: async (page) => {
      await bookSomeTime(page, 6)
      await page.getByRole('link', { name: 'Pindahkan jadwal' }).click()
      await page.locator('input[name=date]:enabled').nth(7).check()
      await page.locator('input[name=time]').first().waitFor()
    },
  },
  {
    name: 'test drive, cancelling it',
    address: cimahi,
    reach: async (page) => {
      await bookSomeTime(page, 8)
      await page.getByRole('link', { name: 'Batalkan' }).click()
    },
  },
  {
    name: 'test drive, cancelled',
    address: cimahi,
    reach: async (page) => {
      await bookSomeTime(page, 9)
      await page.getByRole('link', { name: 'Batalkan' }).click()
      await page.getByRole('button', { name: 'Ya, batalkan' }).click()
    },
  },
  { name: 'test drive, unknown result', address: at.testDriveResult('tidak-dikenal'), status: 404 },
]
