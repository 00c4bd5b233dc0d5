import { hoursPageWords } from '../../calendar/hours/hours-words.ts'

const mostReferences = 5

export const words = {
  hits: (dealer: string, references: readonly string[]) =>
    `${hoursPageWords.hits(references.length)} di ${dealer}: ${named(references)}. Pindahkan dulu di Kalender, lalu simpan lagi.`,
  title: 'Perbaikan wilayah dealer',
  intro:
    'Untuk dealer yang tercatat di kota yang keliru. Jam bukanya tetap sebagai jam setempat. Jadwal pelanggan tidak bergeser, tetapi jam yang tertulis bisa berbeda kalau zona waktunya berganti.',
  back: 'Tabel dealer',
  dealer: 'Dealer',
  regency: 'Kota atau kabupaten yang benar',
  choose: 'Pilih',
  missing: 'Pilih dealer dan kota yang benar',
  preview: 'Periksa jadwal',
  correct: 'Pindahkan dealer',
  corrected: (name: string) => `${name} sudah dipindahkan.`,
  none: 'Tidak ada jadwal yang jamnya berubah.',
  wouldChange: 'Jadwal yang akan terbaca lain:',
  call: 'Hubungi pelanggan dengan jadwal ini:',
  times: (promised: string, reads: string) => `dijanjikan ${promised}, terbaca ${reads}.`,
  closed: 'Dealer tutup pada jam itu.',
} as const

function named(references: readonly string[]): string {
  const more = references.length - mostReferences
  return [...references.slice(0, mostReferences), ...(more > 0 ? [`dan ${more} lainnya`] : [])].join(', ')
}
