import { inSentence, type Wording } from '../../core/leads/form/errors.ts'
import {
  beginningOf,
  type FrameNumberRefusal,
  frameNumberCount,
  frameNumberLength,
  otherSigns,
  readFrameNumber,
} from './frame-number.ts'

const refusalWords: Record<FrameNumberRefusal, Wording> = {
  missing: 'Isi nomor rangka mobil Anda',
  'other-signs': (typed) => `Nomor rangka harus berisi huruf dan angka saja, tanpa tanda ${otherSigns(typed).join(' ')}`,
  'letters-not-used': 'Nomor rangka harus tanpa huruf I, O, dan Q. I biasanya angka 1; O dan Q biasanya angka 0',
  'wrong-length': (typed) =>
    `Nomor rangka harus ${frameNumberLength} huruf dan angka; sekarang ${frameNumberCount(typed).toLocaleString('id-ID')}`,
  'other-maker': (typed) =>
    `Nomor ini diawali ${beginningOf(typed)}, bukan awalan nomor rangka kami, misalnya MK2. Cocokkan lagi dengan STNK`,
  'serial-not-digits':
    'Enam tanda terakhir nomor rangka adalah angka. Periksa lagi dengan STNK: B biasanya angka 8, S angka 5, Z angka 2',
}

/** The sentence beside the field. Null when the number is correct. */
export function frameNumberSentence(typed: string): string | null {
  const read = readFrameNumber(typed)
  return read.ok ? null : inSentence(refusalWords[read.refusal], typed)
}

export const words = {
  title: 'Cek kampanye perbaikan',
  description:
    'Masukkan nomor rangka untuk melihat apakah mobil Anda termasuk kampanye perbaikan: apa yang dikerjakan, berapa lama, dan di mana.',
  lead: 'Kalau pabrikan menemukan bagian yang perlu diperbaiki, bengkel resmi mengerjakannya gratis. Periksa mobil Anda dengan nomor rangkanya.',

  fromSearch: 'Nomor rangka diperiksa di halaman ini. Ketik sekali lagi: di pencarian, nomornya akan tertulis di alamat halaman.',
  number: 'Nomor rangka',
  numberHint: '17 huruf dan angka, seperti di STNK. Huruf kecil dan spasi boleh.',
  check: 'Periksa',
  privacy: 'Nomor rangka hanya dipakai untuk pemeriksaan ini. Kami tidak menyimpannya dan tidak menuliskannya di alamat halaman.',
  tryOut: (numbers: readonly string[]) =>
    `Situs ini demonstrasi. Nomor untuk mencoba: ${numbers.join(' (termasuk) atau ')} (tidak).`,

  where: 'Di mana nomornya?',
  onPaper: 'Di STNK, pada baris “Nomor rangka/NIK/VIN”.',
  onPaperAlt: 'STNK dengan baris nomor rangka yang ditandai',
  onDoor: 'Di pelat pada pilar pintu depan; buka pintunya, lihat ke bawah.',
  onDoorAlt: 'Pintu depan terbuka dengan pelat kecil pada pilarnya',
  onInvoice: 'Juga di faktur, BPKB, dan polis asuransi.',

  list: 'Kampanye yang diperiksa',
  listLead: 'Satu model disebut belum berarti semua mobilnya termasuk. Nomor rangka yang menentukan.',
  none: 'Saat ini tidak ada kampanye yang tercatat.',
  sample: 'Contoh',
  built: (from: number, until: number) => (from === until ? `buatan ${from}` : `buatan ${from}–${until}`),

  problem: 'Masalahnya',
  work: 'Yang dikerjakan',
  duration: 'Lama pengerjaan',
  cost: 'Biaya',
  free: 'Gratis',
  notFree: 'Tanyakan kepada bengkel',
} as const

export const resultWords = {
  title: 'Hasil pemeriksaan',
  affected: (count: number) => (count === 1 ? 'Mobil Anda perlu diperbaiki' : `Mobil Anda perlu ${count} perbaikan`),
  affectedLead: 'Nomor rangkanya termasuk kampanye di bawah. Pesan jadwal di bengkel resmi mana pun.',
  clear: 'Mobil Anda tidak termasuk',
  clearLead: 'Tidak ada kampanye yang tercatat untuk nomor rangka ini.',
  confirmed: 'Halaman ini mencocokkan awalan, tahun, dan nomor seri. Bengkel resmi memastikannya dengan nomor rangka lengkap.',
  number: (ending: string) => `Nomor rangka yang berakhir dengan ${ending}`,
  sample: 'Rentang nomor rangka di sini data contoh. Kepastian untuk mobil Anda ada di bengkel resmi.',
  book: 'Pesan jadwal perbaikan',
  workshops: 'Bengkel terdekat',
  bring: 'Bawa STNK. Bengkel mencocokkan nomor rangkanya sekali lagi sebelum mengerjakan.',
  again: 'Periksa nomor lain',
  service: 'Booking servis',
  kept: 'Hasil ini tersimpan 30 menit di perangkat ini, tanpa nomor rangkanya: aman dimuat ulang, dan masih ada kalau Anda kembali dari halaman lain.',
} as const

/** On the result page when this device has no result. */
export const noResultWords = {
  title: 'Hasilnya tidak ada di perangkat ini',
  lead: 'Hasil pemeriksaan kami titipkan 30 menit dalam cookie di perangkat Anda, supaya nomor rangka tidak tertulis di alamat halaman.',
  reasons: [
    'Baru saja memeriksa? Browser Anda menolak cookie. Izinkan cookie untuk situs ini, lalu periksa lagi.',
    'Sudah lewat 30 menit, atau daftar kampanyenya berubah? Periksa lagi.',
  ],
  withoutCookies: 'Tanpa cookie pun bisa: sebutkan nomor rangka kepada bengkel resmi atau lewat telepon.',
  again: 'Periksa nomor rangka',
  workshops: 'Cari bengkel',
  call: (phone: string) => `Telepon ${phone}`,
} as const

export const workshopWords = {
  title: 'Bengkel yang mengerjakannya',
  titleIn: (province: string) => `Bengkel di sekitar ${province}`,
  lead: 'Setiap bengkel resmi mengerjakan kampanye perbaikan, di mana pun mobilnya dibeli.',
  province: 'Provinsi',
  choose: 'Pilih provinsi Anda',
  show: 'Tampilkan bengkel',
  book: 'Pesan di sini',
  all: 'Cari bengkel di peta',
  sample: 'Contoh',
} as const

/** `45 menit`, `1 jam`, `1 jam 30 menit` */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} jam`, rest > 0 && `${rest} menit`].filter(Boolean).join(' ')
}
