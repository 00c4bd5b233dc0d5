import type { FirstInstalment, FirstInstalmentName } from '../../../core/simulation/case/choices.ts'
import type { Refusal as CaseRefusal } from '../../../core/simulation/case/refusal.ts'
import type { ItemCode } from '../../../core/simulation/charges.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'
import type { Unavailable } from '../../../core/simulation/packages/packages.ts'
import type { OtrBasis } from '../../../core/simulation/price/otr.ts'
import { formatRupiah, type Rupiah } from '../../../lib/money.ts'
import { formatNumber } from '../../../lib/number.ts'
import type { DiscountRefusal } from './discount-field.ts'
import type { DownPaymentRefusal } from './down-payment-field.ts'

const rupiah = (amount: number): string => formatRupiah(amount as Rupiah)
export const percentText = (percent: number): string => `${formatNumber(percent, 2)} %`

type SharedCredit = { packageName: string; firstPayment: string; instalment: string; count: number; balloon: string | null }

export const words = {
  vehicle: 'Mobil yang Anda minati',
  sameScale: 'Semua gambar dalam skala yang sama.',
  car: 'Mobil',
  colour: 'Warna',
  anyColour: 'Belum dipilih',
  surcharge: (amount: number) => `tambah ${rupiah(amount)}`,
  accessories: 'Aksesori',
  accessoriesHint: 'Harga perkiraan, dibayar bersama bayar pertama.',
  place: 'Tempat pendaftaran',
  province: 'Provinsi',
  city: 'Kota atau kabupaten',
  anyCity: 'Belum dipilih',
  placeHint: 'Menentukan pajak dan tarif asuransi.',
  payment: 'Pembayaran',
  way: 'Cara bayar',
  ways: { kredit: 'Kredit', tunai: 'Tunai' },
  downPayment: 'Uang muka (DP)',
  downPaymentHint: 'Rupiah atau persen. Contoh: 75 juta, 75.980.000, atau 25%.',
  downPaymentSpoken: (percent: number, amount: string) => `${percentText(percent)}, Rp\u00a0${amount}`,
  downPaymentShare: (percent: number, amount: string) => `${percentText(percent)} dari harga: Rp\u00a0${amount}`,
  slider: 'DP dalam persen',
  discount: 'Potongan harga dari dealer',
  discountHint: 'Isi bila dealer sudah menawarkannya. Angka ini dari Anda, bukan janji kami; mengurangi yang dibayar di awal.',
  tenor: 'Lama angsuran',
  months: (count: number) => `${count} bulan`,
  shortMonths: (count: number) => `${count}\u00a0bln`,
  firstInstalment: 'Angsuran pertama',
  firstInstalments: {
    addm: { label: 'Saat serah terima', note: 'ADDM: masuk bayar pertama' },
    addb: { label: 'Sebulan kemudian', note: 'ADDB: bayar pertama lebih ringan' },
  } satisfies Record<FirstInstalmentName, { label: string; note: string }>,
  cash: 'Bayar tunai',
  cashTotal: 'Yang dibayar',
  cashSaves: (sum: string, abovePrincipal: string) =>
    `Dengan kredit pilihan di atas, sampai lunas Anda membayar ${sum} lebih banyak, termasuk ${abovePrincipal.toLowerCase()}, asuransi, dan biaya.`,
  calculate: 'Hitung',
  noFigures: 'Perbaiki DP dahulu, lalu hitungannya muncul di sini.',
  noPackage: 'Tidak ada paket untuk pilihan ini. Ubah isian yang ditandai; alasan setiap paket ada di Bandingkan paket.',
  packageDoesNotFit: (name: string) => `${name} tidak cocok dengan pilihan ini.`,
  usePackage: (name: string) => `Pakai ${name}`,
  chooseCar: 'Pilih mobil untuk melihat hitungannya.',
  outcome: 'Hasil hitungan',
  instalment: 'Angsuran per bulan',
  instalmentsAfter: (count: number, first: FirstInstalment) =>
    first === 'advance' ? `${count}× sesudah bayar pertama` : `${count}×`,
  firstPayment: 'Bayar pertama',
  firstPaymentLead: 'Yang Anda bayar sebelum mobil diserahkan.',
  totalPaid: 'Total sampai lunas',
  oldCarApart: 'Mobil lama',
  withoutOldCar: (sum: string) => `Belum termasuk ${sum} dari mobil lama Anda.`,
  balloon: (month: number) => `Pembayaran akhir, bulan ke-${month}`,
  financed: 'Yang dicicil',
  financedLead: 'Harga mobil yang belum Anda bayar, dengan biaya yang ikut dicicil.',
  salePrice: 'Harga jual',
  salePriceText: (downPayment: string, count: number, instalment: string, isRounded: boolean) =>
    `Uang muka ${downPayment} + ${count} × angsuran ${instalment}: harga perolehan${isRounded ? ', margin, dan pembulatan' : ' dan margin'}, tetap sampai lunas.`,
  formulas: 'Semua rumus dan sumbernya',
  flatAndEffective: (contract: FinancePackage['contract']) =>
    contract === 'murabahah' ? 'Margin flat / efektif' : 'Bunga flat / efektif',
  validUntil: (day: string) => `Berlaku sampai ${day}.`,
  surchargeLine: (sum: string) => `Ditambah warna ${sum}.`,
  announced: (instalment: string, firstPayment: string) => `Angsuran ${instalment} per bulan, bayar pertama ${firstPayment}.`,
  announcedCash: (total: string) => `Yang dibayar ${total}.`,
  swipe: 'Geser tabel ke samping untuk kolom lain.',
  balanceFalls: (from: string, months: number) => `Sisa pokok turun dari ${from} dalam ${months} bulan.`,
  balanceEnds: (sum: string) => ` Yang tersisa, ${sum}, dilunasi dengan pembayaran akhir.`,
  interest: (contract: 'conventional' | 'murabahah') => (contract === 'murabahah' ? 'Margin' : 'Bunga'),
  rates: (contract: FinancePackage['contract']) =>
    contract === 'murabahah' ? 'Margin flat dan efektif' : 'Bunga flat dan efektif',
  ratesText: (flat: number, effective: number) => `${percentText(flat)} flat, setara ${percentText(effective)} efektif per tahun`,
  price: 'Harga OTR',
  otrBasis: {
    given: '',
    composed: 'Perkiraan dari rumus pajak provinsi',
    'from-jakarta': 'Perkiraan dari harga Jakarta ditambah ongkos kirim dan pajak',
  } satisfies Record<OtrBasis, string>,
  budget: 'Mulai dari anggaran',
  budgetLead: 'Belum tahu mobilnya? Isi yang sanggup Anda bayar, kami tunjukkan mobil yang masuk.',
  packages: 'Bandingkan paket',
  packagesLead: 'Paket contoh. Bunga berbeda menurut pemberi kredit, bulan, dan data Anda.',
  estimate: 'Simulasi, bukan penawaran. Pemberi kredit menetapkan angka akhirnya.',
  balance: 'Sisa pokok dari bulan ke bulan',
  balanceByYear: 'Sisa pokok setiap tahun',
  schedule: 'Tabel angsuran',
  scheduleRange: (months: number) => `Semua ${months} bulan`,
  month: 'Bulan',
  principal: 'Pokok',
  left: 'Sisa pokok',
  settle: 'Lunas dipercepat',
  settleLead: (running: string) =>
    `Perkiraan bila dilunasi setelah membayar angsuran bulan itu: sisa pokok, denda, dan ${running}.`,
  steps: 'Langkah berikutnya',
  stepsLead: 'Alamat halaman ini menyimpan seluruh hitungan, tanpa data pribadi.',
  save: 'Simpan simulasi ini',
  share: 'Bagikan lewat WhatsApp',
  consultation: 'Konsultasi pembelian',
  testDrive: 'Test drive',
  shareCredit: (car: string, { packageName, firstPayment, instalment, count, balloon }: SharedCredit, address: string) =>
    `Simulasi kredit ${car}, ${packageName}: bayar pertama ${firstPayment}, lalu angsuran ${instalment} × ${count}${balloon ? `, pembayaran akhir ${balloon}` : ''}. Simulasi, bukan penawaran.\n${address}`,
  keptCredit: (firstPayment: string, instalment: string, count: number, balloon: string | null) =>
    `bayar pertama ${firstPayment}, lalu angsuran ${instalment} × ${count}${balloon ? `, pembayaran akhir ${balloon}` : ''}`,
  keptCash: (total: string) => `tunai ${total}`,
  shareCash: (car: string, total: string, address: string) =>
    `Simulasi pembayaran ${car}: ${total}. Simulasi, bukan penawaran.\n${address}`,
}

