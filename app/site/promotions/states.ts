import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [
  { name: 'promotions', address: at.promotions() },
  { name: 'promotions, none fits', address: at.promotions({ provinsi: 'kalimantan-barat', model: 'l300' }) },
  { name: 'promotions, an unknown filter', address: at.promotions({ wilayah: 'xyz' }) },
  { name: 'a programme', address: at.programme('program-desember-2026') },
  { name: 'a programme for other provinces', address: at.programme('program-niaga-november-2026', { provinsi: 'papua' }) },
  { name: 'a programme that is over', address: at.programme('program-oktober-2026') },
  { name: 'a programme that does not exist', address: at.programme('tidak-ada'), status: 404 },
]
