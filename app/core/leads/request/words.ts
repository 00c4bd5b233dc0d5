import type { CalendarUse } from '../calendar-use.ts'

export const requestWords = {
  reference: 'Nomor permintaan',
  sent: 'Yang Anda kirim',
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
  dealerAt: (dealer: string, slot: string) => `${dealer} (${slot})`,
}

/** For a private page that was opened with a code and has expired. */
export const expiredWords = {
  title: 'Tautan ini sudah tidak berlaku',
  text: 'Halaman permintaan yang dibuka dengan kode berlaku 24 jam. Buka lagi dengan nomor permintaan dan kode baru.',
  openAgain: 'Buka dengan nomor permintaan',
}

/** The link to the calendar file, and what the file does with an earlier entry. */
export const calendarWords: Record<CalendarUse, { label: string; note: string | null }> = {
  add: { label: 'Simpan ke kalender', note: null },
  update: {
    label: 'Perbarui kalender',
    note: 'Bila jadwal lama ada di kalender Anda, “Perbarui kalender” menggantinya. Tidak ada jadwal ganda.',
  },
  remove: {
    label: 'Hapus dari kalender',
    note: 'Bila jadwal ini ada di kalender Anda, “Hapus dari kalender” menghapusnya. Masih terlihat? Hapus di aplikasi kalender.',
  },
}
