import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'
import { sampleNumbers } from './sample-numbers.ts'
import { checkNumber } from './visit.ts'

const [affected, clear] = sampleNumbers

export const states: State[] = [
  { name: 'recall result, none on this device', address: at.recallResult() },
  { name: 'recall check', address: at.recallCheck() },
  {
    name: 'recall check, a number that is too short',
    address: at.recallCheck(),
    status: 422,
    reach: async (page) => {
      await checkNumber(page, affected.slice(1))
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'recall check, affected',
    address: at.recallCheck(),
    reach: async (page) => {
      await checkNumber(page, affected)
      await page.getByRole('heading', { name: 'Mobil Anda perlu diperbaiki' }).waitFor()
    },
  },
  {
    name: 'recall check, not affected',
    address: at.recallCheck(),
    reach: async (page) => {
      await checkNumber(page, clear)
      await page.getByRole('heading', { name: 'Mobil Anda tidak termasuk' }).waitFor()
    },
  },
]
