import type { FirstInstalment } from '../../../../core/simulation/case/choices.ts'
import { formatNumber } from '../../../../lib/number.ts'
import type { CashLine } from '../../calculation/cash.ts'
import { words as calculation, itemNames } from '../../calculation/words.ts'
import { resultWords } from '../../result/result-words.ts'

export const words = {
  ...resultWords,
  tariffSince: (day: string) => `tarif sejak ${day}`,
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
  includingExtensions: (sum: string) => `Termasuk perluasan ${sum}; rinciannya di Asuransi mobil per tahun.`,
  oldCar: (car: string) => `Mobil lama: ${car}.`,
  oldCarEstimate: (range: string, value: string) => `Perkiraan ${range}; yang dipakai nilai tengahnya, ${value}.`,
  oldCarPayoff: (sum: string) => `Sisa kreditnya ${sum}.`,
  oldCarUntil: (day: string) => `Perkiraan mobil lama berlaku sampai ${day}.`,
  tradeInUse: (downPayment: string, charges: string | null) =>
    charges ? `${downPayment} untuk uang muka, ${charges} untuk biaya lain.` : `${downPayment} untuk uang muka.`,

  extension: (name: string, sum: string, how: string) => `Termasuk ${name} ${sum}: ${how}.`,
  liability: (sum: string, limit: string, yearly: string) =>
    `Termasuk tanggung jawab kepada pihak ketiga ${sum}: bertingkat sampai ${limit}, ${yearly} setahun.`,
  balanceAlt: (from: string, to: string, months: number) => `Sisa pokok turun dari ${from} menjadi ${to} dalam ${months} bulan.`,
  atYear: (year: number) => `${year * 12} bulan`,
  settleLead: (penalty: number, running: string) =>
    `Bila dilunasi sesudah membayar angsuran bulan itu: sisa pokok, denda ${formatNumber(penalty)} % dari sisa pokok, dan ${running}. Denda menurut kebiasaan umum; perjanjian kredit Anda yang menentukan.`,
  settleLeadMargin:
    'Bila dilunasi sesudah membayar angsuran bulan itu. Pada murabahah yang terutang ialah sisa piutang; potongannya ditentukan pemberi pembiayaan.',
  afterMonth: 'Sesudah bulan ke',
  penalty: 'Denda',
  settle: 'Untuk melunasi',
  remaining: 'Sisa angsuran',
  remainingMargin: 'Sisa piutang',

  scheduleLead: (first: FirstInstalment) =>
    first === 'advance'
      ? 'Dalam rupiah. Angsuran ke-1 dibayar bersama bayar pertama, seluruhnya untuk pokok; yang lain sebulan sekali.'
      : 'Dalam rupiah. Angsuran ke-1 sebulan sesudah serah terima, lalu sebulan sekali.',

  cashLead: 'Dibayar sekaligus sebelum mobil diserahkan.',
  otrNote: (province: string) => `Harga di jalan di ${province}, dengan pajak dan surat-surat.`,

  sources: 'Sumber',
  explained: (text: string, source: string) => `${text} (${source})`,

  notAnOffer: 'Simulasi, bukan penawaran',
  notAnOfferText: { credit: 'Pemberi kredit dan dealer menetapkan angka akhirnya.', cash: 'Dealer menetapkan angka akhirnya.' },
  saved: (when: string) => `Disimpan ${when}. Angka di berkas ini tidak berubah.`,
  openAgain: (host: string) => `Hitung lagi dengan angka hari ini di ${host}`,
  demonstration: (legalName: string) => `Demonstrasi dengan data contoh, bukan simulasi resmi ${legalName}.`,
  sampleShort: 'Data contoh, bukan penawaran',
} as const

export const cashNames: Record<CashLine['code'], string> = {
  otr: calculation.price,
  surcharge: words.surcharge,
  accessories: calculation.accessories,
  discount: itemNames.discount,
  'trade-in': itemNames['trade-in'],
  'trade-in-shortfall': itemNames['trade-in-shortfall'],
}
