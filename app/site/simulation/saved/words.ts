import type { Wording } from '../../../core/leads/form/errors.ts'
import { notSaved, usedFormWords } from '../../../core/leads/form/used-form-words.ts'
import { contactWords } from '../../../core/leads/words.ts'
import type { FieldRefusal } from './save.ts'

export const refusalWords: Record<FieldRefusal, Wording> = {
  ...contactWords,
  'agreement-missing': 'Beri persetujuan agar kami dapat menyimpan simulasi ini',
}

export const words = {
  title: 'Simpan simulasi',
  description: 'Simpan hitungan kredit atau tunai Anda, terima PDF-nya lewat WhatsApp, dan bandingkan sampai tiga simulasi.',
  lead: 'Simulasi dan PDF-nya tiba di WhatsApp Anda. Kami tidak menelepon karena simulasi ini.',
  back: 'Kembali ke hitungan',
  steps: ['Hitung', 'Data Anda', 'Kode', 'Tersimpan'],
  simulation: 'Yang disimpan',
  person: 'Data Anda',
  otherNumber: 'Atau untuk nomor lain',
  sameNumber: (ending: string) => `Untuk nomor Anda yang berakhiran ${ending}`,
  sameConsent: (consent: string) =>
    `Nomor ini sudah diperiksa hari ini, jadi tanpa kode. Dengan menekan tombol ini: “${consent}”`,
  sameSend: 'Simpan',
  notMine: 'Bukan nomor saya',
  phoneHint: 'Kami mengirim kode ke nomor ini lewat WhatsApp. Contoh: 0812 3456 7890',
  send: 'Kirim kode',
  promise: 'Berikutnya: kode lewat WhatsApp, supaya tidak ada orang lain yang memakai nomor Anda.',
  codeTitle: 'Masukkan kode',

  used: usedFormWords({ what: 'simulasi', notSent: notSaved, look: 'Lanjutkan', send: 'Simpan' }),
} as const

export const changedWords = {
  all: (changes: string) =>
    `Ada angka yang berubah sejak Anda menghitung: ${changes}. Harga, paket, atau tarif baru saja diperbarui; yang disimpan angka di bawah ini.`,
  firstPayment: (before: string, now: string) => `bayar pertama ${before} menjadi ${now}`,
  instalment: (before: string, now: string) => `angsuran ${before} menjadi ${now}`,
}

export const resultWords = {
  title: 'Simulasi tersimpan',
  asked: 'Simulasi Anda sudah kami teruskan ke dealer',
  description: 'Simulasi Anda yang tersimpan.',
  lead: (day: string, province: string) =>
    `Angka per ${day}, ${province}. Angka ini tidak berubah di sini, juga bila harga atau paket berganti.`,
  listed: (label: string) => `Harga acuannya ${label}.`,
  oldCarUntil: (day: string) => `Perkiraan mobil lama berlaku sampai ${day}.`,
  oldCarMiddle: (range: string, value: string) => `${range}; yang dipakai nilai tengahnya, ${value}.`,
  arrives: (ending: string) => `Tautan dan PDF-nya kami kirim ke WhatsApp nomor Anda yang berakhiran ${ending}.`,
  nobodyCalls: 'Tidak ada yang menelepon Anda. Ingin dijawab dealer? Minta sendiri di bawah.',
  bring: 'Siapkan KTP dan, untuk kredit, slip gaji atau rekening koran tiga bulan terakhir.',
  notArrived: 'Belum tiba? Hubungi',
  ask: 'Minta dealer menghubungi saya',
  download: 'Unduh PDF',
  share: 'Bagikan lewat WhatsApp',
  openAgain: 'Hitung lagi dengan angka hari ini',
  figures: 'Angkanya',
  packageUntil: (name: string, day: string) => `${name}, berlaku sampai ${day}`,
  others: 'Bandingkan dengan simulasi Anda yang lain',
  othersLead: 'Pilih satu atau dua.',
  compare: 'Bandingkan',
  othersEmpty: 'Simpan simulasi lain untuk nomor yang sama, lalu letakkan sampai tiga bersebelahan.',
  another: 'Buat simulasi lain',
  line: (car: string, day: string) => `${car}, ${day}`,
  credit: (firstPayment: string, instalment: string, count: number, balloon: string | null) =>
    `Bayar pertama ${firstPayment}, lalu angsuran ${instalment} × ${count}${balloon ? `, pembayaran akhir ${balloon}` : ''}`,
  cash: (total: string) => `Tunai ${total}`,
} as const

export const comparisonWords = {
  title: 'Bandingkan simulasi',
  description: 'Simulasi Anda bersebelahan.',
  lead: 'Setiap kolom memakai angka pada hari simulasi itu disimpan.',
  tooMany: 'Pilih paling banyak dua simulasi untuk dibandingkan dengan yang ini.',
  none: 'Pilih sedikitnya satu simulasi untuk dibandingkan dengan yang ini.',
  back: 'Kembali ke simulasi',
  reference: 'Nomor',
  day: 'Angka per',
  place: 'Tempat pendaftaran',
  way: 'Cara bayar',
  package: 'Paket',
  otr: 'Harga OTR',
  surcharge: 'Tambahan warna',
  oldCar: 'Mobil lama',
  oldCarEstimate: (value: string, payoff: string | null, until: string) =>
    `Perkiraan ${value}${payoff ? `, sisa kreditnya ${payoff}` : ''}, berlaku sampai ${until}.`,
  carInCash: 'Harga mobil, tunai',
  downPayment: 'Uang muka (DP)',
  firstInstalment: 'Angsuran pertama',
  charges: 'Asuransi dan biaya',
  accessories: 'Aksesori',
  discount: 'Potongan dari dealer',
  tradeIn: 'Mobil lama, yang dipakai',
  shortfall: 'Kekurangan pelunasan mobil lama',
  firstPayment: 'Bayar pertama',
  surplus: 'Sisa nilai mobil lama',
  surplusNote: 'Dibicarakan dengan dealer.',
  instalment: 'Angsuran',
  balloon: 'Pembayaran akhir',
  months: 'Lama',
  monthsOf: (count: number) => `${count} bulan`,
  rates: 'Bunga atau margin, flat / efektif',
  total: 'Total sampai lunas',
  withShortfall: (sum: string) => `Termasuk ${sum} untuk melunasi mobil lama.`,
  newCarTotal: 'Total untuk mobil baru',
  newCarTotalNote:
    'Total untuk mobil baru: total sampai lunas, ditambah nilai mobil lama yang dipakai, tanpa kekurangan pelunasannya.',
  nothing: '–',
} as const

export const dealerWords = {
  title: 'Minta dealer menghubungi saya',
  description: 'Teruskan simulasi ini ke dealer terdekat.',
  lead: 'Dealer menerima simulasi ini dan menjawab dengan stok, waktu tunggu, dan penawaran resminya.',
  missing: 'Pilih dealer',
  agreementMissing: 'Beri persetujuan agar dealer dapat menghubungi Anda',
  send: 'Teruskan ke dealer',
  promise: 'Dealer menjawab dalam dua jam buka.',
  keep: 'Tetap tanpa dealer',
} as const
