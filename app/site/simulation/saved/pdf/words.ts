import { formatNumber } from '../../../../lib/number.ts'
import type { CashLine } from '../../calculation/cash.ts'
import { words as calculation, itemNames } from '../../calculation/words.ts'
import type { FirstInstalment, YearCover } from '../../engine/case/choices.ts'
import type { SourceCode } from '../../engine/formulas.ts'

export const words = {
  credit: 'Simulasi kredit',
  cash: 'Simulasi pembayaran tunai',
  subjectCredit: (car: string) => `Bayar pertama, angsuran, bunga, asuransi, dan tabel angsuran ${car}`,
  subjectCash: (car: string) => `Rincian pembayaran tunai ${car}`,
  simulation: 'Simulasi',
  number: (reference: string) => `Nomor ${reference}`,
  asOf: (day: string, province: string) => `Angka per ${day}. Didaftarkan di ${province}.`,
  package: (name: string) => `Paket: ${name}.`,
  packageUntil: (name: string, day: string) => `Paket: ${name}, berlaku sampai ${day}.`,
  paintedAlt: (name: string, colour: string) => `${name} dari samping, warna ${colour}`,
  colour: (name: string) => `Warna ${name}`,
  noColour: (name: string) => `Warna belum dipilih; digambar dengan ${name}.`,

  firstPaymentNote: 'dibayar sebelum mobil diserahkan',
  instalmentNote: (months: number, first: FirstInstalment) =>
    first === 'advance'
      ? `× ${months} bulan, termasuk yang di bayar pertama`
      : `× ${months} bulan, mulai sebulan sesudah serah terima`,
  allLines: 'Jumlah semua baris di atas.',
  amount: 'Jumlah',

  financed: 'Yang dicicil',
  financedTotal: 'Jumlah yang dicicil',
  untilPaid: 'Sampai lunas',
  laterInstalments: (count: number, instalment: string) => `${count} × angsuran ${instalment}`,
  creditPrice: 'Harga kreditnya',
  surcharge: 'Tambahan warna',
  includingExtensions: (sum: string) => `Termasuk perluasan ${sum}; rinciannya di Asuransi mobil per tahun.`,
  balloon: 'Pembayaran akhir',
  balloonNote: 'Dibayar sekaligus sesudah angsuran terakhir.',
  rounding: 'Pembulatan angsuran',
  roundingNote: 'Selisih karena setiap angsuran dibulatkan.',
  flat: 'Bunga flat per tahun',
  effective: 'Bunga efektif per tahun',
  flatMargin: 'Margin flat per tahun',
  effectiveMargin: 'Margin efektif per tahun',

  oldCarChecked: 'Perkiraan; dealer memeriksa mobilnya dahulu.',
  tradeInUse: (downPayment: string, charges: string | null) =>
    charges ? `${downPayment} untuk uang muka, ${charges} untuk biaya lain.` : `${downPayment} untuk uang muka.`,

  insurance: 'Asuransi mobil per tahun',
  year: 'Tahun',
  cover: 'Perlindungan',
  covers: { comprehensive: 'All risk', tlo: 'TLO (kehilangan total)' } satisfies Record<YearCover, string>,
  insuredSum: 'Nilai pertanggungan',
  rate: 'Tarif',
  premium: 'Premi',
  paid: 'Dibayar',
  paidHow: { cash: 'di bayar pertama', financed: 'ikut dicicil' },
  ageNote: 'Tambahan umur dihitung dari premi dasar.',
  extension: (name: string, sum: string, how: string) => `Termasuk ${name} ${sum}: ${how}.`,
  liability: (sum: string, limit: string, yearly: string) =>
    `Termasuk tanggung jawab kepada pihak ketiga ${sum}: bertingkat sampai ${limit}, ${yearly} setahun.`,
  rateText: (rate: string, loading: string | null, extension: string | null) =>
    [`${rate} %`, extension && `+ ${extension} % perluasan`, loading && `+ ${loading} % umur`]
      .filter((part) => part !== null)
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(' '),

  balanceAlt: (from: string, to: string, months: number) => `Sisa pokok turun dari ${from} menjadi ${to} dalam ${months} bulan.`,
  atYear: (year: number) => `${year * 12} bulan`,
  settleLead: (penalty: number) =>
    `Bila dilunasi sesudah membayar angsuran bulan itu: sisa pokok, denda ${formatNumber(penalty)} % dari sisa pokok, dan bunga bulan berjalan. Denda menurut kebiasaan umum; perjanjian kredit Anda yang menentukan.`,
  settleLeadMargin:
    'Bila dilunasi sesudah membayar angsuran bulan itu. Pada murabahah yang terutang ialah sisa piutang; potongannya ditentukan pemberi pembiayaan.',
  afterMonth: 'Sesudah bulan ke',
  penalty: 'Denda',
  runningInterest: 'Bunga berjalan',
  settle: 'Untuk melunasi',
  remaining: 'Sisa angsuran',
  remainingMargin: 'Sisa piutang',

  scheduleLead: (first: FirstInstalment) =>
    first === 'advance'
      ? 'Dalam rupiah. Angsuran ke-1 dibayar bersama bayar pertama, seluruhnya untuk pokok; yang lain sebulan sekali.'
      : 'Dalam rupiah. Angsuran ke-1 sebulan sesudah serah terima, lalu sebulan sekali.',

  cashLead: 'Dibayar sekaligus sebelum mobil diserahkan.',
  otrNote: (province: string) => `Harga di jalan di ${province}, dengan pajak dan surat-surat.`,

  letters: 'Arti huruf dalam rumus',
  /** Each fits on one line. */
  lettersText: [
    'OTR harga mobil dengan warnanya, D uang muka, p persen, P pokok, C biaya yang ikut dicicil, F yang dicicil, n jumlah bulan,',
    'f bunga flat dan r bunga efektif per tahun, m = r ÷ 12, A angsuran, R pembulatan ke kelipatan itu, B pembayaran akhir,',
    'V nilai mobil lama, L sisa kreditnya, E selisihnya, TDP bayar pertama.',
  ],
  sources: 'Sumber',
  explained: (text: string, source: string) => `${text} (${source})`,

  notAnOffer: 'Simulasi, bukan penawaran',
  notAnOfferText: { credit: 'Pemberi kredit dan dealer menetapkan angka akhirnya.', cash: 'Dealer menetapkan angka akhirnya.' },
  saved: (when: string) => `Disimpan ${when}. Angka di berkas ini tidak berubah.`,
  openAgain: (host: string) => `Hitung lagi dengan angka hari ini di ${host}`,
  demonstration: (legalName: string) => `Demonstrasi dengan data contoh, bukan simulasi resmi ${legalName}.`,
  sampleShort: 'Data contoh, bukan penawaran',
} as const

