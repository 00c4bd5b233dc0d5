import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { press } from '../../../tests/support/consultation-visitor.ts'
import type { State } from '../../../tests/support/state.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'
import { askForData, leaveMessage, openData } from './my-data/visit.ts'

/** Opens the data of Ibu Rina, who has sent a message, and follows a link there. */
const inData = (link?: string) => async (page: Page) => {
  await leaveMessage(page, ibuRina, 'Kapan XFORCE HEV tiba?')
  await openData(page, ibuRina.phone)
  if (link) await page.getByRole('link', { name: link }).click()
}

export const states: State[] = [
  { name: 'privacy notice', address: at.privacy() },
  { name: 'privacy choices, nothing to choose', address: at.privacyChoices() },
  { name: 'my data, asked for a number', address: at.myData() },
  {
    name: 'my data, number refused',
    address: at.myData(),
    status: 422,
    reach: async (page) => {
      await press(page, 'Kirim kode')
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'my data, asked for the code', address: at.myData(), reach: (page) => askForData(page, ibuRina.phone) },
  { name: 'my data, nothing stored', address: at.myData(), reach: (page) => openData(page, ibuRina.phone) },
  {
    name: 'my data, shown and unfolded',
    address: at.myData(),
    reach: async (page) => {
      await inData()(page)
      for (const fold of await page.getByRole('main').locator('summary').all()) await fold.click()
    },
  },
  {
    name: 'my data, correction refused',
    address: at.myData(),
    status: 422,
    reach: async (page) => {
      await inData('Perbaiki nama atau e-mail')(page)
      await page.getByLabel('Nama', { exact: true }).fill('')
      await press(page, 'Simpan perbaikan')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'my data, withdrawal',
    address: at.myData(),
    reach: async (page) => {
      await inData()(page)
      await page.locator('summary', { hasText: /^PS-/ }).click()
      await page.getByRole('link', { name: /^Cabut persetujuan PS-/ }).click()
    },
  },
  {
    name: 'my data, withdrawal of remembered contacts',
    address: at.myData(),
    reach: async (page) => {
      await inData()(page)
      await page.goto(at.myDataContacts())
    },
  },
  {
    name: 'my data, deletion refused',
    address: at.myData(),
    status: 422,
    reach: async (page) => {
      await inData('Hapus data saya')(page)
      await press(page, 'Hapus sekarang')
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'my data, deleted', address: at.myDataDeleted('DP-7K3M9Q') },
]
