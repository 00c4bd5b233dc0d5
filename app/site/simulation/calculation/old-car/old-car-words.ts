import { mostMoney } from '../../../../core/simulation/case/limits.ts'
import { formatNumber } from '../../../../lib/number.ts'
import type { Equity } from '../../trade-in/equity.ts'
import type { Caveat } from '../../trade-in/trade-in.ts'
import type { TradeInRefusal } from '../../trade-in/typed-car.ts'
import type { LineCode } from '../../trade-in/value-lines.ts'
import type { Question } from '../../trade-in/value-rules.ts'
import { money } from '../money.ts'

export const oldCarWords = {
  title: 'Tukar tambah',
  lead: 'Mobil lama Anda mengurangi yang harus dibayar. Perkiraan tanpa nomor HP; dealer memeriksa mobilnya dahulu.',
  brand: 'Merek',
  chooseBrand: 'Pilih merek',
  model: 'Model',
  chooseModel: 'Pilih model',
  variant: 'Varian',
  chooseVariant: 'Pilih varian',
  year: 'Tahun',
  chooseYear: 'Pilih tahun',
  kilometres: 'Kilometer',
  chooseKilometres: 'Pilih jarak tempuh',
  band: (from: number, to: number | null) =>
    to === null ? `lebih dari ${formatNumber(from)} km` : `${formatNumber(from)} – ${formatNumber(to)} km`,
  transmission: 'Transmisi',
  transmissions: { manual: 'Manual', automatic: 'Otomatis' },
  colour: 'Warna',
  notTold: 'Belum dipilih',
  estimateNow: 'Lanjutkan',
  condition: 'Kondisi dan riwayat',
  payoff: 'Sisa kredit mobil lama',
  payoffHint: 'Yang masih harus dilunasi. Kosongkan bila sudah lunas.',
  range: 'Perkiraan harga tukar tambah',
  until: (day: string) => `Berlaku sampai ${day}, setelah mobil diperiksa dealer.`,
  how: 'Dari mana angka ini?',
  used: 'Nilai tengah yang dipakai',
  add: 'Tambahkan ke perhitungan',
  remove: 'Hapus dari perhitungan',
  counted: 'Sudah masuk perhitungan.',
  notCounted: 'Belum masuk perhitungan. Periksa dahulu isian mobil lama di atas.',
  surplus: (sum: string) => `Nilainya lebih ${sum} daripada yang harus dibayar; kelebihannya dibicarakan dengan dealer.`,
}

export const colourWords: Record<string, string> = {
  white: 'Putih',
  black: 'Hitam',
  silver: 'Perak',
  grey: 'Abu-abu',
  red: 'Merah',
  blue: 'Biru',
  brown: 'Cokelat',
  beige: 'Krem',
  green: 'Hijau',
  yellow: 'Kuning',
  orange: 'Jingga',
  purple: 'Ungu',
  pink: 'Merah muda',
  other: 'Warna lain',
}

const condition = { normal: 'Wajar', 'like-new': 'Seperti baru', worn: 'Aus', damaged: 'Rusak' }

export const questionWords: Record<Question, { label: string; answers: Record<string, string> }> = {
  'service-history': { label: 'Buku servis', answers: { full: 'Lengkap', partial: 'Sebagian', none: 'Tidak ada' } },
  accident: { label: 'Pernah tabrakan besar', answers: { none: 'Tidak', major: 'Ya' } },
  flood: { label: 'Pernah terendam banjir', answers: { no: 'Tidak', yes: 'Ya' } },
  tax: { label: 'Pajak tahunan', answers: { paid: 'Dibayar', overdue: 'Menunggak' } },
  owners: { label: 'Pemilik', answers: { one: 'Pertama', two: 'Kedua', 'three-or-more': 'Ketiga atau lebih' } },
  body: { label: 'Bodi', answers: condition },
  interior: { label: 'Interior', answers: condition },
  tyres: { label: 'Ban', answers: condition },
}

