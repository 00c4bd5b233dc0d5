import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [
  { name: 'campaign for the new SUV', address: at.campaign('thenewsuv') },
  { name: 'campaign along the coast, in the morning', address: at.campaign('infinitexcitement') },
  {
    name: 'campaign along the coast, at night',
    address: at.campaign('infinitexcitement'),
    reach: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.getByRole('link', { name: 'Malam' }).click()
    },
  },
  { name: 'campaign up the mountain', address: at.campaign('ridethelifeadventure') },
]