/** Beneath a figure, and what stands behind it at the end of the file. */
export const sourceWords: Record<SourceCode, { name: string; text: string }> = {
  case: { name: 'paket atau isian Anda', text: 'Paket atau isian Anda: angka dari paket kredit contoh, atau yang Anda pilih.' },
  lenders: {
    name: 'tabel pemberi kredit',
    text: 'Tabel pemberi kredit: tabel angsuran yang diterbitkan pemberi kredit di Indonesia; rumusnya menghasilkan angka yang sama sampai ke rupiahnya.',
  },
  annuity: {
    name: 'tabel murabahah',
    text: 'Tabel murabahah: tabel anuitas yang diterbitkan; rumusnya menghasilkan angka yang sama sampai ke sennya.',
  },
  tariff: { name: 'SEOJK 6/2017', text: 'SEOJK 6/SEOJK.05/2017: tarif premi asuransi kendaraan dari OJK, batas bawah.' },
  practice: { name: 'kebiasaan umum', text: 'Kebiasaan umum: tanpa tabel yang diterbitkan.' },
}

export const cashNames: Record<CashLine['code'], string> = {
  otr: calculation.price,
  surcharge: words.surcharge,
  accessories: calculation.accessories,
  discount: itemNames.discount,
  'trade-in': itemNames['trade-in'],
  'trade-in-shortfall': itemNames['trade-in-shortfall'],
}
