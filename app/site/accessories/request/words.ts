import type { Wording } from '../../../core/leads/form/errors.ts'
import { tooLong } from '../../../core/leads/form/too-long.ts'
import { usedFormWords } from '../../../core/leads/form/used-form-words.ts'
import { contactWords } from '../../../core/leads/words.ts'
import { letterCount, paragraphs } from '../../../lib/typed-text.ts'
import { answerHours, type FieldRefusal, longestMessage } from './request.ts'

export const refusalWords: Record<FieldRefusal, Wording> = {
  ...contactWords,
  'vehicle-missing': 'Pilih mobil Anda',
  'vehicle-unknown': 'Pilih salah satu mobil dari daftar',
  'accessory-missing': 'Pilih minimal satu aksesori',
  'accessory-unknown': 'Pilih aksesori dari daftar mobil ini',
  'message-too-long': tooLong('Pesan', longestMessage, (typed) => letterCount(paragraphs(typed))),
  'dealer-missing': 'Pilih dealer',
  'dealer-unknown': 'Pilih salah satu dealer di bawah',
  'agreement-missing': 'Beri persetujuan agar dealer dapat menghubungi Anda',
}

export const words = {
  title: 'Minta harga aksesori',
  description: 'Kirim pilihan aksesori ke dealer yang memasangnya. Anda dapat harga pasti, ketersediaan, dan waktu pemasangan.',
  lead: 'Dealer menjawab dengan harga pasti, ketersediaan, dan waktu pemasangan. Anda belum membeli apa pun.',
  accessories: 'Mobil dan aksesori',
  whichCar: 'Mobil Anda',
  choose: 'Pilih mobil',
  showAccessories: 'Tampilkan aksesori',
  whichAccessories: 'Aksesori',
  accessoriesHint: 'Boleh lebih dari satu. Harga perkiraan dengan pemasangan.',
  carFirst: 'Pilih mobilnya dulu. Setiap model punya aksesorinya sendiri.',
  none: 'Belum ada aksesori yang tercatat untuk model ini. Pilih model lain, atau tanyakan di dealer.',
  message: 'Pesan',
  messageHint: 'Misalnya varian dan tahun mobil, atau kapan Anda bisa ke dealer.',
  dealer: 'Dealer',
  person: 'Data Anda',
  phoneHint: 'Dealer menghubungi Anda lewat nomor ini. Contoh: 0812 3456 7890',
  emailHint: 'Untuk penawaran tertulis.',
  send: 'Kirim permintaan',
  promise: `Dealer menghubungi Anda dalam ${answerHours} jam buka.`,

  used: usedFormWords({ what: 'permintaan' }),
} as const

export const resultWords = {
  title: 'Permintaan diterima',
  description: 'Tanda terima permintaan aksesori Anda.',
  lead: 'Permintaan Anda sudah kami teruskan ke dealer. Simpan nomornya; dengan nomor itu dealer menemukan pilihan Anda.',
  bring: 'Siapkan STNK: dealer mencocokkan aksesori dengan varian dan tahun mobil Anda.',
  confirmed: 'Tanda terima sudah kami kirim lewat WhatsApp.',
  confirmedTwice: 'Tanda terima sudah kami kirim lewat WhatsApp dan e-mail.',
  back: (car: string) => `Aksesori ${car} lainnya`,
} as const
