import type { Wording } from '../../../core/leads/form/errors.ts'
import { tooLong } from '../../../core/leads/form/too-long.ts'
import type { Correction } from './chosen-filter.ts'
import type { LocationRefusal } from './location/location.ts'
import { longestPlace } from './search-address.ts'
import type { Nowhere } from './where.ts'

export const locationWords: Record<LocationRefusal, Wording> = {
  unreadable: 'Lokasi itu tidak terbaca. Ketik nama tempat atau pilih provinsi di bawah.',
  abroad: 'Lokasi itu di luar Indonesia. Ketik nama tempat di Indonesia atau pilih provinsi di bawah.',
  'link-without-point':
    'Tautan itu tidak memuat koordinat. Buka di peta, salin koordinatnya (tekan lama titiknya) atau alamatnya, lalu tempel di sini.',
  'text-too-long': tooLong('Nama tempat atau alamat', longestPlace),
}

/** Notices about parts of the address that were ignored. */
export const correctionWords: Record<Correction, string> = {
  'service-unknown': 'Layanan di tautan ini tidak ada, jadi tidak dipakai.',
  'service-repeated': 'Dari beberapa layanan di tautan ini hanya yang terakhir dipakai.',
  'vehicle-unknown': 'Mobil di tautan ini tidak ada, atau tidak ada lagi, jadi tidak dipakai.',
  'vehicle-repeated': 'Dari beberapa mobil di tautan ini hanya yang terakhir dipakai.',
  'open-unknown': 'Filter buka di tautan ini hanya mengenal “ya” dan “tidak”, jadi tidak dipakai.',
  'open-repeated': 'Alamat ini meminta buka “ya” dan “tidak”; hanya yang terakhir dipakai.',
  'order-unknown': 'Urutan di tautan ini hanya bisa “jarak” atau “abjad”, jadi tidak dipakai.',
  'order-repeated': 'Dari beberapa urutan di tautan ini hanya yang terakhir dipakai.',
  'count-unknown': 'Jumlah di tautan ini harus angka dari 1 sampai 200, jadi tidak dipakai.',
  'count-repeated': 'Dari beberapa jumlah di tautan ini hanya yang terakhir dipakai.',
  'area-unknown': 'Area peta di tautan ini tidak terbaca, jadi tidak dipakai.',
  'area-repeated': 'Dari beberapa area peta di tautan ini hanya yang terakhir dipakai.',
  'place-repeated': 'Dari beberapa tempat di tautan ini hanya yang terakhir dicari.',
  'location-repeated': 'Dari beberapa lokasi di tautan ini hanya yang terakhir dipakai.',
}

/** Texts for the result of asking the browser for the location. */
export const nearWords = {
  ask: 'Pakai lokasi saya sekarang',
  asking: 'Menunggu izin lokasi di browser Anda…',
  refused: 'Izin lokasi tidak diberikan. Ketik nama tempat atau pilih provinsi; tombol ini bisa dicoba lagi.',
  unavailable: 'Lokasi tidak dapat ditentukan. Ketik nama tempat atau pilih provinsi; tombol ini bisa dicoba lagi.',
  timeout: 'Lokasi belum didapat. Ketik nama tempat atau pilih provinsi; tombol ini bisa dicoba lagi.',
} as const

export const words = {
  search: 'Kota, kecamatan, kode pos, atau nama dealer',
  searchHint: 'Contoh: Jogja, Jaksel, Cakung, 12190. Salah ketik sedikit tidak apa-apa. Koordinat dan tautan peta juga dibaca.',
  find: 'Cari',
  filter: 'Filter',
  services: 'Layanan',
  anyService: 'Semua layanan',
  openNow: 'Buka sekarang',
  vehicle: 'Model di ruang pamer',
  anyVehicle: 'Semua model',
  sort: 'Urutkan',
  sorts: { jarak: 'Jarak', abjad: 'Abjad' },
  /** Read aloud when the order changes. */
  sorted: { jarak: 'Dari yang terdekat.', abjad: 'Menurut abjad.' },
  apply: 'Tampilkan',
  locations: { visitor: 'lokasi Anda', shared: 'titik itu' },
  meant: 'Maksud Anda:',
  partsOf: 'Pilih bagiannya:',
  unsure: (text: string) => `Belum jelas tempat mana yang dimaksud “${text}”. Pilih di bawah, atau periksa ejaannya.`,
  nowhere: {
    unlike: (text) => `Tidak ada tempat atau dealer yang mirip “${text}”. Periksa ejaannya, atau pilih provinsi.`,
    nameless: (text) => `“${text}” belum menyebut tempat. Tulis nama tempatnya, atau pilih provinsi.`,
    street: (text) => `Nama jalan seperti “${text}” tidak ada di sini. Tambahkan kota atau kecamatannya.`,
    'post-code': () => 'Kode pos itu belum kami kenal. Tulis kota atau kecamatannya, atau pilih provinsi.',
  } satisfies Record<Nowhere, (text: string) => string>,
  postCode: (code: string, place: string) =>
    `Kode pos ${code} kami kira di sekitar ${place}, dari angka depannya. Bila bukan di sana, tulis kota atau kecamatannya.`,
  nothing: {
    usual: 'Tidak ada dealer untuk pilihan ini.',
    open: 'Tidak ada dealer yang buka sekarang untuk pilihan ini.',
  },
  nothingHint: 'Ubah pilihannya, atau hapus semua filter.',
  without: 'Hapus semua filter',
  near: (count: number, place: string) => `${count} dealer terdekat dari ${place}`,
  nearInstead: (count: number, place: string) => `Tidak ada dealer di ${place}; ini ${count} yang terdekat`,
  in: (count: number, place: string) => `${count} dealer di ${place}`,
  area: (count: number) => `${count} dealer di area peta ini`,
  nothingInArea: 'Geser atau perkecil peta, lalu tekan Cari di area ini lagi; atau lihat semua dealer.',
  allDealers: 'Lihat semua dealer',
  all: (count: number) => `${count} dealer di Indonesia`,
  partOfAll: (shown: number, total: number) => `Daftar ini memuat ${shown} dari ${total} dealer.`,
  allOnMap: 'Peta memuat semuanya.',
  more: 'Tampilkan lebih banyak',
  named: (count: number, name: string) => `${count} dealer bernama “${name}”`,
  measured: {
    middle: (place: string) => `Jarak garis lurus dari pusat ${place}.`,
    itself: (place: string) => `Jarak garis lurus dari ${place}.`,
  },
  byProvince: 'Menurut provinsi',
  outlets: (count: number) => (count > 0 ? `${count} dealer` : 'belum ada'),
  list: 'Daftar dealer',
} as const
