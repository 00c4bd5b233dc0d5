import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { untilAlive } from '../../../tests/support/journey.ts'
import type { State } from '../../../tests/support/state.ts'
import { ibuRina, send } from '../../../tests/support/visitor.ts'
import { filledForm, sendThrough, write } from './request/visit.ts'

async function sendInVain(page: Page): Promise<void> {
  await send(page)
  await page.getByRole('alert').waitFor()
}

export const states: State[] = [
  { name: 'accessories', address: at.accessories() },
  { name: 'accessories of a model, nothing chosen', address: at.accessoriesOf('l300', { kategori: 'perlindungan' }) },
  {
    name: 'accessories of a model, some chosen and one unknown',
    address: at.accessoriesOf('triton', { pilih: ['sport-bar', 'karpet-lantai-karet', 'tidak-ada'] }),
  },
  { name: 'accessories of an unknown model', address: at.accessoriesOf('avanza'), status: 404 },
  { name: 'accessory request, no car chosen', address: at.accessoryRequest() },
  { name: 'accessory request, sent empty', address: filledForm, status: 422, reach: sendInVain },
  {
    name: 'accessory request, form used before',
    status: 409,
    address: filledForm,
    reach: async (page) => {
      await sendThrough(page, ibuRina)
      await page.goBack()
      await untilAlive(page)
      await page.getByLabel('Pesan').fill('Bisa hari Sabtu?')
      await write(page, ibuRina)
      await sendInVain(page)
    },
  },
  {
    name: 'accessory request, received',
    address: filledForm,
    reach: async (page) => {
      await sendThrough(page, ibuRina)
    },
  },
  { name: 'accessory request, unknown result', address: at.accessoryResult('tidak-dikenal'), status: 404 },
]
