import type { ContactRefusal } from './contact.ts'
import type { Stop } from './form-state.ts'

export const contactWords: Record<ContactRefusal, string> = {
  'name-missing': 'Isi nama Anda',
  'name-without-letters': 'Nama harus berisi huruf',
  'name-with-address': 'Isi nama saja, tanpa alamat situs dan nomor',
  'name-too-long': 'Nama harus paling banyak 100 huruf',
  'phone-missing': 'Isi nomor HP Anda',
  'phone-with-letters': 'Nomor HP harus berisi angka saja, misalnya 0812 3456 7890',
  'phone-not-mobile': 'Nomor HP harus diawali 08 atau +62 8',
  'phone-wrong-length': 'Nomor HP harus 10 sampai 14 angka, misalnya 0812 3456 7890',
  'email-missing': 'Isi alamat e-mail Anda',
  'email-not-an-address': 'Alamat e-mail harus berbentuk nama@penyedia.com',
}

export const formWords = {
  errorTitle: (title: string) => `Kesalahan: ${title}`,
  name: 'Nama',
  phone: 'Nomor HP',
  phoneExample: 'Contoh: 0812 3456 7890',
  email: 'E-mail',
  agreementMissing: 'Beri persetujuan agar kami dapat menghubungi Anda',
  remember: 'Ingat nama, nomor HP, e-mail, dan dealer ini di perangkat ini untuk formulir berikutnya.',
  filledIn: 'Diisi dari permintaan Anda sebelumnya di perangkat ini.',
  forget: 'Lupakan data ini',
  trap: 'Biarkan kosong',
  summary: 'Pilihan Anda',
  summaryEmpty: 'Pilih mobil untuk mulai.',
}

const minutesOf = (seconds: number) => Math.max(1, Math.ceil(seconds / 60))

/** How long to wait, in the words people use. */
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
    text: () => 'Formulir ini terkirim lebih cepat daripada orang dapat mengisinya. Periksa isian Anda, lalu kirim sekali lagi.',
  },
  'captcha-not-passed': {
    title: 'Formulir belum terkirim',
    text: () => 'Selesaikan pemeriksaan di bawah formulir, lalu kirim sekali lagi. Isian Anda tetap ada.',
  },
  'too-many': {
    title: 'Terlalu banyak permintaan dari sini',
    text: (seconds) =>
      `Tunggu sekitar ${waitOf(seconds)}, lalu kirim lagi; isian Anda tetap ada. Perlu segera? Hubungi kami lewat Bantuan di atas halaman ini.`,
  },
}

export const requestWords = {
  reference: 'Nomor permintaan',
  slot: 'Jadwal',
  dealer: 'Dealer',
  sample: 'Outlet contoh untuk demonstrasi.',
  map: 'Buka di peta',
  next: 'Selanjutnya',
  notCalled: 'Belum dihubungi setelah waktu itu? Hubungi',
  withReference: (reference: string) => `dan sebutkan ${reference}.`,
  answer: (who: string, ending: string, by: string) =>
    `${who} menghubungi nomor Anda yang berakhiran ${ending}, paling lambat ${by}.`,
  answerByWhatsapp: (who: string, ending: string, by: string) =>
    `${who} menulis lewat WhatsApp ke nomor Anda yang berakhiran ${ending}, paling lambat ${by}.`,
  from: (number: string) => `Panggilan datang dari ${number}.`,
  callerNames: (reference: string) => `Penelepon menyebutkan nomor ${reference}, jadi Anda tahu panggilan itu dari kami.`,
  maker: 'Kami',
  theDealer: 'Dealer',
  follow: 'Ikuti permintaan ini',
}

/** Of a private page that was opened with a code. */
export const expiredWords = {
  title: 'Tautan ini sudah tidak berlaku',
  text: 'Halaman permintaan yang dibuka dengan kode berlaku 24 jam. Buka lagi dengan nomor permintaan dan kode baru.',
  openAgain: 'Buka dengan nomor permintaan',
}
