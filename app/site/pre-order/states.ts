import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { untilAlive } from '../../../tests/support/journey.ts'
import { receivedCode } from '../../../tests/support/received.ts'
import type { State } from '../../../tests/support/state.ts'
import { fillIn, ibuRina, pakBudi } from '../../../tests/support/visitor.ts'
import { enter, order, send } from './visit.ts'

const form = at.preOrderForm()
const chosen = at.preOrderForm({ variant: 'hev', color: 'red-metallic', dealer: 'dwindo-cakung' })

const untilAnnounced = (page: Page) => page.getByRole('alert').waitFor()

export const states: State[] = [
  { name: 'pre-order, introduction', address: at.preOrder() },
  { name: 'pre-order, nothing chosen', address: form },
  { name: 'pre-order, everything chosen', address: chosen },
  {
    name: 'pre-order, sent empty',
    address: chosen,
    status: 422,
    reach: async (page) => {
      await send(page)
      await untilAnnounced(page)
    },
  },
  {
    name: 'pre-order, form used before',
    address: form,
    status: 409,
    reach: async (page) => {
      await order(page, ibuRina)
      await page.goBack()
      await untilAlive(page)
      await page.getByLabel('Saya sudah membaca aturan pengembalian di atas.').check()
      await fillIn(page, pakBudi)
      await send(page)
      await untilAnnounced(page)
    },
  },
  { name: 'pre-order, asked for the code', address: form, reach: (page) => order(page, ibuRina) },
  {
    name: 'pre-order, wrong code',
    address: form,
    status: 422,
    reach: async (page) => {
      await order(page, ibuRina)
      const code = await receivedCode(ibuRina.phone)
      await page.getByLabel('Kode 6 angka').fill(code === '000000' ? '000001' : '000000')
      await send(page)
      await untilAnnounced(page)
    },
  },
  {
    name: 'pre-order, in the queue',
    address: form,
    reach: async (page) => {
      await enter(page, ibuRina)
    },
  },
  { name: 'pre-order, unknown result', address: at.preOrderResult('tidak-dikenal'), status: 404 },
]
