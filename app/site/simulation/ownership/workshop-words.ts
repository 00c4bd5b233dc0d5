import type { Maintenance } from '../../../core/maintenance/maintenance-schema.ts'
import type { CostRange } from '../../../core/maintenance/visit-cost.ts'
import { formatNumber } from '../../../lib/number.ts'
import { money } from '../calculation/money.ts'
import { ownershipWords } from './ownership-words.ts'
import type { WorkshopVisits } from './workshop-visits.ts'

type Shown = WorkshopVisits['visits'][number]

export const workshopWords = {
  title: (visits: number) => `${formatNumber(visits)} kunjungan servis`,
  visit: 'Kunjungan',
  amount: 'Biaya yang dihitung',
  total: 'Total servis berkala',
  free: 'gratis',
  unknown: 'belum diketahui',
}

/** How often visits are due, and which end of the price range counts. */
export function rulesOf({ every, freeLabour }: Pick<WorkshopVisits, 'every' | 'freeLabour'>): string[] {
  return [
    `Setiap ${distance(every)}, mana yang lebih dahulu tercapai. Pemeriksaan pertama gratis.`,
    `Ongkos kerja gratis sampai ${distance(freeLabour)}. Selama itu biaya dihitung di batas bawah rentangnya, karena bagian ongkos kerja belum kami ketahui; yang Anda bayar dapat lebih rendah. Sesudahnya di tengah rentang.`,
  ]
}

const distance = ({ kilometres, months }: Pick<Maintenance['freeLabour'], 'kilometres' | 'months'>): string =>
  `${formatNumber(kilometres)} km atau ${months % 12 === 0 ? `${formatNumber(months / 12)} tahun` : `${formatNumber(months)} bulan`}`

/** `Tahun ke-2, ongkos kerja gratis` */
export function visitNote({ year, cost, freeLabour }: Shown): string {
  const isFree = cost.kind === 'about' && freeLabour === 'yes'
  return isFree ? `${ownershipWords.year(year)}, ongkos kerja gratis` : ownershipWords.year(year)
}

export const rangeText = ({ low, high }: CostRange): string => `${money(low)} – ${money(high)}`

export function visitAmountText({ amount, cost }: Shown): string {
  if (cost.kind === 'free') return workshopWords.free
  return amount === null ? workshopWords.unknown : money(amount)
}
