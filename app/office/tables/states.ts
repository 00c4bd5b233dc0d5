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
  {
    name: 'office tables, discarded changes',
    address: taxes,
    as: 'editor',
    reach: async (page) => {
      await review('BBNKB', '90')(page)
      await page.getByRole('button', { name: words.discard }).click()
      await page.getByRole('button', { name: words.restoreDiscarded }).waitFor()
    },
  },
  {
    name: 'office tables, history',
    address: at.table('libur'),
    as: 'editor',
    // A holiday so far away that no other test meets it.
    reach: async (page) => {
      await page.getByRole('button', { name: words.addRow }).click()
      const added = page.getByRole('row').nth(1).locator('input')
      for (const [place, text] of ['1 Mei 2040', 'Hari Buruh Internasional', 'Tetap'].entries()) await added.nth(place).fill(text)
      await page.getByRole('button', { name: words.review }).click()
      await page.getByRole('button', { name: words.save(1) }).click()
      await page.getByText(words.saved).waitFor()
      await page.getByRole('link', { name: words.history }).click()
      await page.getByText(words.revision(1)).first().waitFor()
    },
  },
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
