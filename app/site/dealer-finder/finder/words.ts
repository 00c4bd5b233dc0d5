import type { LocationRefusal } from './search.ts'

export const locationWords: Record<LocationRefusal, string> = {
  unreadable: 'Lokasi itu tidak terbaca. Ketik nama tempat atau pilih provinsi di bawah.',
  abroad: 'Lokasi itu di luar Indonesia. Ketik nama tempat di Indonesia atau pilih provinsi di bawah.',
}

/** What a browser answers when it is asked where it is. */
export const nearWords = {
  ask: 'Pakai lokasi saya sekarang',
  asking: 'Menunggu izin lokasi di browser Anda…',
  refused: 'Izin lokasi tidak diberikan. Ketik nama tempat atau pilih provinsi; tombol ini bisa dicoba lagi.',
  unavailable: 'Lokasi tidak dapat ditentukan. Ketik nama tempat atau pilih provinsi; tombol ini bisa dicoba lagi.',
  timeout: 'Lokasi belum didapat. Ketik nama tempat atau pilih provinsi; tombol ini bisa dicoba lagi.',
} as const

export const words = {
  search: 'Kota, kecamatan, atau nama dealer',
  searchHint: 'Contoh: Jogja, Jaksel, Cakung. Salah ketik sedikit tidak apa-apa.',
  find: 'Cari',
  filter: 'Saring',
  services: 'Layanan',
  anyService: 'Semua layanan',
  openNow: 'Buka sekarang',
  vehicle: 'Menjual model',
  anyVehicle: 'Semua model',
  sort: 'Urutkan',
  sorts: { jarak: 'Jarak', abjad: 'Abjad' },
  apply: 'Tampilkan',
  yourLocation: 'lokasi Anda',
  meant: 'Maksud Anda:',
  nothingFor: (text: string) => `Tidak ada tempat atau dealer yang mirip “${text}”. Periksa ejaannya, atau pilih provinsi.`,
  nothing: 'Tidak ada dealer untuk pilihan ini.',
  without: 'Hapus semua saringan',
  near: (count: number, place: string) => `${count} dealer terdekat dari ${place}`,
  in: (count: number, place: string) => `${count} dealer di ${place}`,
  all: (count: number) => `${count} dealer di Indonesia`,
  more: 'Tampilkan lebih banyak',
  centre: (place: string) => `Jarak garis lurus dari pusat ${place}.`,
  straight: 'Jarak garis lurus dari lokasi Anda.',
  byProvince: 'Menurut provinsi',
  outlets: (count: number) => (count > 0 ? `${count} dealer` : 'belum ada'),
  list: 'Daftar dealer',
} as const
