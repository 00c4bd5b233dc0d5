import { contactWords } from '../../core/leads/words.ts'
import type { FieldRefusal } from './booking.ts'

export const refusalWords: Record<FieldRefusal, string> = {
  ...contactWords,
  'vehicle-missing': 'Pilih mobil yang ingin Anda coba',
  'vehicle-unknown': 'Pilih salah satu mobil di bawah',
  'vehicle-not-on-sale': 'Mobil ini tidak lagi dijual baru. Pilih salah satu mobil di bawah',
  'dealer-missing': 'Pilih dealer',
  'dealer-unknown': 'Pilih salah satu dealer di bawah',
  'dealer-sells-other-cars': 'Dealer ini tidak menjual mobil pilihan Anda. Pilih dealer lain',
  'date-missing': 'Pilih hari',
  'time-missing': 'Pilih jam',
  'agreement-missing': 'Beri persetujuan agar dealer dapat menghubungi Anda',
}

export const words = {
  title: 'Test drive',
  description:
    'Coba mobil Mitsubishi di dealer terdekat: pilih mobil, dealer, dan jam. Dealer mengonfirmasi lewat telepon atau WhatsApp.',
  lead: 'Coba sendiri di jalan, sekitar satu jam, tanpa biaya dan tanpa kewajiban membeli.',
  errorTitle: (title: string) => `Kesalahan: ${title}`,
  steps: ['Mobil', 'Dealer', 'Jadwal', 'Data Anda'],

  car: 'Mobil',
  whichCar: 'Mobil yang ingin Anda coba',
  carHint: 'Semua gambar dalam skala yang sama.',
  notOnSale: (name: string) => `${name} tidak lagi dijual baru, jadi tidak ada mobil coba. Pilih model lain di bawah.`,
  showCities: 'Tampilkan kota',
  showDealers: 'Tampilkan dealer',
  showDays: 'Tampilkan hari',
  showTimes: 'Tampilkan jam',

  dealer: 'Dealer',
  province: 'Provinsi',
  chooseProvince: 'Pilih provinsi',
  provinceFirst: 'Pilih provinsi dahulu',
  city: 'Kota atau kabupaten',
  chooseCity: 'Pilih kota atau kabupaten',
  dealerIn: (city: string) => `Dealer di ${city}`,
  sampleDealer: 'Outlet contoh untuk demonstrasi.',

  schedule: 'Jadwal',
  dealerFirst: 'Pilih dealer dahulu',
  dayFirst: 'Pilih hari dahulu',
  day: 'Hari',
  full: 'Penuh',
  choices: (count: number) => `${count} pilihan`,
  timePlain: 'Jam',
  time: (zone: string) => `Jam (${zone})`,
  timeHint: (minutes: number) => `Perjalanan sekitar ${minutes} menit.`,
  timeTaken: (time: string) => `Jam ${time} sudah terisi.`,
  timeNotOffered: (time: string) => `Jam ${time} tidak dapat dipesan lagi.`,
  nearestTimes: 'Jam kosong yang terdekat:',
  noDays: 'Dealer ini belum punya jam kosong. Pilih dealer lain.',
  next: 'Lanjutkan',
  offline: 'Sambungan terputus. Pilihan Anda masih ada; ubah lagi salah satunya untuk mencoba kembali.',

  person: 'Data Anda',
  personLater: 'Diisi setelah jam dipilih.',
  name: 'Nama',
  phone: 'Nomor HP',
  phoneHint: 'Dealer mengonfirmasi jadwal lewat nomor ini. Contoh: 0812 3456 7890',
  email: 'E-mail',
  emailHint: 'Dipakai bila nomor HP Anda tidak tersambung.',
  send: 'Kirim permintaan',
  promise: (answerBy: string) => `Dealer menjawab paling lambat ${answerBy}.`,

  summary: 'Pilihan Anda',
  summaryEmpty: 'Pilih mobil untuk mulai.',
  found: (dealers: number, days: number, times: number) => `${dealers} dealer, ${days} hari, ${times} jam tersedia`,
}

export const troubleWords = {
  slotTaken: (time: string) => `Jam ${time} baru saja terisi`,
  slotNotOffered: (time: string) => `Jam ${time} tidak dapat dipesan lagi`,
  nearest: 'Jam kosong yang terdekat, isian Anda tetap terbawa:',
  noneNear: 'Dealer ini belum punya jam kosong lain. Pilih dealer lain di bawah, isian Anda tetap ada.',
  used: 'Permintaan dari formulir ini sudah kami terima',
  usedText:
    'Isian yang Anda ubah belum tersimpan. Pindahkan jadwal permintaan itu, atau kirim isian ini sebagai permintaan baru.',
  move: 'Pindahkan jadwal',
  look: 'Lihat permintaan itu',
  sendAsNew: 'Kirim sebagai permintaan baru',
  tooManyThatDay: (count: number) => `Nomor HP ini sudah punya ${count} test drive pada hari itu`,
  tooMany: (count: number) => `Nomor HP ini sudah punya ${count} test drive yang belum berjalan`,
  open: 'Yang sudah tersimpan:',
  tooManyThatDayText:
    'Pilih hari lain di bawah, atau batalkan salah satunya lewat tautan di pesan WhatsApp kami. Isian Anda tetap ada.',
  tooManyText:
    'Buka tautan di pesan WhatsApp kami untuk memindahkan atau membatalkan salah satunya, lalu kirim lagi. Isian Anda tetap ada.',
  yours: 'Nomor HP ini sudah memesan jam tersebut',
  yoursText:
    'Buka tautan di pesan WhatsApp kami untuk melihat, memindahkan, atau membatalkannya. Untuk permintaan lain, pilih jam lain di bawah.',
}
