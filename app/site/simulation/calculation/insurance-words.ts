import type { Extension } from '../../../core/simulation/case/choices.ts'
import { type ExtensionPremium, type ExtensionYear, premiumOver } from '../../../core/simulation/insurance/extension-premiums.ts'
import { formatMillions, formatRupiah, type Rupiah } from '../../../lib/money.ts'
import { formatNumber } from '../../../lib/number.ts'
import type { CoverName } from './choice.ts'

/** Non-breaking, between a number and its unit. */
const space = '\u00a0'

const sum = (amount: number): string => formatRupiah(Math.round(amount) as Rupiah)

export const insuranceWords = {
  insurance: 'Asuransi mobil',
  covers: {
    kombinasi: { label: 'Kombinasi', note: 'All risk tahun pertama, lalu kehilangan total (TLO)' },
    'kombinasi-2': { label: 'Kombinasi 2 tahun', note: 'All risk dua tahun pertama, lalu TLO' },
    'kombinasi-3': { label: 'Kombinasi 3 tahun', note: 'All risk tiga tahun pertama, lalu TLO' },
    'all-risk': { label: 'All risk setiap tahun', note: 'Menanggung kerusakan kecil juga' },
    tlo: { label: 'TLO setiap tahun', note: 'Hanya hilang atau rusak sedikitnya 75 %' },
  } satisfies Record<CoverName, { label: string; note: string }>,
  more: 'Perluasan asuransi',
  extensions: 'Tambahan yang ditanggung',
  extensionsHint: (region: number) =>
    `Polis biasa tidak menanggungnya. Tarif OJK (SEOJK 6/2017) wilayah ${region}, dihimpun dari beberapa sumber umum; perusahaan asuransi menetapkan angka akhirnya.`,
  liability: 'Tanggung jawab kepada pihak ketiga',
  liabilityHint:
    'Mengganti kerusakan atau cedera orang lain karena mobil Anda, sampai jumlah ini. Premi setahun tertulis di belakangnya.',
  noLiability: 'Tidak ditambahkan',
  liabilityStep: ({ limit, years }: ExtensionPremium) => `${formatMillions(limit as Rupiah)}: ${sum(years[0]?.premium ?? 0)}`,
  including: (amount: number) => `termasuk perluasan ${sum(amount)}`,
}

export const extensionWords: Record<Extension, { label: string; note: string }> = {
  flood: { label: 'Banjir dan angin topan', note: 'Mobil terendam, atau tertimpa pohon saat badai.' },
  earthquake: { label: 'Gempa, tsunami, dan letusan gunung', note: 'Rusak karena gempa bumi dan akibatnya.' },
  riot: { label: 'Huru-hara dan kerusuhan', note: 'Dirusak massa, atau dijarah saat kerusuhan.' },
  terrorism: { label: 'Terorisme dan sabotase', note: 'Rusak karena ledakan atau serangan.' },
}

/** `0,1 % dari nilai mobil setahun saat all risk, 0,075 % saat TLO`: one rate for each cover, in order. */
export function ratesText(years: readonly ExtensionYear[]): string {
  const byCover = new Map(years.map(({ cover, ratePercent }) => [cover, ratePercent]))
  const [full, total] = [byCover.get('comprehensive'), byCover.get('tlo')]
  if (full === undefined || total === undefined || full === total)
    return `${rateText(full ?? total ?? 0)} dari nilai mobil setahun`
  return `${rateText(full)} dari nilai mobil setahun saat all risk, ${rateText(total)} saat TLO`
}

/** The cost of an extension, before the interest on its financed part. */
export function addsText(years: readonly ExtensionYear[]): string {
  const first = `Tahun pertama ${sum(years[0]?.premium ?? 0)}`
  return years.length > 1 ? `${first}, seluruhnya ${sum(premiumOver(years))} dalam ${years.length}${space}tahun` : first
}

/** An extension as a part of the premium, with its calculation. */
export function includedText({ code, limit, years }: ExtensionPremium): string {
  const label = code === 'liability' ? insuranceWords.liability : extensionWords[code].label
  return `termasuk ${label.toLowerCase()} ${sum(premiumOver(years))}: tarif OJK, ${howOf({ code, limit, years })}`
}

function howOf({ code, limit, years }: ExtensionPremium): string {
  if (code === 'liability')
    return `bertingkat sampai ${sum(limit)}, ${sum(years[0]?.premium ?? 0)} × ${years.length}${space}tahun`
  return years.map(({ ratePercent, insuredSum }) => `${rateText(ratePercent)} × ${sum(insuredSum)}`).join(' + ')
}

const rateText = (percent: number): string => `${formatNumber(percent)}${space}%`
