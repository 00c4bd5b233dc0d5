import { formatPeriod } from '~/core/content/partial-date.ts'
import type { FirstInstalmentName } from '~/core/simulation/case/choices.ts'
import { type FilterKey, parameters } from './promotion-filter.ts'

/** The names of the filters, by their parameters in the address. */
export const filterLabels: Record<string, string> = { [parameters.province]: 'Provinsi', [parameters.model]: 'Model' }

export const words = {
  title: 'Promo',
  description: 'Potongan bayar pertama dan hadiah bulan ini, menurut model dan provinsi Anda, dengan hitungannya.',
  lead: 'Potongan bayar pertama dan hadiah bulan ini. Pilih provinsi dan model Anda; angkanya sudah kami hitung.',
  running: 'Berlaku sekarang',
  coming: 'Segera',
  nothingRuns: 'Hari ini belum ada promo yang berlaku. Harga setiap varian ada di halaman modelnya.',
  allCars: 'Lihat semua model',
  province: 'Provinsi',
  model: 'Model',
  clear: 'Hapus filter',
  found: (count: number) => `${count} promo`,
  nothing: (model: string | null, province: string | null) =>
    ['Belum ada promo', model && `untuk ${model}`, province && `di ${province}`].filter(Boolean).join(' '),
  nothingText: 'Longgarkan satu syarat:',
  without: { province: 'Semua provinsi', model: 'Semua model' } satisfies Record<FilterKey, string>,
  relaxed: (label: string, count: number) => `${label} (${count})`,
  sample: 'Contoh',
  everywhere: 'Seluruh Indonesia',
  provinces: (count: number) => `${count} provinsi`,

  over: 'Promo ini sudah berakhir',
  overText: (period: string) => `Berlaku ${period}. Potongannya tidak bisa dipakai lagi.`,
  seeNow: 'Lihat promo yang berlaku sekarang',
  comingTitle: (day: string) => `Mulai ${day}`,
  comingText: 'Hitungannya sudah bisa Anda coba. Potongannya berlaku untuk pesanan sejak hari itu.',
  offers: 'Yang Anda dapat',
  offersThen: 'Yang diberikan waktu itu',
  placeHint: 'Harga, pajak, dan asuransi ikut provinsi tempat mobil didaftarkan.',
  calculateHere: 'Hitung',
  notThere: (province: string, shown: string) => `Promo ini tidak berlaku di ${province}. Contoh di bawah untuk ${shown}.`,
  seeThere: (province: string) => `Lihat promo di ${province}`,
  allVariants: 'Semua varian',
  less: 'Bayar pertama (TDP) berkurang',
  gift: 'Hadiah',
  firstPayment: 'Bayar pertama (TDP)',
  usual: 'Tanpa promo',
  withProgramme: 'Dengan promo',
  instalment: 'Angsuran sebulan',
  example: ({ variant, place, downPayment, tenor, packageName, firstInstalment }: ExampleFacts) =>
    `Contoh: ${variant} di ${place}, uang muka ${downPayment}\u00a0persen, ${tenor} bulan, ${packageName}, ${firstInstalments[firstInstalment]}.`,
  calculate: (car: string) => `Hitung ${car}`,
  terms: 'Syarat',
  regions: 'Berlaku di',
  others: 'Promo lain',
} as const

type ExampleFacts = {
  variant: string
  place: string
  downPayment: number
  tenor: number
  packageName: string
  firstInstalment: FirstInstalmentName
}

const firstInstalments: Record<FirstInstalmentName, string> = {
  addm: 'angsuran pertama saat serah terima',
  addb: 'angsuran pertama sebulan kemudian',
}

export const periodText = (from: string, until: string): string => `Berlaku ${formatPeriod(from, until)}`
