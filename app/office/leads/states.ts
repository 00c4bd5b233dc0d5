import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'
import { visitorBooks } from '../visit.ts'
import { openLead } from './visit.ts'

const opened = (day: number, then: (page: Page) => Promise<void> = async () => {}): NonNullable<State['reach']> => {
  return async (page) => {
    const { reference } = await visitorBooks(ibuRina, day)
    await openLead(page, reference, ibuRina.name)
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
    as: 'call-centre',
    reach: async (page) => {
      await visitorBooks(ibuRina, 10)
      await page.goto(at.leads())
      await page.getByRole('list').getByRole('link', { name: ibuRina.name }).first().waitFor()
    },
  },
  { name: 'office leads, nothing found', address: at.leads({ q: 'tidak-ada-yang-cocok' }), as: 'call-centre' },
  { name: 'office leads, nothing late for a dealer', address: at.leads({ tampil: 'terlambat' }), as: 'dealer' },
  {
    name: 'office leads, some selected',
    as: 'call-centre',
    reach: async (page) => {
      await visitorBooks(ibuRina, 11)
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
  { name: 'office leads, opened', as: 'call-centre', reach: opened(12) },
  {
    name: 'office leads, confirmed a moment ago',
    as: 'call-centre',
    reach: opened(13, press('Konfirmasi jadwal')),
  },
  { name: 'office leads, not reached', as: 'call-centre', reach: opened(14, press('Tidak tersambung')) },
  {
    name: 'office leads, a note refused',
    as: 'call-centre',
    reach: opened(15, async (page) => {
      await page.getByRole('button', { name: 'Tambah catatan' }).click()
      await page.getByRole('alert').waitFor()
    }),
  },
  {
    name: 'office leads, opened by an auditor',
    as: 'auditor',
    reach: opened(16),
  },
  { name: 'office leads, unknown', address: at.lead('TD-000000'), as: 'call-centre', status: 404 },
  { name: 'office leads, figures', address: at.leadFigures(), as: 'auditor' },
]
