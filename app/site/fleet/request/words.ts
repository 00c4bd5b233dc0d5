import type { Wording } from '../../../core/leads/form/errors.ts'
import { tooLong } from '../../../core/leads/form/too-long.ts'
import { usedFormWords } from '../../../core/leads/form/used-form-words.ts'
import { contactWords } from '../../../core/leads/words.ts'
import { type FieldRefusal, longestCompany, mostUnits } from './request.ts'

export const refusalWords: Record<FieldRefusal, Wording> = {
  ...contactWords,
  'company-missing': 'Isi nama perusahaan',
  'company-without-letters': 'Nama perusahaan harus berisi huruf atau angka',
  'company-too-long': tooLong('Nama perusahaan', longestCompany),
  'nib-not-thirteen-digits': 'NIB harus 13 angka. Kosongkan bila belum ada',
  'units-missing': 'Isi jumlah unit',
  'units-not-a-number': 'Jumlah unit harus berupa angka, misalnya 12',
  'units-out-of-range': `Jumlah unit harus antara 1 dan ${mostUnits}`,
  'vehicle-missing': 'Pilih minimal satu model',
  'vehicle-unknown': 'Pilih model dari daftar di bawah',
  'city-missing': 'Pilih kota atau kabupaten',
  'city-unknown': 'Pilih salah satu kota atau kabupaten di provinsi ini',
  'phone-missing': 'Isi nomor telepon',
  'phone-not-dialable': 'Nomor telepon harus diawali kode area atau 08, misalnya (021) 5795-1234',
  'agreement-missing': 'Beri persetujuan agar kami dapat menyiapkan penawaran',
}

export const words = {
  lead: 'Isi yang sudah pasti. Sisanya dibicarakan saat kami menelepon.',

  need: 'Kebutuhan',
  company: 'Nama perusahaan',
  nib: 'NIB',
  nibHint: '13 angka di Nomor Induk Berusaha. Boleh menyusul.',
  units: 'Jumlah unit',
  unitsHint: 'Perkiraan sudah cukup. Contoh: 12',
  models: 'Model yang diminati',
  modelsHint: 'Boleh lebih dari satu.',
  cityOfDealer: (dealer: string) => `Kota dealer Anda, ${dealer}.`,

  person: 'Data Anda',
  phone: 'Telepon kantor atau HP',
  phoneHint: 'Kami menelepon ke nomor ini. Contoh: (021) 5795-1234 ext. 12',
  emailHint: 'Penawaran tertulis dikirim ke alamat ini.',
  send: 'Minta penawaran',
  promise: (workingDays: number | null) => {
    if (workingDays === null) return undefined
    return workingDays === 0 ? 'Kami menelepon hari ini juga.' : `Kami menelepon paling lambat ${workingDays} hari kerja.`
  },

  used: usedFormWords({ what: 'permintaan' }),
} as const

export const resultWords = {
  title: 'Permintaan penawaran diterima',
  description: 'Tanda terima permintaan penawaran Anda.',
  lead: 'Simpan nomor permintaan ini; dengan nomor itu setiap orang kami menemukan permintaan Anda.',
  offerWithin: (title: string, workingDays: number) => `${title} paling lambat ${workingDays} hari kerja sesudah permintaan ini.`,
  confirmed: {
    both: 'Salinan permintaan ini kami kirim lewat WhatsApp dan e-mail.',
    email: 'Salinan permintaan ini kami kirim lewat e-mail.',
  },
  back: 'Kembali ke halaman fleet',
} as const
