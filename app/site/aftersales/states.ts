import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [
  { name: 'aftersales', address: at.aftersales() },
  { name: 'maintenance', address: at.maintenance() },
  { name: 'warranty', address: at.warranty() },
  {
    name: 'service plan of a car',
    address: at.periodicMaintenance({ vehicle: 'xpander', variant: 'ultimate-cvt', year: '2024', kilometres: '38.500' }),
  },
  {
    name: 'service plan, refused',
    address: `${at.periodicMaintenance({ vehicle: 'avanza', kilometres: 'banyak' })}&year=`,
    status: 422,
  },
  { name: 'Paket SMART', address: at.smartPackage() },
]
