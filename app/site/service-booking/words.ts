import type { Wording } from '../../core/leads/form/errors.ts'
import { tooLong } from '../../core/leads/form/too-long.ts'
import type { LeadState } from '../../core/leads/lead.ts'
import type { ServiceType } from '../../core/leads/payload.ts'
import { contactWords } from '../../core/leads/words.ts'
import { readingWords } from '../../core/maintenance/owned-car/reading-words.ts'
import { letterCount } from '../../lib/typed-text.ts'
import { longestComplaint, readComplaint } from './complaint.ts'
import { type FieldRefusal, longestColour } from './service-request.ts'

export const refusalWords: Record<FieldRefusal, Wording> = {
  ...contactWords,
  ...readingWords,
  'vehicle-missing': 'Pilih mobil Anda',
  'vehicle-unknown': 'Pilih salah satu mobil di bawah',
  'colour-too-long': tooLong('Warna', longestColour),
  'plate-missing': 'Isi nomor polisi mobil Anda',
  'plate-not-a-plate': 'Nomor polisi harus seperti di STNK, misalnya B 1234 XYZ',
  'type-missing': 'Pilih jenis servis',
  'complaint-missing': 'Isi keluhan Anda, misalnya kapan dan di mana bunyinya terdengar',
  'complaint-too-long': tooLong('Keluhan', longestComplaint, (typed) => letterCount(readComplaint(typed))),
  'dealer-missing': 'Pilih dealer',
  'dealer-unknown': 'Pilih salah satu dealer di bawah',
  'dealer-without-service': 'Dealer ini tidak melayani jenis servis pilihan Anda. Pilih dealer lain',
  'date-missing': 'Pilih hari',
  'time-missing': 'Pilih jam',
  'agreement-missing': 'Beri persetujuan agar bengkel dapat menghubungi Anda',
}

export const typeTexts: Record<ServiceType, string> = {
  berkala: 'Penggantian dan pemeriksaan menurut kilometer atau umur mobil.',
  'perbaikan-umum':
    'Ada yang rusak, berbunyi, atau terasa lain. Jam yang Anda pesan untuk pemeriksaan; lama perbaikannya diketahui sesudah itu.',
  'bodi-cat': 'Goresan, penyok, dan pengecatan. Jam yang Anda pesan untuk taksiran; lama perbaikannya diketahui sesudah itu.',
  'kampanye-perbaikan':
    'Perbaikan yang diumumkan pabrikan untuk mobil tertentu. Bengkel mencocokkannya dengan nomor rangka mobil Anda.',
}

export const words = {
  title: 'Booking servis',
  inSentence: 'booking servis',
  description:
    'Pesan jam servis di bengkel resmi terdekat: servis berkala, perbaikan umum, bodi dan cat, atau kampanye perbaikan. Pekerjaan dan perkiraan biaya terlihat lebih dahulu.',
  lead: 'Pilih mobil, jenis servis, dan jam kedatangan. Pekerjaan dan perkiraan biayanya terlihat sebelum Anda memesan.',
  steps: ['Mobil', 'Servis', 'Dealer', 'Jadwal', 'Data Anda'],

  car: 'Mobil',
  whichCar: 'Mobil Anda',
  earlierCars: 'Model sebelumnya',
  earlierCarsHint: 'Tidak lagi dijual, tetap kami servis.',
  year: 'Tahun pembuatan',
  yearHint: 'Seperti di STNK. Contoh: 2021',
  colour: 'Warna',
  showVariants: 'Tampilkan varian',

  service: 'Servis',
  type: 'Jenis servis',
  kilometres: 'Kilometer',
  kilometresHint: 'Yang tertera di dasbor, boleh kira-kira. Contoh: 45.000',
  showWork: 'Tampilkan pekerjaan dan biaya',

  dealer: 'Dealer',
  unsuitable: (dealer: string, service: string) =>
    `${dealer} tidak melayani ${service.toLowerCase()}. Pilih dealer lain di bawah.`,
  timeHint: (duration: string) => `Mobil berada di bengkel ${duration}.`,

  person: 'Data Anda',
  personLater: 'Diisi setelah jam dipilih.',
  plate: 'Nomor polisi',
  plateHint: 'Agar bengkel mengenali mobil Anda. Contoh: B 1234 XYZ',
  complaint: 'Keluhan',
  complaintHint: 'Apa yang terjadi, sejak kapan, dan dalam keadaan apa. Bengkel menyiapkan orang dan alatnya.',
  phoneHint: 'Bengkel mengonfirmasi jadwal lewat nomor ini. Contoh: 0812 3456 7890',
  send: 'Kirim permintaan',
  promise: (answerBy: string) => `Bengkel menjawab paling lambat ${answerBy}.`,

  summary: 'Pilihan Anda',
  summaryEmpty: 'Pilih mobil untuk mulai.',
  found: (dealers: number, days: number, times: number) => `${dealers} dealer, ${days} hari, ${times} jam tersedia`,

  resultDescription: 'Booking servis Anda.',
  bring: 'Bawa STNK dan buku servis.',
  askFirst: 'Tanyakan biaya dan lama perbaikan sesudah pemeriksaan, sebelum Anda menyetujui pekerjaannya.',
  arrive: 'Datang sepuluh menit sebelum jadwal.',
  move: 'Pindahkan jadwal',
  cancel: 'Batalkan',
  again: 'Pilih jadwal baru',
}

const received = {
  title: 'Permintaan diterima',
  lead: 'Jadwal servis Anda sudah kami catat. Simpan halaman ini untuk melihat, memindahkan, atau membatalkannya.',
}

export const resultWords: Record<LeadState, { title: string; lead: string }> = {
  'awaiting-code': received,
  verified: received,
  received,
  moved: {
    title: 'Jadwal dipindahkan',
    lead: 'Jadwal servis baru Anda sudah kami catat, jam yang lama sudah dilepas.',
  },
  confirmed: {
    title: 'Servis dikonfirmasi',
    lead: 'Bengkel menunggu Anda pada jam di bawah. Berhalangan? Pindahkan jadwalnya, jam ini lalu terbuka untuk orang lain.',
  },
  closed: { title: 'Servis selesai', lead: 'Permintaan ini sudah selesai ditangani. Perlu servis lagi? Pilih jadwal baru.' },
  cancelled: { title: 'Servis dibatalkan', lead: 'Jadwal Anda sudah dilepas. Anda dapat memilih jadwal baru kapan saja.' },
  withdrawn: {
    title: 'Persetujuan dicabut',
    lead: 'Jadwal Anda sudah dilepas dan kami tidak akan menghubungi Anda lagi.',
  },
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
    title: 'Jadwal servis sudah lewat',
    lead: 'Semoga mobil Anda kembali seperti semestinya. Perlu servis lagi? Pilih jadwal baru.',
  },
}
