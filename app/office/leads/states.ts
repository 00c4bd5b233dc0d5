import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'
import { bookDrive, openLead } from './visit.ts'

const opened = (day: number, then: (page: Page) => Promise<void> = async () => {}): NonNullable<State['reach']> => {
  return async (page) => {
    await openLead(page, await bookDrive(page, ibuRina, day), ibuRina.name)
    await then(page)
  }
}
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Urungkan' }).waitFor()
}

export const states: State[] = [
  {
    name: 'office leads, the list',
    address: at.office(),
    as: 'call-centre',
    reach: async (page) => {
      await bookDrive(page, ibuRina, 10)
      await page.goto(at.leads())
      await page.getByRole('list').getByRole('link', { name: ibuRina.name }).first().waitFor()
    },
  },
  { name: 'office leads, nothing found', address: at.leads({ q: 'tidak-ada-yang-cocok' }), as: 'call-centre' },
  { name: 'office leads, nothing late for a dealer', address: at.leads({ tampil: 'terlambat' }), as: 'dealer' },
  {
    name: 'office leads, some selected',
    address: at.office(),
    as: 'call-centre',
    reach: async (page) => {
      await bookDrive(page, ibuRina, 11)
      await page.goto(at.leads())
      await page
        .getByRole('checkbox', { name: /^Pilih/ })
        .first()
        .check()
      await page.getByRole('button', { name: 'Tugaskan' }).waitFor()
    },
  },
  {
    name: 'office leads, the keys',
    address: at.leads(),
    as: 'administrator',
    reach: async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'office leads, opened', address: at.office(), as: 'call-centre', reach: opened(12) },
  {
    name: 'office leads, confirmed a moment ago',
    address: at.office(),
    as: 'call-centre',
    reach: opened(13, press('Konfirmasi jadwal')),
  },
  { name: 'office leads, not reached', address: at.office(), as: 'call-centre', reach: opened(14, press('Tidak tersambung')) },
  {
    name: 'office leads, a note refused',
    address: at.office(),
    as: 'call-centre',
    reach: opened(15, async (page) => {
      await page.getByRole('button', { name: 'Tambah catatan' }).click()
      await page.getByRole('alert').waitFor()
    }),
  },
  {
    name: 'office leads, opened by an auditor',
    address: at.office(),
    as: 'auditor',
    reach: opened(16),
  },
  { name: 'office leads, unknown', address: at.lead('TD-000000'), as: 'call-centre', status: 404 },
  { name: 'office leads, figures', address: at.leadFigures(), as: 'auditor' },
]
