import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [
  { name: 'company profile', address: at.profile() },
  { name: 'company history', address: at.history() },
]
