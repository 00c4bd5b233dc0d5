import type { Wording } from '../../../core/leads/form/errors.ts'
import { usedFormWords } from '../../../core/leads/form/used-form-words.ts'
import { contactWords } from '../../../core/leads/words.ts'
import type { FieldRefusal } from './request.ts'

export const refusalWords: Record<FieldRefusal, Wording> = {
  ...contactWords,
  'vehicle-missing': 'Pilih brosur yang Anda inginkan',
  'vehicle-unknown': 'Pilih salah satu brosur dalam daftar',
  'agreement-missing': 'Beri persetujuan agar kami dapat mengirim brosur ini',
}

export const words = {
  title: 'Kirim brosur lewat WhatsApp',
  description: 'Pilih model, isi nomor HP, dan brosur PDF-nya tiba di WhatsApp Anda.',
  lead: 'Brosur PDF tiba di WhatsApp Anda dan tersimpan di sana.',
  downloadInstead: 'Tanpa nomor HP? Unduh langsung',
  brochure: 'Brosur',
  whichCar: 'Brosur model',
  choose: 'Pilih model',
  noLongerSold: (name: string) => `${name} (tidak lagi dijual baru)`,
  person: 'Data Anda',
  phoneHint: 'Nomor yang memakai WhatsApp. Contoh: 0812 3456 7890',
  send: 'Kirim brosur',
  promise: 'Tiba dalam satu menit. Kami tidak menelepon Anda karena permintaan ini.',

  used: { ...usedFormWords({ what: 'permintaan' }), title: 'Brosur dari formulir ini sudah kami kirim' },
} as const

export const resultWords = {
  title: 'Brosur dalam perjalanan',
  description: 'Tanda terima permintaan brosur Anda.',
  lead: (size: string) => `Tidak perlu menunggu: brosur yang sama (${size}) dapat diunduh di sini sekarang juga.`,
  arrives: (ending: string) => `Dalam satu menit brosur tiba di WhatsApp nomor Anda yang berakhiran ${ending}.`,
  keep: 'Di pesan itu ada tautan permintaan ini, untuk mencabut persetujuan kapan saja.',
  notArrived: 'Belum tiba? Hubungi',
  testDrive: 'Booking test drive',
  share: 'Bagikan ke orang lain',
} as const
