import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'
import { words } from './words.ts'

const taxes = at.table('pajak')

/** Changes the first cell of a column and asks what would be saved. */
const review = (column: string, text: string) => async (page: Page) => {
  await page
    .getByRole('textbox', { name: new RegExp(`^${column} .*,`) })
    .first()
    .fill(text)
  await page.getByRole('button', { name: words.review }).click()
  await page.getByRole('heading', { name: text === '' ? words.refusedTitle : words.reviewTitle }).waitFor()
}

export const states: State[] = [
  { name: 'office tables, all', address: at.tables(), as: 'editor' },
  { name: 'office tables, dated rows', address: taxes, as: 'editor' },
  { name: 'office tables, a change to check', address: taxes, as: 'editor', reach: review('BBNKB', '90') },
  { name: 'office tables, a cell refused', address: taxes, as: 'editor', reach: review('BBNKB', '') },
  { name: 'office tables, no changes yet', address: at.tableHistory('fidusia'), as: 'auditor' },
  {
    name: 'office tables, regency of a dealer refused',
    address: at.dealerRegency(),
    as: 'editor',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Periksa jadwal' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
]
