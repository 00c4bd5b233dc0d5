import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [
  { name: 'help', address: at.help() },
  { name: 'help, found', address: at.help({ q: 'garansi aki' }) },
  { name: 'help, nothing found', address: at.help({ q: 'kopling' }) },
  { name: 'help, a search that is too long', address: at.help({ q: 'a'.repeat(101) }), status: 422 },
  { name: 'warning lights', address: at.warningLights() },
  { name: 'documents at hand-over', address: at.handOver() },
]
