import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [
  { name: 'privacy notice', address: at.privacy() },
  { name: 'privacy choices, nothing to choose', address: at.privacyChoices() },
]
