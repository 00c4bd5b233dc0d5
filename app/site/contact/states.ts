import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [{ name: 'contact', address: at.contact() }]
