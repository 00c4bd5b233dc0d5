import { readingWords } from '../../../core/maintenance/owned-car/reading-words.ts'
import type { PlanRefusal } from './plan-request.ts'

export const refusalWords: Record<PlanRefusal, string> = {
  ...readingWords,
  'vehicle-missing': 'Pilih mobil Anda',
  'vehicle-unknown': 'Pilih salah satu mobil di daftar',
  'variant-unknown': 'Pilih varian yang ada di daftar, atau Belum tahu',
  'kilometres-missing': 'Isi kilometer mobil Anda, boleh kira-kira',
}

export const words = {
  form: 'Jadwal mobil Anda',
  car: 'Mobil',
  chooseCar: 'Pilih mobil',
  earlierCars: 'Model sebelumnya',
  year: 'Tahun pembuatan',
  yearHint: 'Contoh: 2021',
  kilometres: 'Kilometer',
  kilometresHint: 'Boleh kira-kira. Contoh: 45.000',
  show: 'Tampilkan jadwal',
  visits: (car: string) => `Servis berikutnya untuk ${car}`,
  total: (low: string, high: string, until: string) => `Sampai ${until} km: sekitar ${low} – ${high} seluruhnya.`,
  withoutCosts: (car: string, year: number) =>
    `Belum ada data biaya untuk ${car} buatan ${year}. Pekerjaannya menurut jadwal umum; bengkel menyebut biayanya.`,
  withoutTotal: 'Belum semua servis ini punya data biaya; bengkel menyebutnya.',
  variantOpen: 'Pilih varian agar pekerjaan dan biayanya lebih tepat.',
  next: 'Berikutnya',
  works: 'Yang dikerjakan',
  book: (kilometres: string) => `Pesan servis ${kilometres} km`,
  caption: 'Biaya setiap mobil menurut servis',
  engine: 'Mobil dan varian',
  small: 'Servis kecil',
  at: (kilometres: string) => `${kilometres} km`,
  scroll: 'Geser tabel ke samping untuk melihat semua kolom.',
} as const
