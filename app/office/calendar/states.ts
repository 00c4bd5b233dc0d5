import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'
import { visitorBooks } from '../visit.ts'
import { chipOf, openDay } from './visit.ts'

const dealer = 'sardana-rantau-prapat'

/** Opens the day of a new booking. */
const withBooking = (day: number, then: (page: Page, date: string) => Promise<void>): NonNullable<State['reach']> => {
  return async (page) => {
    const { date } = await visitorBooks(ibuRina, day, dealer)
    await openDay(page, dealer, date)
    await then(page, date)
  }
}

const openPanel = async (page: Page) => {
  await chipOf(page, ibuRina).click()
  await page.getByRole('complementary', { name: 'Rincian jadwal' }).waitFor()
}

export const states: State[] = [
  { name: 'office calendar, a day', address: at.calendar({ dealer }), as: 'call-centre' },
  { name: 'office calendar, no dealer chosen', address: at.calendar(), as: 'auditor' },
  {
    name: 'office calendar, a week',
    as: 'call-centre',
    reach: withBooking(5, async (page, date) => {
      await page.goto(at.calendar({ dealer, hari: date, tampilan: 'minggu' }))
    }),
  },
  { name: 'office calendar, details', as: 'call-centre', reach: withBooking(7, openPanel) },
  {
    name: 'office calendar, choosing a new time',
    as: 'call-centre',
    reach: withBooking(11, async (page) => {
      await openPanel(page)
      await page.getByRole('button', { name: 'Pindahkan di kalender' }).click()
    }),
  },
  {
    name: 'office calendar, confirmed a moment ago',
    as: 'call-centre',
    reach: withBooking(13, async (page) => {
      await openPanel(page)
      await page.getByRole('button', { name: 'Konfirmasi' }).click()
      await page.getByRole('button', { name: 'Urungkan' }).waitFor()
    }),
  },
  { name: 'office calendar, opening hours', address: at.calendarHours({ dealer }), as: 'call-centre' },
  { name: 'office calendar, opening hours of an auditor', address: at.calendarHours({ dealer }), as: 'auditor' },
  {
    name: 'office calendar, a closed day hits an appointment',
    as: 'call-centre',
    reach: withBooking(15, async (page, date) => {
      await page.goto(at.calendarHours({ dealer, hari: date }))
      await page.getByLabel('Alasan').fill('Inventarisasi')
      await page.getByRole('button', { name: 'Simpan', exact: true }).click()
      await page.getByRole('heading', { name: /kehilangan tempat/ }).waitFor()
    }),
  },
  {
    name: 'office calendar, a car refused',
    address: at.calendarFleet({ dealer }),
    as: 'call-centre',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Tambah mobil' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'office calendar, a walk-in for a service',
    as: 'call-centre',
    reach: withBooking(17, async (page, date) => {
      await page.goto(at.walkIn({ dealer, hari: date, jenis: 'servis' }))
      await page.getByRole('button', { name: 'Catat tamu' }).click()
      await page.getByRole('alert').waitFor()
    }),
  },
  {
    name: 'office calendar, print',
    as: 'call-centre',
    reach: withBooking(19, async (page, date) => {
      await page.goto(at.calendarPrint({ dealer, hari: date }))
    }),
  },
]
