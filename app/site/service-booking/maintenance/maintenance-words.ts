import { periodLabel } from '../../../core/cars/words.ts'
import { formatRupiah } from '../../../lib/money.ts'
import { formatNumber } from '../../../lib/number.ts'
import type { NextVisit, Visit } from './maintenance.ts'
import type { CostOrigin, Maintenance, RecalledPart, RepairCampaign, VisitKind, Work } from './maintenance-schema.ts'
import type { Cost } from './visit-cost.ts'

export const workNames: Record<Work, string> = {
  'first-inspection': 'Periksa cairan, rem, ban, dan sabuk',
  adjustments: 'Setel yang perlu disetel',
  'engine-oil': 'Ganti oli mesin',
  'oil-filter': 'Ganti filter oli',
  'multi-point-inspection': 'Periksa lebih dari 20 titik',
  'air-filter': 'Ganti filter udara',
  'cabin-filter': 'Ganti filter kabin',
  'brake-cleaning': 'Bersihkan rem',
  'wheel-rotation': 'Rotasi roda',
  'transmission-fluid': 'Ganti oli transmisi',
  coolant: 'Ganti cairan pendingin',
  'brake-fluid': 'Ganti minyak rem',
  'high-voltage-inspection': 'Periksa baterai tegangan tinggi dan motor listrik',
  'fuel-filter': 'Ganti filter bahan bakar',
  'differential-oil': 'Ganti oli gardan',
  'transfer-oil': 'Ganti oli transfer case',
  'spark-plugs': 'Ganti busi',
  'timing-belt': 'Ganti timing belt',
}

export const kindNames: Record<VisitKind, string> = {
  'first-check': 'Pemeriksaan pertama',
  small: 'Servis kecil',
  major: 'Servis besar',
}

/** `Servis 40.000 km atau 24 bulan`; past the written schedule only the kilometres count. */
export function visitName({ kind, kilometres, months, beyondSchedule }: Visit): string {
  const name = kind === 'first-check' ? kindNames[kind] : 'Servis'
  const distance = `${name} ${formatNumber(kilometres)} km`
  return beyondSchedule ? distance : `${distance} atau ${months} bulan`
}

/** `sekitar 1,5 jam` */
export const durationText = (minutes: number): string => `sekitar ${formatNumber(minutes / 60)} jam`

export function costText(cost: Cost): string {
  if (cost.kind === 'free') return 'Gratis'
  if (cost.kind === 'unknown') return 'Belum ada data biaya untuk servis ini'
  return `Sekitar ${formatRupiah(cost.low)} – ${formatRupiah(cost.high)}`
}

const originTexts: Record<CostOrigin, string> = {
  workshop: 'dihitung dari harga bengkel; batas atas memuat PPN',
  estimate: 'taksiran kami, belum dicocokkan dengan bengkel',
}

/** What stands beside every cost: where it holds, when, and how far to trust it. */
export function costBasisText({ origin, basis }: Extract<Cost, { kind: 'about' }>): string {
  const place = basis.place ? `bengkel ${basis.place}` : 'wilayah bengkel belum dipastikan'
  return `Suku cadang dan ongkos kerja tanpa paket, ${originTexts[origin]}; ${place}, data ${periodLabel(basis.asOf)}.`
}

/** Null where labour is paid for, or all is free anyway. */
export function freeLabourText({ freeLabour, cost }: Visit, { kilometres, months }: Maintenance['freeLabour']): string | null {
  if (freeLabour === 'no' || cost.kind === 'free') return null
  const limit = `Ongkos kerja gratis sampai ${formatNumber(kilometres)} km atau ${formatNumber(months / 12)} tahun`
  if (freeLabour === 'perhaps') return `${limit} sejak mobil diserahkan.`
  return cost.kind === 'about' ? `${limit}: biaya Anda lebih rendah dari perkiraan ini.` : `${limit}.`
}

/** Why this visit, and what may differ; nothing where the odometer alone says it. */
export function reasonTexts(next: NextVisit): string[] {
  if (!next.known) return []
  return [
    ...(next.because === 'months' ? [next.visits.length > 1 ? oneOfThese : byMonths] : []),
    ...(next.olderThanSchedule ? [olderThanSchedule] : []),
    ...(next.visits.some((visit) => visit.beyondSchedule) ? [beyondSchedule] : []),
  ]
}

/** What the owner may still tell, so that visit, work and cost are known better. */
export function adviceTexts(next: NextVisit): string[] {
  if (!next.known) return ['Isi kilometer agar kami dapat menyebut servis dan perkiraan biayanya.']
  return [
    ...(next.visits.length > 1 ? ['Isi kilometer agar kami tahu yang mana.'] : []),
    ...(next.variantOpen ? ['Pilih varian agar pekerjaan dan biayanya lebih tepat.'] : []),
  ]
}

const oneOfThese = 'Salah satu dari servis ini, menurut tahun mobil.'
const byMonths = 'Menurut umur mobil: kilometer atau bulan, mana yang lebih dahulu tercapai.'
const olderThanSchedule =
  'Mobil Anda lebih tua dari jadwal tertulis. Bengkel memeriksa juga yang jatuh tempo menurut umur, misalnya cairan dan sabuk.'
const beyondSchedule = 'Jadwal tertulis berakhir di sini. Bengkel menentukan pekerjaan tambahan menurut buku servis.'

export const partNames: Record<RecalledPart, string> = {
  'tailgate-gas-springs': 'pegas gas pintu belakang',
  'fuel-pump': 'pompa bahan bakar',
}

/** `Pompa bahan bakar, mobil buatan 2017–2019, diumumkan Juni 2020` */
export function campaignText({ part, built, announced }: RepairCampaign): string {
  const what = part ? partNames[part] : 'perbaikan yang rinciannya belum kami ketahui'
  const cars = built ? `mobil buatan ${built.from}–${built.until}` : null
  const text = [what, cars, `diumumkan ${periodLabel(announced)}`].filter(Boolean).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const panelWords = {
  title: 'Yang akan dikerjakan',
  campaigns: 'Mobil Anda mungkin termasuk kampanye perbaikan',
  campaignChecked: 'Bengkel mencocokkannya dengan nomor rangka mobil Anda.',
  campaignToo: 'Minta bengkel mencocokkan nomor rangkanya sekalian.',
}

/** Work that only some of the variants need. */
export const perhapsText = (work: Work): string => `${workNames[work]} (pada sebagian varian)`

export const noCampaignText = 'Kami tidak mencatat kampanye perbaikan untuk mobil ini. Bengkel tetap mencocokkan nomor rangkanya.'
