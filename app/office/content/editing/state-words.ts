import type { ItemState } from '~/core/content/kind.ts'

export const stateWords: Record<ItemState, string> = {
  draft: 'Konsep',
  scheduled: 'Terjadwal',
  published: 'Tampil',
  withdrawn: 'Ditarik',
}
