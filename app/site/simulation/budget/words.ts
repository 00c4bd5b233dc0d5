import type { Budget } from '../../../core/simulation/budget.ts'
import type { FirstInstalment } from '../../../core/simulation/case/choices.ts'
import { mostMoney } from '../../../core/simulation/case/limits.ts'
import type { OtrBasis } from '../../../core/simulation/price/otr.ts'
import { formatNumber } from '../../../lib/number.ts'
import { money } from '../calculation/money.ts'
import type { Shortage } from './affordability.ts'
import type { SumField, SumRefusal } from './sums.ts'

const percent = (share: number) => `${formatNumber(share)} %`

export const words = {
  title: 'Mobil sesuai anggaran',
  lead: 'Mulai dari uang Anda, bukan dari mobilnya: lihat model dan varian yang masuk anggaran.',
  description:
    'Isi uang sebelum serah terima, angsuran per bulan, atau penghasilan, lalu lihat mobil yang masuk anggaran, model demi model.',
  creditTitle: 'Simulasi kredit',
  sums: 'Anggaran',
  sumsLead: 'Isi satu saja, atau beberapa sekaligus.',
  income: 'Atau hitung dari penghasilan',
  incomeRule: (share: number) =>
    `Angsuran semua pinjaman sebaiknya paling banyak ${percent(share)} dari penghasilan bersih; itu pegangan umum, dan pemberi kredit yang memutuskan.`,
  credit: 'Kredit',
  tenor: 'Lama angsuran',
  months: (count: number) => `${count} bulan`,
  province: 'Provinsi',
  provinceHint: 'Menentukan harga dan tarif asuransi.',
  show: 'Tampilkan mobil',
  empty: 'Isi uang sebelum serah terima, angsuran per bulan, atau penghasilan untuk melihat mobil yang masuk anggaran.',
  refused: 'Perbaiki isian yang ditandai untuk melihat mobil yang masuk anggaran.',
  outcome: 'Mobil untuk anggaran Anda',
  count: (affordable: number, of: number, { firstPayment }: Budget) => {
    if (affordable === 0) return 'Belum ada model yang masuk anggaran'
    return `${affordable} dari ${of} model ${firstPayment === undefined ? 'dapat diangsur sesuai anggaran' : 'masuk anggaran'}`
  },
  limitFirst: 'Sebelum serah terima',
  limitMonthly: 'Angsuran per bulan',
  upTo: (sum: number) => `paling banyak ${money(sum)}`,
  noFirst: 'tidak dibatasi; dihitung yang terkecil untuk angsuran itu',
  noMonthly: 'tidak dibatasi; uang muka dibuat sebesar anggaran',
  allowance: (share: number, income: number, others: number, instalment: number) =>
    `Dari penghasilan: ${percent(share)} × ${money(income)}${others > 0 ? ` − cicilan lain ${money(others)}` : ''} = ${money(instalment)}`,
  nothingLeft: (share: number, others: number) =>
    `Cicilan lain ${money(others)} sudah memakai ${percent(share)} dari penghasilan.`,
  within: 'Masuk anggaran',
  beyond: 'Belum masuk anggaran',
  sameScale: 'Semua gambar dalam skala yang sama.',
  cash: 'Bisa dibeli tunai',
  cashNote: 'Uang Anda cukup untuk membayar harganya sekaligus, tanpa bunga.',
  price: 'Harga',
  otrBasis: {
    given: '',
    composed: 'perkiraan dari rumus pajak provinsi',
    'from-jakarta': 'perkiraan dari harga Jakarta ditambah ongkos kirim dan pajak',
  } satisfies Record<OtrBasis, string>,
  firstPayment: 'Bayar pertama',
  downPayment: 'Uang muka di dalamnya',
  instalment: 'Angsuran per bulan',
  balloon: 'Pembayaran terakhir',
  balloonNote: 'Hanya dengan paket ini mobilnya masuk anggaran; siapkan pembayaran terakhirnya.',
  noBalloon: 'dengan paket tanpa pembayaran terakhir',
  leastFirst: 'Bayar pertama terkecil',
  over: (months: number, packageName: string, first: FirstInstalment) =>
    `${months} bulan, ${packageName}. Angsuran pertama ${first === 'advance' ? 'saat serah terima' : 'sebulan kemudian'}.`,
  variants: (affordable: number, of: number) => `${affordable} dari ${of} varian masuk anggaran`,
  planLine: (first: number, instalment: number) => `Bayar pertama ${money(first)}, lalu ${money(instalment)} per bulan.`,
  calculate: 'Lihat hitungannya',
  of: (name: string) => ` ${name}`,
  estimate: 'Simulasi, bukan penawaran. Paket contoh; pemberi kredit menetapkan angka akhirnya.',
}

export const sumLabels: Record<SumField, string> = {
  bayar_pertama: 'Uang sebelum serah terima',
  angsuran: 'Angsuran per bulan',
  penghasilan: 'Penghasilan bersih per bulan',
  cicilan_lain: 'Cicilan lain per bulan',
}

export const sumHints: Record<SumField, string> = {
  bayar_pertama: 'Untuk uang muka, angsuran pertama, asuransi, dan biaya. Contoh: 75 juta.',
  angsuran: 'Yang sanggup Anda bayar. Contoh: 5 juta atau 5.000.000.',
  penghasilan: 'Contoh: 20 juta.',
  cicilan_lain: 'Rumah, motor, kartu kredit. Mengurangi batas dari penghasilan.',
}

const asSaid: Record<SumRefusal, string> = {
  unreadable: 'harus berupa rupiah, misalnya 5 juta atau 5.000.000',
  'too-large': `maksimal ${money(mostMoney)}`,
}

export const refusalWords = (field: SumField, refusal: SumRefusal): string => `${sumLabels[field]} ${asSaid[refusal]}`

/** What the budget lacks, and which change would be enough. */
export function shortageWords({ monthly, beforeDelivery, isPrice, withoutBalloon }: Shortage): string {
  if (beforeDelivery === null) return 'Angsurannya tidak dapat ditekan sampai anggaran.'
  const lacking = `Kurang ${money(beforeDelivery)} sebelum serah terima${isPrice ? ' untuk membelinya tunai' : ''}`
  const onCredit = monthly === null ? '' : `, atau ${money(monthly)} per bulan`
  const isCash = isPrice && monthly === null
  return `${lacking}${onCredit}${withoutBalloon && !isCash ? `, ${words.noBalloon}` : ''}.`
}
