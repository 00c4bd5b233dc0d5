import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

export const states: State[] = [
  {
    name: 'model menu open on a wide screen',
    address: at.home(),
    reach: async (page) => {
      await page.setViewportSize(desktop)
      await page.getByRole('button', { name: 'Model' }).click()
    },
  },
  {
    name: 'model menu open on a phone',
    address: at.home(),
    reach: async (page) => {
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.locator('summary', { hasText: 'Model' }).click()
    },
  },
  {
    name: 'customer support open',
    address: at.home(),
    reach: (page) => page.getByRole('button', { name: 'Bantuan' }).click(),
  },
  { name: 'address without a page', address: '/tidak-ada', status: 404 },
]