export const lineWords: Record<LineCode, string> = {
  'reference-price': 'Harga baru sebagai acuan',
  'first-year': 'Turun pada tahun pertama',
  age: 'Turun menurut umur',
  kilometres: 'Jarak tempuh',
  transmission: 'Transmisi',
  colour: 'Warna',
  region: 'Wilayah',
  'market-spread': 'Batas bawah pasar',
  'dealer-margin': 'Biaya dan risiko dealer',
  'service-history': 'Buku servis',
  accident: 'Tabrakan',
  flood: 'Banjir',
  tax: 'Pajak menunggak',
  owners: 'Jumlah pemilik',
  body: 'Bodi',
  interior: 'Interior',
  tyres: 'Ban',
  'upper-end': 'Batas atas',
  rounding: 'Pembulatan',
}

export const caveatWords: Record<Caveat, string> = {
  'price-of-another-line': 'Harga acuannya dari tipe lain yang sejenis.',
  'curve-prolonged': 'Umurnya melewati data, jadi penurunannya diteruskan.',
  electric: 'Harga bekas mobil listrik masih sangat berubah.',
  'plug-in-hybrid': 'Data plug-in hybrid bekas masih sedikit.',
  'city-not-counted': 'Beda harga antarkota belum dihitung.',
  'answers-assumed': 'Yang belum Anda jawab dihitung sebagai keadaan wajar.',
}

/** How the old car's value changes the payment. `surplus` is the rest of its value, null while it is not known. */
export function equityText({ code, equity, shortfall }: Omit<Equity, 'value' | 'payoff'>, surplus: number | null): string {
  const left = surplus ?? 0
  const used = `terpakai ${money(equity - left)}, dan lebihnya, ${money(left)}, dibicarakan dengan dealer.`
  switch (code) {
    case 'no-loan':
      if (left > 0) return `Dari nilainya ${used}`
      return surplus === null ? 'Nilainya mengurangi pembayaran.' : 'Seluruh nilainya mengurangi pembayaran.'
    case 'loan-below-value':
      return `Nilainya lebih dahulu melunasi kredit lama; ${left > 0 ? `dari sisanya ${used}` : 'sisanya mengurangi pembayaran.'}`
    case 'loan-equals-value':
      return 'Nilainya habis untuk melunasi kredit lama.'
    case 'loan-above-value':
      return `Kredit lama lebih besar daripada nilainya; kekurangannya, ${money(shortfall)}, menambah pembayaran.`
  }
}

const unknown = 'Pilih dari daftar'

export const oldCarRefusals: Record<TradeInRefusal, string> = {
  'brand-missing': 'Pilih merek',
  'brand-unknown': unknown,
  'model-missing': 'Pilih model',
  'model-unknown': unknown,
  'model-not-valued': 'Model ini belum dapat kami perkirakan; dealer menilainya langsung',
  'variant-missing': 'Pilih varian',
  'variant-unknown': unknown,
  'variant-not-valued': 'Varian ini belum dapat kami perkirakan; dealer menilainya langsung',
  'year-missing': 'Pilih tahun',
  'year-out-of-range': unknown,
  'year-too-old': 'Mobil setua ini dinilai langsung oleh dealer',
  'kilometres-missing': 'Pilih jarak tempuh',
  'kilometres-unreadable': 'Kilometer harus berupa angka, misalnya 62.000',
  'transmission-unknown': unknown,
  'colour-unknown': unknown,
  'province-missing': 'Pilih provinsi',
  'province-unknown': unknown,
  'city-unknown': unknown,
  'plates-unknown': unknown,
  'payoff-unreadable': 'Sisa kredit harus berupa rupiah, misalnya 45 juta',
  'payoff-too-large': `Sisa kredit maksimal ${money(mostMoney)}`,
  'service-history-unknown': unknown,
  'accident-unknown': unknown,
  'flood-unknown': unknown,
  'tax-unknown': unknown,
  'owners-unknown': unknown,
  'body-unknown': unknown,
  'interior-unknown': unknown,
  'tyres-unknown': unknown,
}
