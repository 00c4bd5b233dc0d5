import type { Confidence, Fuel } from '../../../core/cars/car.ts'
import { periodLabel } from '../../../core/cars/words.ts'
import { formatList, formatNumber } from '../../../lib/number.ts'
import type { Ways } from '../calculation/choice.ts'
import { insuranceWords } from '../calculation/insurance-words.ts'
import { money } from '../calculation/money.ts'
import { percentText } from '../calculation/words.ts'
import type { CostCode, CostKind } from './cost-lines.ts'
import type { CostPart, CostRow, Ownership, Product } from './owned-car.ts'
import type { CostCaveat } from './ownership-cost.ts'

type Shown = NonNullable<Ownership>

const kilometres = (count: number): string => `${formatNumber(count)} km`

export const ownershipWords = {
  title: (years: number) => `Biaya memiliki selama ${years} tahun`,
  lead: 'Dari hari membeli sampai ditukar tambah, tanpa kenaikan harga.',
  kilometresAYear: 'Jarak tempuh setahun',
  usualKilometres: (count: number) => `Lazimnya ${kilometres(count)} setahun.`,
  kilometres,
  electricShare: 'Porsi listrik',
  shares: (percent: number) => `${percentText(percent)} jarak dengan listrik, ${percentText(100 - percent)} dengan bensin`,
  total: 'Total biaya',
  perMonth: 'Per bulan',
  perKilometre: 'Per kilometer',
  paid: 'Yang Anda keluarkan',
  paidNote: 'Total tanpa penurunan nilai; harga mobil dan aksesorinya tidak termasuk.',
  estimate: 'perkiraan',
  notCounted: 'belum dihitung',
  kinds: 'Jenis biaya',
  amount: 'Jumlah',
  byYear: 'Per tahun',
  year: (year: number) => `Tahun ke-${year}`,
  yearTotal: 'Jumlah setahun',
  how: 'Dari mana angka ini?',
  caveats: 'Yang perlu Anda ketahui',
  resale: (years: number) => `Perkiraan nilai tukar tambah setelah ${years} tahun`,
  resaleRange: (low: string, high: string, driven: number) =>
    `Antara ${low} dan ${high}, bila terawat dan menempuh ${kilometres(driven)}.`,
}

const kindNames: Record<CostKind, string> = {
  depreciation: 'Penurunan nilai',
  tax: 'Pajak dan surat',
  insurance: 'Asuransi',
  energy: 'Bahan bakar',
  service: 'Servis berkala',
}

export const kindName = (kind: CostKind, fuel: Fuel): string =>
  kind === 'energy' && fuel === 'plug-in-hybrid' ? 'Bahan bakar dan listrik' : kindNames[kind]

/** The tariff and the chosen cover. */
export function premiumSource({ insurance: { extensions, liability }, said }: Pick<Ways, 'insurance' | 'said'>): string {
  const extended = extensions.length > 0 || liability !== null ? ' dengan perluasan yang dipilih' : ''
  return `tarif OJK (SEOJK 6/2017) dan nilai mobil tahun itu, perlindungan “${insuranceWords.covers[said.asuransi].label}”${extended}`
}

/** Why a kind of cost is not in the total. */
const missing: Record<CostKind, string> = {
  depreciation: 'Penurunan nilainya belum dapat dihitung.',
  tax: 'Pajaknya belum dapat dihitung.',
  insurance: 'Preminya belum dapat dihitung.',
  energy: 'Konsumsinya belum kami ketahui.',
  service: 'Jadwal dan biaya servis varian ini belum kami punya.',
}

const productNames: Record<Product, string> = {
  pertamax: 'Pertamax',
  'pertamina-dex': 'Pertamina Dex',
  'pln-3500-va': 'PLN rumah 3.500 VA ke atas',
}

export const confidenceWords: Record<Confidence, string> = {
  high: 'Keyakinan tinggi',
  medium: 'Keyakinan sedang',
  low: 'Keyakinan rendah, angkanya perkiraan',
}

/** How one part of a kind was calculated, as a part of a sentence. */
const partWords: Record<CostCode, (part: CostPart) => string> = {
  'loss-of-value': ({ inputs: { before, after, accessories = 0 } }) =>
    `harga yang dibayar ${sum(before)}${accessories > 0 ? ', termasuk aksesori yang dianggap tidak menambah nilai tukar,' : ''} dikurangi perkiraan nilai tukar tambah ${sum(after)}`,
  'vehicle-tax-in-price': () => 'tahun pertama sudah termasuk harga OTR',
  'vehicle-tax': ({ inputs, amount }) =>
    `sesudahnya PKB ${money(amount)} setahun, yaitu ${taxRate(inputs.rateTenThousandthsOfPercent)} (mobil pertama, dengan opsen bila ada) × bobot ${quantity(inputs.weightThousandths, 1000)} × nilai kena pajak ${sum(inputs.taxedValue)}, yang dianggap tetap`,
  'accident-fund': ({ amount }) => `SWDKLLJ ${money(amount)} setahun`,
  'registration-renewal': ({ amount }) => `ganti STNK ${money(amount)} pada tahun terakhir`,
  'plates-renewal': ({ amount }) => `pelat baru ${money(amount)}`,
  'premium-of-credit': ({ inputs, source }) => `${yearsText(inputs)} premi dalam kredit menurut ${source}`,
  'premium-renewed': ({ inputs, source }) =>
    inputs.from === 1
      ? `${yearsText(inputs)} premi bila mobil Anda asuransikan sendiri, menurut ${source}`
      : `${yearsText(inputs)}, setelah kredit lunas, seolah Anda perpanjang dengan perlindungan dan tarif yang sama`,
  petrol: fuelWords,
  diesel: fuelWords,
  electricity: ({ inputs, product }) =>
    `setahun ${kilometres(inputs.kilometres ?? 0)} × ${quantity(inputs.wattHoursPerKilometre, 1000)} kWh per km × Rp\u00a0${quantity(inputs.hundredthsOfRupiahPerKwh, 100)} per kWh${named(product)}`,
  'service-visit': ({ inputs }) =>
    `dihitung ${formatNumber(inputs.visits ?? 0)} kunjungan menurut jadwal servis, seluruhnya antara ${sum(inputs.low)} dan ${sum(inputs.high)}`,
}

