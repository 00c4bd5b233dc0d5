import { categoryNames } from '../../core/cars/model-words.ts'
import { parameters } from './filter.ts'

export { categoryNames }

/** The names of the filters, by their parameters in the address. */
export const filterLabels: Record<string, string> = { [parameters.model]: 'Model', [parameters.category]: 'Kategori' }

export const words = {
  title: 'Aksesori',
  description: 'Aksesori setiap model dengan perkiraan harga terpasang dan varian yang cocok, sampai ke dealer yang memasangnya.',
  lead: 'Mulai dari mobilnya: setiap aksesori di sini dibuat untuk model tertentu, dan harganya sudah dengan pemasangan.',
  models: 'Pilih mobil Anda',
  count: (count: number) => `${count} aksesori`,
  from: (price: string) => `mulai sekitar ${price}`,
  all: 'Semua aksesori',
  filter: 'Filter',
  model: 'Model',
  category: 'Kategori',
  anyModel: 'Semua model',
  anyCategory: 'Semua kategori',
  apply: 'Terapkan',
  clear: 'Hapus filter',
  found: (count: number) => `${count} jenis`,
  range: (lowest: string, highest: string) => (lowest === highest ? lowest : `${lowest} – ${highest}`),
  estimate: 'perkiraan',
  madeFor: 'Untuk',
  priceNote:
    'Semua harga adalah perkiraan dengan pemasangan, data contoh. Harga pasti dan ketersediaannya Anda dapat dari dealer.',

  titleOf: (car: string) => `Aksesori ${car}`,
  descriptionOf: (car: string, count: number) =>
    `${count} aksesori ${car} dengan perkiraan harga terpasang dan varian yang cocok. Pilih, hitung, lalu minta harga dari dealer.`,
  leadOf: 'Centang yang Anda perlukan, lalu lihat jumlahnya. Dari sana Anda bisa bertanya ke dealer atau menghitung cicilannya.',
  leadNoLongerSold:
    'Centang yang Anda perlukan, lalu lihat jumlahnya. Dari sana Anda bisa bertanya ke dealer atau pasang saat servis.',
  none: 'Belum ada aksesori yang tercatat untuk model ini. Tanyakan di dealer terdekat.',
  findDealer: 'Cari dealer',
  allFit: 'Semua varian',
  see: 'Lihat pilihan',
  update: 'Perbarui pilihan',
  tickFirst: 'Centang dulu, jumlahnya kami hitung.',
  otherModels: 'Aksesori model lain',
  aboutCar: (car: string) => `Tentang ${car}`,

  basket: 'Pilihan Anda',
  empty: 'Belum ada yang dicentang. Pilih aksesori di daftar, lalu tekan “Lihat pilihan”.',
  unknown: (count: number, car: string) =>
    `${count} pilihan di tautan ini tidak ada untuk ${car}, jadi kami tinggalkan. Sisanya tetap berlaku.`,
  remove: 'Hapus',
  removeWhat: (name: string) => `Hapus ${name}`,
  emptyBasket: 'Kosongkan',
  total: 'Perkiraan jumlah',
  withFitting: 'Dengan pemasangan',
  fits: 'Cocok untuk',
  fitsNone: 'Tidak ada satu varian yang bisa memakai semua pilihan ini. Dealer membantu memilihnya.',
  ask: 'Minta harga ke dealer',
  simulate: 'Masukkan ke simulasi',
  service: 'Pasang saat servis',
  complaint: (names: string) => `Pasang aksesori: ${names}.`,
} as const
