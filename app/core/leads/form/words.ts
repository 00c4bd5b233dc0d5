import { formatList } from '../../../lib/number.ts'
import type { Stop } from './form-state.ts'

export const formWords = {
  name: 'Nama',
  phone: 'Nomor HP',
  phoneExample: 'Contoh: 0812 3456 7890',
  /** `#` is the number. */
  understood: 'Nomor yang terbaca: #',
  email: 'E-mail',
  agreementMissing: 'Beri persetujuan agar kami dapat menghubungi Anda',
  remember: (asks: { email: boolean; dealer: boolean }) =>
    `Ingat ${formatList(['nama', 'nomor HP', ...(asks.email ? ['e-mail'] : []), ...(asks.dealer ? ['dealer'] : [])])} ini di perangkat ini untuk formulir berikutnya.`,
  filledIn: (dealer: string | undefined) =>
    dealer
      ? `Perangkat ini mengingat nama, kontak, dan dealer Anda, ${dealer}.`
      : 'Diisi dari permintaan Anda sebelumnya di perangkat ini.',
  forget: 'Lupakan data ini',
  trap: 'Biarkan kosong',
  summary: 'Pilihan Anda',
  summaryEmpty: 'Pilih mobil untuk mulai.',
}

/** For a page of a journey, when an earlier page was changed afterwards. */
export const newerWords = {
  title: 'Isian Anda berubah setelah halaman ini dibuat',
  text: 'Pilih dahulu yang dipakai. Sebelum itu tidak ada yang terkirim dari halaman ini.',
  calculation: 'Hitungan',
  now: 'Terbaru',
  before: 'Di halaman ini',
  take: 'Pakai isian terbaru',
  stay: 'Tetap pakai yang di halaman ini',
} as const

const minutesOf = (seconds: number) => Math.max(1, Math.ceil(seconds / 60))

/** The wait in minutes or hours. */
export function waitOf(seconds: number): string {
  const minutes = minutesOf(seconds)
  return minutes < 90 ? `${minutes} menit` : `${Math.ceil(minutes / 60)} jam`
}

export const stopWords: Record<Stop['kind'], { title: string; text: (secondsToWait: number) => string }> = {
  'trap-filled': {
    title: 'Formulir belum terkirim',
    text: () =>
      'Sebuah isian yang harus kosong terisi, mungkin oleh pengisi otomatis. Periksa isian Anda, lalu kirim sekali lagi.',
  },
  'sent-too-fast': {
    title: 'Formulir belum terkirim',
    text: () => 'Formulir ini terkirim terlalu cepat. Periksa isian Anda, lalu kirim sekali lagi.',
  },
  'captcha-not-passed': {
    title: 'Formulir belum terkirim',
    text: () => 'Selesaikan pemeriksaan di bawah formulir, lalu kirim sekali lagi. Isian Anda tetap ada.',
  },
  'too-many': {
    title: 'Terlalu banyak permintaan dalam waktu singkat',
    text: (seconds) =>
      `Tunggu sekitar ${waitOf(seconds)}, lalu kirim lagi; isian Anda tetap ada. Perlu segera? Hubungi kami lewat Bantuan di atas halaman ini.`,
  },
  'network-busy': {
    title: 'Banyak permintaan dari jaringan Anda',
    text: (seconds) =>
      `Tunggu sekitar ${waitOf(seconds)}, lalu kirim lagi; isian Anda tetap ada. Lebih cepat: pindah jaringan, misalnya dari Wi-Fi ke data seluler, lalu kirim.`,
  },
}