function fuelWords({ inputs, product }: CostPart): string {
  const litre = `${quantity(inputs.tenthsOfKilometrePerLitre, 10)} km per liter`
  return `setahun ${kilometres(inputs.kilometres ?? 0)} ÷ ${litre} × ${sum(inputs.pricePerLitre)} per liter${named(product)}`
}

const yearsText = ({ from = 1, to = from }: CostPart['inputs']): string =>
  from === to ? `tahun ke-${from}` : `tahun ke-${from} sampai ke-${to}`
const sum = (amount = 0): string => money(amount)
const quantity = (amount = 0, parts: number): string => formatNumber(amount / parts)
const taxRate = (amount = 0): string => `${formatNumber(amount / 10_000)} %`
const named = (product: Product | null): string => (product ? ` (${productNames[product]})` : '')

/** One sentence: how a kind was calculated. */
export function reckoning({ kind, counted, parts }: CostRow): string {
  if (!counted) return missing[kind]
  const text = parts.map((part) => partWords[part.code](part)).join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** How reliable a kind is, and the date of its figures. */
export function evidence({ counted, confidence, dates, undated }: CostRow, compiled: string): string {
  if (!counted) return ''
  const gathered = `dihimpun ${dateLabel(compiled)}`
  const known = [...new Set(dates.map(dateLabel))]
  if (known.length === 0) return `${confidenceWords[confidence]}${undated ? `; sumber tanpa tanggal, ${gathered}` : ''}.`
  const rest = undated ? `; sebagian tanpa tanggal, ${gathered}` : ''
  return `${confidenceWords[confidence]}; sumber ${formatList(known)}${rest}.`
}

/** `2026-01-02` as `Januari 2026`, `2024-2025` as `2024–2025`. */
function dateLabel(date: string): string {
  return periodLabel(/^\d{4}-\d{4}$/.test(date) ? date.replace('-', '/') : date.slice(0, 7))
}

const caveatWords: Record<CostCaveat, string> = {
  'consumption-estimated': 'Konsumsi bahan bakarnya taksiran kami, bukan hasil uji.',
  'fuel-price-of-another-province': 'Harga bahan bakar provinsi ini belum kami punya; dipakai harga provinsi lain.',
  'tax-assumed': 'Tarif pajak provinsi ini belum kami temukan; dipakai tarif anggapan.',
  'rate-of-the-first-car': 'Tarif mobil kedua dan seterusnya belum kami temukan; dipakai tarif mobil pertama.',
  'electric-share-not-counted': 'Porsi listrik belum dihitung: baterai atau jarak tempuh listriknya belum kami ketahui.',
  'insurance-renewed': 'Setelah kredit lunas, asuransi dihitung seolah Anda perpanjang dengan perlindungan yang sama.',
  'insurance-of-its-owner': 'Asuransi dihitung seolah Anda asuransikan sendiri setiap tahun; tanpa kredit itu pilihan Anda.',
  'without-service': 'Servis berkala belum dihitung, jadi biaya sebenarnya lebih tinggi.',
  'service-cost-unknown': 'Biaya sebagian kunjungan servis belum diketahui dan belum dihitung.',
  'service-beyond-schedule':
    'Sebagian kunjungan melewati jadwal tertulis; pekerjaan tambahan yang ditentukan bengkel belum dihitung.',
  'service-package-not-counted':
    'Paket servis dari dealer belum dihitung; bila mobil Anda mendapatnya, biaya servis lebih rendah.',
  'wear-not-counted': 'Ban, kampas rem, dan aki belum dihitung: kami belum punya harga ban dan kapan semuanya diganti.',
}

const halfAssumed = 'Porsi listrik awal, 50 %, adalah anggapan kami. Geser sesuai kebiasaan Anda mengisi daya.'

export function caveatsOf({ caveats, electricShare }: Pick<Shown, 'caveats' | 'electricShare'>): string[] {
  const texts = caveats.map((caveat) => caveatWords[caveat])
  return electricShare === null ? texts : [...texts, halfAssumed]
}
