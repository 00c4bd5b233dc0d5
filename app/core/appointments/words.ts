import { notSaved, usedFormWords } from '../leads/form/used-form-words.ts'

export const scheduleWords = {
  schedule: 'Jadwal',
  dealerFirst: 'Pilih dealer dahulu',
  dayFirst: 'Pilih hari dahulu',
  day: 'Hari',
  full: 'Penuh',
  choices: (count: number) => `${count} pilihan`,
  timePlain: 'Jam',
  time: (zone: string) => `Jam (${zone})`,
  timeTaken: (time: string) => `Jam ${time} sudah terisi.`,
  timeNotOffered: (time: string) => `Jam ${time} tidak dapat dipesan lagi.`,
  nearestTimes: 'Jam kosong yang terdekat:',
  noDays: 'Dealer ini belum punya jam kosong. Pilih dealer lain.',
  showTimes: 'Tampilkan jam',
  next: 'Lanjutkan',
}

export const troubleWords = {
  slotTaken: (time: string) => `Jam ${time} baru saja terisi`,
  slotNotOffered: (time: string) => `Jam ${time} tidak dapat dipesan lagi`,
  nearest: 'Jam kosong yang terdekat, isian Anda tetap terbawa:',
  noneNear: 'Dealer ini belum punya jam kosong lain. Pilih dealer lain di bawah, isian Anda tetap ada.',
  used: usedFormWords({ what: 'permintaan', notSent: notSaved, look: 'Pindahkan jadwal' }),
  move: 'Pindahkan jadwal',
  look: 'Lihat permintaan itu',
  tooManyThatDay: (count: number, what: string) => `Nomor HP ini sudah punya ${count} ${what} pada hari itu`,
  tooMany: (count: number, what: string) => `Nomor HP ini sudah punya ${count} ${what} yang belum berjalan`,
  open: 'Yang sudah tersimpan:',
  tooManyThatDayText:
    'Pilih hari lain di bawah, atau batalkan salah satunya lewat tautan di pesan WhatsApp kami. Isian Anda tetap ada.',
  tooManyText:
    'Buka tautan di pesan WhatsApp kami untuk memindahkan atau membatalkan salah satunya, lalu kirim lagi. Isian Anda tetap ada.',
  yours: 'Jam itu sudah dipesan dengan nomor HP ini',
  yoursText:
    'Buka tautan di pesan WhatsApp kami untuk melihat, memindahkan, atau membatalkannya. Untuk permintaan lain, pilih jam lain di bawah.',
}

/** The note in a request's history after the zone of its dealer was corrected. */
export const correctionWords = (promised: string, reads: string): string =>
  `Zona waktu dealer dikoreksi. Janji tetap pada saat yang sama, kini terbaca ${reads}, bukan ${promised}. Hubungi pemesan.`

/** What a person reads about appointments in their own data. */
export const personalWords = { dealer: 'Dealer', request: 'Permintaan' }
