import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'
import { correctBreach, correctMeanwhile, enterBreach, enterRequest } from './visit.ts'

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('alert').waitFor()
}

export const states: State[] = [
  {
    name: 'office privacy, the list',
    address: at.newPrivacyRequest(),
    as: 'administrator',
    reach: async (page) => {
      await enterRequest(page, ibuRina.phone, 'Akses')
      await page.goto(at.privacyDesk())
      await page.getByRole('heading', { name: 'Belum selesai' }).waitFor()
    },
  },
  {
    name: 'office privacy, new request, sent empty',
    address: at.newPrivacyRequest(),
    as: 'administrator',
    reach: press('Catat'),
  },
  {
    name: 'office privacy, data to download',
    address: at.newPrivacyRequest(),
    as: 'administrator',
    reach: (page) => enterRequest(page, ibuRina.phone, 'Akses'),
  },
  {
    name: 'office privacy, deletion without its check',
    address: at.newPrivacyRequest(),
    as: 'administrator',
    reach: async (page) => {
      await enterRequest(page, ibuRina.phone, 'Penghapusan')
      await press('Hapus data orang ini')(page)
    },
  },
  {
    name: 'office privacy, new breach, sent empty',
    address: at.newBreach(),
    as: 'administrator',
    reach: press('Catat kebocoran'),
  },
  { name: 'office privacy, a breach', address: at.newBreach(), as: 'administrator', reach: enterBreach },
  {
    name: 'office privacy, a corrected breach',
    address: at.newBreach(),
    as: 'administrator',
    reach: async (page) => {
      await enterBreach(page)
      await correctBreach(page, '400')
      await page.getByText('Sebelumnya').click()
    },
  },
  {
    name: 'office privacy, a breach that was corrected meanwhile',
    address: at.newBreach(),
    as: 'administrator',
    reach: async (page) => {
      await enterBreach(page)
      await correctMeanwhile(page)
    },
  },
]
