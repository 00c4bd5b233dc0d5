export const planTimes = ['bulan-ini', '3-bulan', '6-bulan', '12-bulan', 'belum-tahu'] as const
export type PlanTime = (typeof planTimes)[number]

export const payments = ['tunai', 'kredit', 'belum-tahu'] as const
export type Payment = (typeof payments)[number]

export const serviceTypes = ['berkala', 'perbaikan-umum', 'bodi-cat', 'kampanye-perbaikan'] as const
export type ServiceType = (typeof serviceTypes)[number]

export const messageTopics = ['produk', 'harga', 'purna-jual', 'keluhan', 'kerja-sama', 'lainnya'] as const
export type MessageTopic = (typeof messageTopics)[number]

/** The first letters of a reference. */
export const prefixes = {
  'test-drive': 'TD',
  consultation: 'KP',
  brochure: 'BR',
  service: 'SV',
  message: 'PS',
  'pre-order': 'PO',
  campaign: 'KM',
  simulation: 'SM',
  fleet: 'FL',
  accessories: 'AK',
} as const

export type LeadKind = keyof typeof prefixes
export const leadKinds = Object.keys(prefixes) as LeadKind[]
