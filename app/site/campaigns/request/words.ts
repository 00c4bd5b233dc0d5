import type { Wording } from '../../../core/leads/form/errors.ts'
import { usedFormWords } from '../../../core/leads/form/used-form-words.ts'
import { contactWords } from '../../../core/leads/words.ts'
import { answerHours, type FieldRefusal } from './request.ts'

export const refusalWords: Record<FieldRefusal, Wording> = {
  ...contactWords,
  'vehicle-changed': 'Mobil di kampanye ini baru diganti. Pilih variannya, lalu kirim sekali lagi',
  'variant-unknown': 'Pilih salah satu varian di bawah',
  'agreement-missing': 'Beri persetujuan agar kami dapat menghubungi Anda',
}

export const words = {
  ask: 'Minta dihubungi',
  heading: (car: string) => `Tanya kami tentang ${car}`,
  lead: 'Kami menelepon dengan harga di kota Anda, waktu tunggu, dan cara pembayaran.',
  phoneHint: 'Kami menelepon ke nomor ini. Contoh: 0812 3456 7890',
  emailHint: 'Untuk harga dan penawaran tertulis.',
  send: 'Kirim permintaan',
  promise: `Kami menghubungi Anda dalam ${answerHours} jam kerja.`,

  received: 'Permintaan diterima',
  receivedLead: 'Terima kasih. Nomor permintaan ini juga kami kirim lewat WhatsApp.',

  used: usedFormWords({ what: 'permintaan', notSent: 'Isian di bawah belum terkirim' }),
} as const
