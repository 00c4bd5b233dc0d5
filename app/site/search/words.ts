import { longestQuery, mostWords, type QueryRefusal } from '~/core/search/query.ts'
import { formatNumber } from '~/lib/number.ts'
import { parameters } from './search-address.ts'

/** The names of the filters, by their parameters in the address. */
export const filterLabels: Record<string, string> = { [parameters.kind]: 'Jenis', [parameters.page]: 'Halaman' }

const refusals: Record<QueryRefusal, string> = {
  'too-long': `Pakai maksimal ${longestQuery} karakter`,
  'too-many-words': `Pakai maksimal ${mostWords} kata`,
}

const number = (count: number): string => formatNumber(count, 0)

export const words = {
  title: 'Cari',
  description: 'Cari model, varian, dealer, berita, dan halaman lain di situs ini.',
  titleOf: (text: string) => `Hasil untuk “${text}”`,
  field: 'Apa yang Anda cari?',
  hint: 'Nama model, kota, atau topik. Contoh: servis Bandung.',
  find: 'Cari',
  refusals,

  kinds: 'Jenis hasil',
  all: 'Semua',
  count: number,
  /** In a broad search only the first documents of each kind are counted. */
  countOfBroad: (count: number) => `${number(count)}+`,
  broad: 'Hasilnya banyak sekali. Tambah satu kata, misalnya nama model atau kota, supaya lebih tepat.',
  showAll: (heading: string, count: string) => `Lihat semua ${heading.toLowerCase()} (${count})`,
  actions: (name: string) => `Langkah untuk ${name}`,

  corrected: (text: string) => `Tidak ada yang memuat “${text}”.`,
  didYouMean: 'Maksud Anda:',
  nearest: (text: string) => `Tidak ada yang memuat semua kata “${text}”. Yang paling dekat:`,
  noneOfKind: 'Tidak ada hasil untuk jenis itu. Ini hasil lainnya:',

  startTitle: 'Sering dicari',
  /** Each of these finds something; search.storage.test.ts tries them. */
  topics: ['servis berkala', 'harga OTR', 'hybrid', 'mudik', 'banjir', 'diesel'],
  models: 'Model',

  nothing: (text: string) => `Belum ada yang cocok dengan “${text}”`,
  nothingText: 'Periksa ejaannya, pakai kata yang lebih umum, atau lanjutkan dari sini.',
  asPlace: (text: string) => `Cari dealer di “${text}”`,
  allModels: 'Lihat semua model',
  askUs: 'Tanya kami',
} as const
