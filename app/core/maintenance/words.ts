import { formatRupiah } from '../../lib/money.ts'
import { formatNumber } from '../../lib/number.ts'
import { periodLabel } from '../cars/words.ts'
import type { DueVisit } from './maintenance.ts'
import type { CostOrigin } from './maintenance-schema.ts'
import type { Cost, CostRange } from './visit-cost.ts'

/** `Servis 40.000 km atau 24 bulan`. After the listed schedule only the kilometres count. */
export function visitName({ kind, kilometres, months, beyondSchedule }: DueVisit): string {
  const name = kind === 'first-check' ? 'Pemeriksaan pertama' : 'Servis'
  const distance = `${name} ${formatNumber(kilometres)} km`
  return beyondSchedule ? distance : `${distance} atau ${months} bulan`
}

export function costText(cost: Cost): string {
  if (cost.kind === 'free') return 'Gratis'
  if (cost.kind === 'unknown') return 'Belum ada data biaya untuk servis ini'
  return `Sekitar ${formatRupiah(cost.low)} – ${formatRupiah(cost.high)}`
}

const originTexts: Record<CostOrigin, string> = {
  workshop: 'dihitung dari harga bengkel, batas bawah sebelum PPN, batas atas memuat PPN',
  estimate: 'taksiran kami, belum dicocokkan dengan bengkel',
}

/** The text beside every cost: its area, its date, and how reliable it is. */
export function costBasisText({ origin, basis }: CostRange): string {
  const place = basis.place ? `bengkel ${basis.place}` : 'wilayah bengkel belum dipastikan'
  return `Suku cadang dan ongkos kerja tanpa paket, ${originTexts[origin]}; ${place}, data ${periodLabel(basis.asOf)}.`
}
