import { formatNumber } from '../../../lib/number.ts'
import { mostKilometres } from './kilometres.ts'
import type { ReadingRefusal } from './reading.ts'
import { earliestYear } from './vehicle-year.ts'

export const readingWords: Record<ReadingRefusal, string> = {
  'year-missing': 'Isi tahun pembuatan mobil Anda',
  'year-not-a-year': 'Tahun pembuatan harus empat angka, misalnya 2021',
  'year-too-early': `Tahun pembuatan harus ${earliestYear} atau sesudahnya`,
  'year-to-come': 'Tahun pembuatan harus yang sudah berjalan, seperti di STNK',
  'kilometres-not-a-number': 'Kilometer harus angka, misalnya 45.000',
  'kilometres-too-many': `Kilometer maksimal ${formatNumber(mostKilometres)}`,
}
