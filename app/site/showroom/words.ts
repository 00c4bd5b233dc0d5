import type { Sort } from '~/core/cars/filter.ts'

export const words = {
  title: 'Semua model',
  description:
    'Delapan model dalam gambar berskala, dengan harga, kursi, dan bahan bakar. Saring menurut kebutuhan Anda dan bandingkan.',
  lead: 'Semua gambar digambar dari ukuran katalog dengan satu skala: mobil yang tampak lebih besar memang lebih besar.',
  filterTitle: 'Saring model',
  class: 'Kelas',
  seats: 'Kursi',
  fuel: 'Bahan bakar',
  minPrice: 'Harga dari',
  maxPrice: 'Harga sampai',
  sort: 'Urutkan',
  any: 'Semua',
  anyOrder: 'Menurut kelas',
  apply: 'Terapkan',
  clear: 'Hapus saringan',
  found: (count: number, all: number) => (count === all ? `${all} model` : `${count} dari ${all} model`),
  nothingTitle: 'Tidak ada model yang memenuhi semua pilihan',
  nothingText: 'Longgarkan satu pilihan, misalnya naikkan batas harga atau biarkan kursi terbuka.',
  seatCount: (seats: readonly number[]) => `${seats.join(' atau ')} kursi`,
  from: 'Mulai',
  lastPrice: 'Harga terakhir',
  noLongerSold: 'Tidak lagi dijual baru',
  variants: (count: number) => `${count} varian`,
  variantsFit: (count: number, all: number) => `${count} dari ${all} varian cocok`,
  toConfirm: 'Data contoh, konfirmasi di dealer',
  compare: 'Bandingkan model',
  compareLead: 'Letakkan sampai tiga mobil bertumpuk dengan skala yang sama, dan periksa apakah muat di garasi Anda.',
  drawingOf: (name: string, view: string) => `Gambar ${name} tampak ${view}`,
  noValue: 'Tidak ada',
  differs: 'Berbeda',
  sameForAll: 'Sama di semua kolom',
  onlyDifferences: 'Hanya tampilkan yang berbeda',
  starMeans: 'Tanda * berarti data contoh yang perlu dikonfirmasi di dealer.',
  feature: 'Data',
} as const

export const sortNames: Record<Sort, string> = {
  price: 'Harga terendah',
  'price-down': 'Harga tertinggi',
  name: 'Nama',
}
