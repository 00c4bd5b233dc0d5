import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [
  { name: 'search, nothing asked', address: at.search() },
  { name: 'search, results of several kinds', address: at.search({ q: 'xpander' }) },
  { name: 'search, the second page of a kind', address: at.search({ q: 'dealer', jenis: 'dealer', halaman: '2' }) },
  { name: 'search, a typing error', address: at.search({ q: 'servis bandng' }) },
  { name: 'search, nothing has all words', address: at.search({ q: 'garansi mudik fleet' }) },
  { name: 'search, nothing found', address: at.search({ q: 'zzzyx' }) },
  { name: 'search, too many words', address: at.search({ q: 'a b c d e f g h i j' }), status: 422 },
]
