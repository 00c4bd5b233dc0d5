import { readingWords } from '../../../core/maintenance/owned-car/reading-words.ts'
import type { PackageRefusal } from './package-request.ts'

export const refusalWords: Record<PackageRefusal, string> = {
  ...readingWords,
  'car-unknown': 'Pilih salah satu varian di daftar',
}

export const words = {
  form: 'Hitung untuk mobil Anda',
  car: 'Mobil dan varian',
  kilometres: 'Kilometer sekarang',
  kilometresHint: 'Menentukan servis pertama yang ditanggung. Contoh: 55.000',
  show: 'Hitung',
  caption: (car: string) => `Paket untuk ${car}`,
  shownFor: (car: string, from: string) => `Dihitung untuk ${car}, mulai servis ${from} km.`,
  afterFreeLabour: (kilometres: string, years: string) =>
    `Sampai ${kilometres} km atau ${years} tahun ongkos kerjanya gratis. Karena itu paket dibandingkan mulai servis sesudahnya.`,
  afterSchedule: (car: string, from: string, end: string) =>
    `Jadwal perawatan tertulis berakhir di ${end} km. Paket untuk ${car} yang dimulai di servis ${from} km jadi belum bisa kami hitung. Tanyakan isi dan harganya kepada bengkel resmi.`,
  workshops: 'Cari bengkel',
  level: 'Paket',
  how: 'Cara mendapat',
  covers: 'Isi',
  price: 'Taksiran harga',
  single: 'Bila dibayar satu per satu',
  difference: 'Selisih',
  withCar: 'ikut serta saat membeli mobil, menurut program',
  atDealer: 'dibeli di dealer',
  upTo: (kilometres: string, years: string) => `servis sampai ${kilometres} km atau ${years} tahun`,
  visits: (count: number, from: string, until: string) => `${count} servis: ${from} sampai ${until} km`,
  visitsOnly: (count: number) => `${count} servis berkala`,
  saves: (amount: string) => `hemat ${amount}`,
  costsMore: (amount: string) => `rugi ${amount}`,
  even: 'impas',
  included: 'tanpa biaya tambahan',
  beyond: 'melewati jadwal 100.000 km',
  estimate:
    'Daftar harga resmi paket tidak kami temukan: harganya taksiran kami. Pembandingnya dijumlah dari jadwal perawatan, sebelum PPN. Minta angka pasti kepada dealer.',
  savings: 'Selisih menurut servis pertama yang ditanggung',
  from: 'Mulai servis',
  at: (kilometres: string) => `${kilometres} km`,
} as const
