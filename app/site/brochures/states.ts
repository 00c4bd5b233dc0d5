import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [
  { name: 'brochures of passenger cars', address: at.brochures() },
  { name: 'brochures of light commercial vehicles', address: at.brochures({ kelas: 'niaga-ringan' }) },
  { name: 'brochures, one of them wanted', address: at.brochures({ id: '22' }) },
  { name: 'brochures, one of the other class wanted', address: at.brochures({ id: '24' }) },
  { name: 'brochures, an unknown one wanted', address: at.brochures({ id: '999' }) },
  { name: 'a brochure that does not exist', address: at.brochureDownload({ id: '999' }), status: 404 },
]