/** Texts about closing a credit early, by its contract. */
export const settleWords = {
  conventional: { name: words.settle, lead: words.settleLead },
  murabahah: {
    name: 'Sisa piutang',
    lead: () =>
      'Yang masih terutang sesudah membayar angsuran bulan itu. Potongan bila dilunasi lebih cepat ditentukan pemberi pembiayaan.',
  },
} satisfies Record<FinancePackage['contract'], { name: string; lead: (running: string) => string }>

export const itemNames: Record<ItemCode, string> = {
  'down-payment': 'Uang muka',
  'first-instalment': 'Angsuran pertama',
  insurance: 'Asuransi mobil',
  policy: 'Biaya polis',
  admin: 'Biaya administrasi',
  fiduciary: 'Biaya fidusia',
  provision: 'Provisi',
  'credit-life': 'Asuransi jiwa kredit',
  accessories: 'Aksesori',
  discount: 'Potongan dari dealer',
  'trade-in': 'Mobil lama Anda',
  'trade-in-shortfall': 'Kekurangan pelunasan mobil lama',
}

export const downPaymentWords: Record<DownPaymentRefusal, string> = {
  unreadable: 'DP harus berupa rupiah atau persen, misalnya 75 juta atau 25%',
  'too-small': 'DP itu di bawah Rp 100.000. Maksud Anda juta? Tulis misalnya 75 juta',
  'not-below-price': 'DP harus lebih kecil daripada harga mobil. Tanpa kredit, pilih bayar tunai di Simulasi pembayaran',
}

