import { periodLabel } from '../../../core/cars/words.ts'
import type { NextVisit, Visit } from '../../../core/maintenance/maintenance.ts'
import type { Maintenance, RecalledPart, RepairCampaign, Work } from '../../../core/maintenance/maintenance-schema.ts'
import { formatNumber } from '../../../lib/number.ts'

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

/** `sekitar 1,5 jam` */
export const durationText = (minutes: number): string => `sekitar ${formatNumber(minutes / 60)} jam`

/** Null when the owner pays for labour, or when the whole visit is free. */
export function freeLabourText({ freeLabour, cost }: Visit, { kilometres, months }: Maintenance['freeLabour']): string | null {
  if (freeLabour === 'no' || cost.kind === 'free') return null
  const limit = `Ongkos kerja gratis sampai ${formatNumber(kilometres)} km atau ${formatNumber(months / 12)} tahun`
  if (freeLabour === 'perhaps') return `${limit} sejak mobil diserahkan.`
  return cost.kind === 'about' ? `${limit}: biaya Anda lebih rendah dari perkiraan ini.` : `${limit}.`
}

/** Why this visit is next, and what may differ. Empty when the odometer alone decides. */
export function reasonTexts(next: NextVisit): string[] {
  if (!next.known) return []
  return [
    ...(next.because === 'months' ? [next.visits.length > 1 ? oneOfThese : byMonths] : []),
    ...(next.olderThanSchedule ? [olderThanSchedule] : []),
    ...(next.visits.some((visit) => visit.beyondSchedule) ? [beyondSchedule] : []),
  ]
}

/** What else the owner could enter, to make visit, work and cost more exact. */
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
  campaignCheck: 'Cek sendiri dengan nomor rangka',
  campaignToo: 'Minta bengkel mencocokkan nomor rangkanya sekalian.',
}

/** Work that only some of the variants need. */
export const perhapsText = (work: Work): string => `${workNames[work]} (pada sebagian varian)`

export const noCampaignText = 'Kami tidak mencatat kampanye perbaikan untuk mobil ini. Bengkel tetap mencocokkan nomor rangkanya.'
