import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [
  { name: 'fleet', address: at.fleet() },
  {
    name: 'fleet with an answer open',
    address: at.fleet(),
    reach: (page) => page.getByText('Apakah harus punya NIB?').click(),
  },
]
