import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { untilAlive } from '../../../tests/support/journey.ts'
import { bookVisit, fillInVisit, fillTheBays } from '../../../tests/support/service-visitor.ts'
import type { State } from '../../../tests/support/state.ts'
import { agree, chooseTime, ibuRina, send } from '../../../tests/support/visitor.ts'

const periodic = { vehicle: 'xpander', year: '2024', type: 'berkala', kilometres: '38.500' }
const cimahi = at.serviceBooking({ ...periodic, dealer: 'mahligai-puteri-berlian-cimahi' })

async function bookSomeTime(page: Page, day: number): Promise<void> {
  await chooseTime(page, { day })
  await bookVisit(page, ibuRina, { complaint: 'Rem depan bunyi' })
}

const alert = (page: Page) => page.getByRole('alert').waitFor()

export const states: State[] = [
  { name: 'service, nothing chosen', address: at.serviceBooking() },
  { name: 'service, a visit by kilometres', address: at.serviceBooking(periodic) },
  { name: 'service, visits by year', address: at.serviceBooking({ ...periodic, kilometres: '' }) },
  { name: 'service, no cost known', address: at.serviceBooking({ ...periodic, vehicle: 'lancer', year: '2008' }) },
  {
    name: 'service, a repair campaign',
    address: at.serviceBooking({ vehicle: 'xpander', year: '2018', type: 'kampanye-perbaikan' }),
  },
  {
    name: 'service, no repair campaign',
    address: at.serviceBooking({ vehicle: 'triton', year: '2024', type: 'kampanye-perbaikan' }),
  },
  {
    name: 'service, a dealer without that service',
    address: at.serviceBooking({ type: 'bodi-cat', dealer: 'dwindo-cakung', province: '31' }),
  },
  {
    name: 'service, a time that is over',
    address: at.serviceBooking({ ...periodic, dealer: 'dwindo-cakung', date: '2026-01-05', time: '09:30' }),
  },
  { name: 'service, a time chosen', address: cimahi, reach: (page) => chooseTime(page) },
  {
    name: 'service, sent empty',
    status: 422,
    address: cimahi,
    reach: async (page) => {
      await chooseTime(page)
      await send(page)
      await alert(page)
    },
  },
  {
    name: 'service, every bay taken in the meantime',
    status: 409,
    address: cimahi,
    reach: async (page) => {
      await chooseTime(page, { day: 3 })
      await fillInVisit(page, ibuRina)
      await fillTheBays(page)
      await send(page)
      await alert(page)
    },
  },
  {
    name: 'service, form used before',
    status: 409,
    address: cimahi,
    reach: async (page) => {
      await bookSomeTime(page, 4)
      await page.goBack()
      await untilAlive(page)
      await page.getByLabel('Nomor polisi').fill('D 1 A')
      await agree(page)
      await send(page)
      await alert(page)
    },
  },
  { name: 'service, received', address: cimahi, reach: (page) => bookSomeTime(page, 5) },
  {
    name: 'service, received for a repair',
    address: at.serviceBooking({ vehicle: 'lancer', year: '2008', type: 'perbaikan-umum', dealer: 'srikandi-subang' }),
    reach: (page) => bookSomeTime(page, 6),
  },
  {
    name: 'service, moving it',
    address: cimahi,
    reach: async (page) => {
      await bookSomeTime(page, 7)
      await page.getByRole('link', { name: 'Pindahkan jadwal' }).click()
      await page.locator('input[name=date]:enabled').nth(8).check()
      await page.locator('input[name=time]').first().waitFor()
    },
  },
  {
    name: 'service, cancelled',
    address: cimahi,
    reach: async (page) => {
      await bookSomeTime(page, 9)
      const result = page.url()
      await page.getByRole('link', { name: 'Batalkan' }).click()
      await page.getByRole('button', { name: 'Ya, batalkan' }).click()
      await page.getByRole('heading', { name: /Dibatalkan/ }).waitFor()
      await page.goto(result)
    },
  },
  { name: 'service, unknown result', address: at.serviceBookingResult('tidak-dikenal'), status: 404 },
]
