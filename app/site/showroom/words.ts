import { filterParameters, type Sort } from '~/core/cars/filter.ts'

export const words = {
  title: 'Semua model',
  description:
    'Delapan model dalam gambar berskala, dengan harga, kursi, dan bahan bakar. Pilih menurut kebutuhan Anda, lalu bandingkan.',
  lead: 'Semua gambar digambar dari ukuran katalog dengan satu skala: mobil yang tampak lebih besar memang lebih besar.',
  filterTitle: 'Filter model',
  class: 'Kelas',
  seats: 'Kursi',
  fuel: 'Bahan bakar',
  minPrice: 'Harga dari',
  maxPrice: 'Harga sampai',
  sort: 'Urutkan',
  any: 'Semua',
  anyOrder: 'Per kelas',
  clear: 'Hapus filter',
  found: (count: number, all: number) => (count === all ? `${all} model` : `${count} dari ${all} model`),
  nothingTitle: 'Tidak ada model yang memenuhi semua pilihan',
  nothingText: 'Lepaskan satu pilihan:',
  nothingAtAll: 'Mulai lagi dari semua model, lalu pasang filter satu per satu.',
  without: {
    class: 'Tanpa pilihan kelas',
    seats: 'Tanpa pilihan kursi',
    fuel: 'Tanpa pilihan bahan bakar',
    minPrice: 'Tanpa harga terendah',
    maxPrice: 'Tanpa harga tertinggi',
  },
  relaxed: (without: string, count: number) => `${without}: ${count} model`,
  price: 'Harga',
  seatCount: (seats: readonly number[]) => `${seats.join(' atau ')} kursi`,
  from: 'Mulai',
  lastPrice: 'Harga terakhir',
  noLongerSold: 'Tidak lagi dijual baru',
  retiredTitle: 'Model ini sudah tidak ada di situs',
  retiredText: (name: string) => `${name} tidak lagi dijual baru. Lihat model yang dijual sekarang, atau semua model.`,
  seeInstead: (name: string) => `Lihat ${name}`,
  variants: (count: number) => `${count} varian`,
  variantsFit: (count: number, all: number) => `${count} dari ${all} varian cocok`,
  toConfirm: 'Data contoh, konfirmasi di dealer',
  compare: 'Bandingkan model',
  compareLead: 'Letakkan sampai tiga mobil bertumpuk dengan skala yang sama, dan periksa apakah muat di garasi Anda.',
  drawingOf: (name: string, view: string) => `Gambar ${name} tampak ${view}`,
  side: 'samping',
  front: 'depan',
  rear: 'belakang',
  noValue: 'Tidak ada',
  differs: '(berbeda)',
  onlyDifferences: 'Hanya tampilkan yang berbeda',
  scrollTable: 'Geser tabel ke samping untuk melihat kolom lainnya.',
  starMeans: 'Tanda * berarti data contoh yang perlu dikonfirmasi di dealer.',
} as const

/** The names of the filters, by their parameters in the address. */
export const filterLabels: Record<string, string> = {
  [filterParameters.class]: words.class,
  [filterParameters.seats]: words.seats,
  [filterParameters.fuel]: words.fuel,
  [filterParameters.minPrice]: words.minPrice,
  [filterParameters.maxPrice]: words.maxPrice,
  [filterParameters.sort]: 'Urutan',
}

export const sortNames: Record<Sort, string> = {
  price: 'Harga terendah',
  'price-down': 'Harga tertinggi',
  name: 'Nama',
}
