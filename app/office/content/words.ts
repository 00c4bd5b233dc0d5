import { seedAuthor } from '~/core/content/kind.ts'
import { mostCounted } from './item-count.ts'
import { midSentence } from './mid-sentence.ts'

/** Who saved a version. */
export const authorWords = (name: string): string => (name === seedAuthor ? 'isi awal situs' : `oleh ${name}`)

export const words = {
  title: 'Isi situs',
  intro: 'Pilih yang ingin Anda sunting. Ketikan tersimpan sendiri; pengunjung melihatnya sesudah Anda terbitkan.',
  count: (number: number) => (number < mostCounted ? `${number} tulisan` : '1.000 tulisan atau lebih'),
  ownDrafts: (number: number) => `${number} konsep Anda`,
  add: (one: string) => `Tulis ${midSentence(one)}`,
  allKinds: 'Semua isi situs',
  state: 'Keadaan',
  all: 'Semua',
  search: 'Cari judul',
  apply: 'Terapkan',
  columns: { title: 'Judul', state: 'Keadaan', published: 'Terbit', saved: 'Terakhir disimpan' },
  untitled: 'Belum berjudul',
  withdrawn: 'ditarik',
  never: 'Belum terbit',
  always: 'Sejak awal',
  drafting: (names: readonly string[]) => `Konsep: ${names.join(', ')}`,
  none: 'Tidak ada yang cocok. Longgarkan filter, atau tulis yang baru.',
} as const
