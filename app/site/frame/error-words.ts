import type { ErrorKind } from './error-kind.ts'

type Told = { title: string; text: string }

export const errorWords: Record<ErrorKind, Told> = {
  'bad-request': {
    title: 'Alamat ini tidak dapat dibaca',
    text: 'Periksa alamatnya, atau mulai lagi dari salah satu halaman berikut.',
  },
  'not-found': {
    title: 'Halaman ini tidak ada',
    text: 'Mungkin ada huruf yang tertukar di alamatnya, atau halamannya sudah pindah.',
  },
  gone: {
    title: 'Halaman ini sudah berakhir',
    text: 'Isinya tidak berlaku lagi dan tidak dipindahkan ke tempat lain.',
  },
  'too-large': {
    title: 'Kiriman terlalu besar',
    text: 'Kembali ke halaman sebelumnya; isian Anda masih ada. Persingkat tulisannya, atau pilih foto yang lebih kecil dari 8 MB, lalu kirim lagi.',
  },
  'too-many': {
    title: 'Terlalu banyak permintaan',
    text: 'Tunggu satu menit, lalu muat ulang halaman ini. Isian Anda tetap ada bila Anda kembali ke halaman sebelumnya.',
  },
  unavailable: {
    title: 'Sedang disiapkan',
    text: 'Berkas atau halaman ini belum siap. Tunggu beberapa detik, lalu muat ulang.',
  },
  fault: {
    title: 'Halaman ini belum dapat ditampilkan',
    text: 'Ada gangguan di pihak kami dan sudah tercatat. Coba lagi sebentar, atau hubungi bantuan pelanggan.',
  },
}

/** Words of the plain pages, which the server sends before or without the app. */
export const serverWords = {
  starting: {
    title: 'Situs sedang dinyalakan',
    text: 'Halaman ini memuat dirinya lagi dalam beberapa detik.',
  },
  method: {
    title: 'Permintaan tidak dikenal',
    text: 'Alamat ini hanya dapat dibuka atau dikirimi formulir.',
  },
  notAForm: {
    title: 'Kiriman bukan formulir',
    text: 'Isi dan kirim formulir dari halaman situs ini.',
  },
  elsewhere: {
    title: 'Kiriman datang dari situs lain',
    text: 'Demi keamanan Anda, formulir hanya diterima dari situs ini. Buka halamannya di sini, lalu kirim lagi.',
  },
  preview: {
    title: 'Tautan pratinjau ini tidak berlaku',
    text: 'Masa berlakunya sudah lewat, atau alamatnya tidak lengkap. Minta tautan baru kepada orang yang mengirimkannya.',
  },
  tooMany: (seconds: number) => ({
    title: errorWords['too-many'].title,
    text: `Tunggu ${seconds} detik, lalu muat ulang halaman ini. Isian Anda tetap ada bila Anda kembali ke halaman sebelumnya.`,
  }),
  busy: {
    title: 'Banyak foto sedang dikirim',
    text: 'Kembali ke halaman sebelumnya; isian Anda masih ada. Kirim lagi dalam setengah menit, atau sekarang juga tanpa foto.',
  },
  tooSlow: {
    title: 'Kiriman terputus di jalan',
    text: 'Jaringan Anda terlalu lambat untuk kiriman ini. Kembali ke halaman sebelumnya; isian Anda masih ada. Kirim lagi bila sinyalnya lebih baik, atau tanpa foto.',
  },
  fault: {
    title: errorWords.fault.title,
    text: 'Ada gangguan di pihak kami dan sudah tercatat. Coba lagi sebentar, atau hubungi bantuan pelanggan dengan nomor rujukan di bawah.',
  },
  away: {
    title: 'Halaman ini belum dapat dibuka',
    text: 'Ada gangguan sebentar di pihak kami. Halaman ini memuat dirinya lagi dalam beberapa detik.',
  },
  unanswered: {
    title: 'Jawaban tidak sampai',
    text: 'Ada gangguan sebentar di pihak kami. Muat ulang halaman ini. Bila Anda baru mengirim formulir, kami mungkin sudah menerimanya, mungkin belum: kembali ke halaman sebelumnya, lalu kirim formulir yang sama lagi. Permintaan yang sama tidak tercatat dua kali.',
  },
  unreachable: {
    title: 'Situs belum dapat dibuka',
    text: 'Ada gangguan sebentar di pihak kami. Tunggu beberapa detik, lalu muat ulang halaman ini. Bila Anda baru mengirim formulir, kembali ke halaman sebelumnya, lalu kirim formulir yang sama lagi. Permintaan yang sama tidak tercatat dua kali.',
  },
  unsent: {
    title: 'Isian Anda belum terkirim',
    text: 'Ada gangguan sebentar di pihak kami. Semua yang Anda isi masih tersimpan di halaman ini: tunggu beberapa detik, lalu tekan Kirim lagi. Permintaan yang sama tidak tercatat dua kali.',
  },
  unsentByFault: {
    title: 'Isian Anda belum terkirim',
    text: 'Ada gangguan di pihak kami dan sudah tercatat. Semua yang Anda isi masih tersimpan di halaman ini: tekan Kirim lagi, atau hubungi bantuan pelanggan dengan nomor rujukan di bawah.',
  },
} satisfies Record<string, Told | ((seconds: number) => Told)>

export const stepWords = {
  next: 'Lanjut ke',
  home: 'Beranda',
  cars: 'Semua model',
  testDrive: 'Test drive',
  requests: 'Ikuti permintaan',
  reference: 'Nomor rujukan',
  toHome: 'Ke beranda',
  resend: 'Kirim lagi',
  withoutFiles: 'Foto tidak ikut dikirim lagi. Untuk mengirimnya, kembali ke halaman sebelumnya dan kirim dari sana.',
} as const
