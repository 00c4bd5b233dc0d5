import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [
  { name: 'home', address: at.home() },
  {
    name: 'home, second banner',
    address: at.home(),
    reach: (page) => page.getByRole('link', { name: 'Xpander', exact: true }).first().click(),
  },
]