export const discountWords: Record<DiscountRefusal, string> = {
  unreadable: 'Potongan harus berupa rupiah, misalnya 5 juta',
  'not-below-price': 'Potongan harus lebih kecil daripada harga mobil',
}

/** Why a package is not available, beside the field to change. `name` is null when no package fits. */
export const fieldReasonWords = {
  downPayment: (name: string | null, percent: number, amount: number) =>
    `${name ? `Untuk ${name} ` : ''}DP minimal ${percentText(percent)}, ${rupiah(amount)}`,
  tenor: (name: string, tenors: readonly number[]) => `${name} tersedia untuk ${tenors.join(', ')} bulan`,
  firstInstalment: (name: string) => `${name} memakai waktu angsuran pertama yang lain. Pilih waktu lain, atau paket lain`,
  cover: (name: string) => `${name} memakai asuransi yang lain. Pilih asuransi lain, atau paket lain`,
  discount: (limit: number) => `Potongan maksimal ${rupiah(limit)}, yaitu bayar pertama paket ini. Naikkan DP`,
}

/** Why a package is not available. Below its minimum down payment it has no rate either: do not mention that. */
export function reasonsAgainst(unavailable: readonly Unavailable[]): string[] {
  const isBelow = unavailable.some(({ code }) => code === 'down-payment-below-minimum')
  const mentioned = unavailable.filter(
    (reason) => !(isBelow && reason.code === 'tenor-without-rate' && reason.tenors.length === 0),
  )
  return mentioned.map(unavailableWords)
}

/** One reason, and what would make the package available. */
export function unavailableWords(reason: Unavailable): string {
  switch (reason.code) {
    case 'not-yet-valid':
      return 'Paket ini belum berlaku.'
    case 'no-longer-valid':
      return 'Masa berlaku paket ini sudah lewat.'
    case 'first-instalment-not-offered':
      return 'Paket ini memakai waktu angsuran pertama yang lain.'
    case 'cover-not-offered':
      return 'Paket ini memakai asuransi yang lain.'
    case 'down-payment-below-minimum':
      return `DP minimal ${percentText(reason.percent)}.`
    case 'tenor-without-rate':
      return reason.tenors.length > 0
        ? `Tersedia untuk ${reason.tenors.join(', ')} bulan.`
        : 'Paket ini tidak tersedia dengan DP sebesar itu.'
    case 'case-refused':
      return refusedWords(reason.refusals)
  }
}

function refusedWords(refusals: readonly CaseRefusal[]): string {
  const aboveDiscount = refusals.find(({ code }) => code === 'above-first-payment')
  if (!aboveDiscount) return 'Paket ini tidak dapat dihitung dengan pilihan tersebut.'
  return `Potongan Anda lebih besar daripada bayar pertama paket ini, ${rupiah(aboveDiscount.limit ?? 0)}. Naikkan DP.`
}
