import type { State } from '../../../tests/support/state.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

/** A page that consists of little more than the frame. */
const nowhere = { address: '/tidak-ada', status: 404 }

export const states: State[] = [
  {
    name: 'model menu open on a wide screen',
    ...nowhere,
    reach: async (page) => {
      await page.setViewportSize(desktop)
      await page.getByRole('button', { name: 'Model' }).click()
    },
  },
  {
    name: 'model menu open on a phone',
    ...nowhere,
    reach: async (page) => {
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.locator('summary', { hasText: 'Model' }).click()
    },
  },
  {
    name: 'service menu open on a wide screen',
    ...nowhere,
    reach: async (page) => {
      await page.setViewportSize(desktop)
      await page.getByRole('banner').getByRole('button', { name: 'Servis' }).click()
    },
  },
  {
    name: 'company menu open on a phone',
    ...nowhere,
    reach: async (page) => {
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.locator('summary', { hasText: 'Perusahaan' }).click()
    },
  },
  {
    name: 'customer support open',
    ...nowhere,
    reach: (page) => page.getByRole('button', { name: 'Bantuan' }).click(),
  },
  { name: 'address without a page', ...nowhere },
]
