import type { Wording } from '../../core/leads/form/errors.ts'
import type { LeadState } from '../../core/leads/lead.ts'
import { contactWords } from '../../core/leads/words.ts'
import type { FieldRefusal } from './booking.ts'

export const refusalWords: Record<FieldRefusal, Wording> = {
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
  inSentence: 'test drive',
  description:
    'Coba mobil Mitsubishi di dealer terdekat: pilih mobil, dealer, dan jam. Dealer mengonfirmasi lewat telepon atau WhatsApp.',
  lead: 'Coba sendiri di jalan, sekitar satu jam, tanpa biaya dan tanpa kewajiban membeli.',
  steps: ['Mobil', 'Dealer', 'Jadwal', 'Data Anda'],

  car: 'Mobil',
  whichCar: 'Mobil yang ingin Anda coba',
  carHint: 'Semua gambar dalam skala yang sama.',

  dealer: 'Dealer',

  timeHint: (minutes: number) => `Perjalanan sekitar ${minutes} menit.`,

  person: 'Data Anda',
  personLater: 'Diisi setelah jam dipilih.',
  phoneHint: 'Dealer mengonfirmasi jadwal lewat nomor ini. Contoh: 0812 3456 7890',
  emailHint: 'Dipakai bila nomor HP Anda tidak tersambung.',
  send: 'Kirim permintaan',
  promise: (answerBy: string) => `Dealer menjawab paling lambat ${answerBy}.`,

  found: (dealers: number, days: number, times: number) => `${dealers} dealer, ${days} hari, ${times} jam tersedia`,

  resultDescription: 'Permintaan test drive Anda.',
  bring: 'Bawa SIM A yang masih berlaku. Tanpa SIM Anda tetap boleh ikut sebagai penumpang.',
  arrive: 'Datang sepuluh menit sebelum jadwal.',
  move: 'Pindahkan jadwal',
  cancel: 'Batalkan',
  again: 'Pilih jadwal baru',
}

const received = {
  title: 'Permintaan diterima',
  lead: 'Jadwal Anda sudah kami catat. Simpan halaman ini untuk melihat, memindahkan, atau membatalkannya.',
}

export const resultWords: Record<LeadState, { title: string; lead: string }> = {
  'awaiting-code': received,
  verified: received,
  received,
  moved: {
    title: 'Jadwal dipindahkan',
    lead: 'Jadwal baru Anda sudah kami catat, jam yang lama sudah dilepas.',
  },
  confirmed: {
    title: 'Test drive dikonfirmasi',
    lead: 'Dealer menunggu Anda pada jam di bawah. Berhalangan? Pindahkan jadwalnya, jam ini lalu terbuka untuk orang lain.',
  },
  closed: {
    title: 'Permintaan selesai',
    lead: 'Permintaan ini sudah selesai ditangani. Anda dapat memilih jadwal baru kapan saja.',
  },
  cancelled: { title: 'Test drive dibatalkan', lead: 'Jadwal Anda sudah dilepas. Anda dapat memilih jadwal baru kapan saja.' },
  withdrawn: { title: 'Persetujuan dicabut', lead: 'Jadwal Anda sudah dilepas dan kami tidak akan menghubungi Anda lagi.' },
  missed: { title: 'Jadwal terlewat', lead: 'Kami menunggu Anda pada jadwal itu. Masih berminat? Pilih jadwal baru.' },
  'at-workshop': {
    title: 'Mobil sudah kami terima',
    lead: 'Mobil Anda ada di bengkel. Kami menulis kepada Anda begitu siap diambil.',
  },
  'in-work': {
    title: 'Sedang dikerjakan',
    lead: 'Mobil Anda sedang dikerjakan. Kami menulis kepada Anda begitu siap diambil.',
  },
  ready: { title: 'Siap diambil', lead: 'Pekerjaan selesai. Ambil mobil Anda pada jam buka bengkel.' },
  past: {
    title: 'Jadwal test drive sudah lewat',
    lead: 'Semoga menyenangkan. Ingin mencoba lagi atau mobil lain? Pilih jadwal baru.',
  },
}
