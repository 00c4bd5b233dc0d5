import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { untilAlive } from '../../../tests/support/journey.ts'
import type { State } from '../../../tests/support/state.ts'
import { pakBudi } from '../../../tests/support/visitor.ts'
import { send, sendThrough, write } from './request/visit.ts'

async function sendInVain(page: Page): Promise<void> {
  await send(page)
  await page.getByRole('alert').waitFor()
}

export const states: State[] = [
  { name: 'fleet', address: at.fleet() },
  {
    name: 'fleet with an answer open',
    address: at.fleet(),
    reach: (page) => page.getByText('Apakah harus punya NIB?').click(),
  },
  { name: 'fleet request, models and city from the address', address: at.fleet({ vehicle: ['l300', 'triton'], city: '32.73' }) },
  { name: 'fleet request, sent empty', address: at.fleet(), status: 422, reach: sendInVain },
  {
    name: 'fleet request, honeypot filled in',
    status: 422,
    address: at.fleet(),
    reach: async (page) => {
      await write(page, pakBudi)
      await page.locator('input[name=situs_web]').evaluate((trap: HTMLInputElement) => {
        trap.value = 'https://contoh.id'
      })
      await sendInVain(page)
    },
  },
  {
    name: 'fleet request, form used before',
    status: 409,
    address: at.fleet(),
    reach: async (page) => {
      await write(page, pakBudi)
      await sendThrough(page)
      await page.goBack()
      await untilAlive(page)
      await write(page, pakBudi, { units: '30' })
      await sendInVain(page)
    },
  },
  {
    name: 'fleet request, received',
    address: at.fleet(),
    reach: async (page) => {
      await write(page, pakBudi)
      await sendThrough(page)
    },
  },
  { name: 'fleet request, unknown result', address: at.fleetResult('tidak-dikenal'), status: 404 },
]
