import { periodLabel } from '../../../core/cars/words.ts'
import type { NextVisit } from '../../../core/maintenance/maintenance.ts'
import type { RecalledPart, RepairCampaign } from '../../../core/maintenance/maintenance-schema.ts'

/** What else the owner could enter, to make visit, work and cost more exact. */
export function adviceTexts(next: NextVisit): string[] {
  if (!next.known) return ['Isi kilometer agar kami dapat menyebut servis dan perkiraan biayanya.']
  return [
    ...(next.visits.length > 1 ? ['Isi kilometer agar kami tahu yang mana.'] : []),
    ...(next.variantOpen ? ['Pilih varian agar pekerjaan dan biayanya lebih tepat.'] : []),
  ]
}

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

export const noCampaignText = 'Kami tidak mencatat kampanye perbaikan untuk mobil ini. Bengkel tetap mencocokkan nomor rangkanya.'
