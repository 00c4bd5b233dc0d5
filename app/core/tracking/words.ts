import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import type { TagKind } from '../../lib/page-tracking.ts'
import type { PageType } from './page-type.ts'
import type { TagRefusal } from './tag-rules.ts'

export const kindWords: Record<TagKind, string> = {
  gtm: 'Google Tag Manager',
  ga4: 'Google Analytics 4',
  'google-ads': 'Google Ads',
  'meta-pixel': 'Meta Pixel',
  'tiktok-pixel': 'TikTok Pixel',
  clarity: 'Microsoft Clarity',
  hotjar: 'Hotjar',
  'external-script': 'Skrip luar',
  affiliate: 'Mitra afiliasi',
  'web-vitals': 'Kecepatan halaman',
}

export const purposeWords: Record<ConsentPurpose, string> = {
  analytics: 'Statistik',
  advertising: 'Iklan',
  affiliate: 'Mitra',
  recording: 'Rekaman kunjungan',
}

export const pageWords: Record<PageType, string> = {
  home: 'Beranda',
  car: 'Model',
  promotion: 'Promo',
  'test-drive': 'Test drive',
  consultation: 'Konsultasi pembelian',
  'service-booking': 'Booking servis',
  brochure: 'Brosur',
  accessory: 'Aksesori',
  contact: 'Hubungi kami',
  simulation: 'Simulasi',
  'pre-order': 'Pre-order',
  campaign: 'Kampanye',
  fleet: 'Fleet',
  news: 'Berita',
  event: 'Acara',
  'press-release': 'Siaran pers',
  company: 'Perusahaan',
  aftersales: 'Purna jual',
  help: 'Bantuan',
  dealer: 'Dealer',
  search: 'Pencarian',
  request: 'Permintaan',
  other: 'Lainnya',
}

/** `example`: an id of the kind. `purposes`: those the kind may have. */
type TagFacts = { kind: string; example: string; purposes: string }

export const tagRefusalWords: Record<TagRefusal, { column: string; text: (facts: TagFacts) => string }> = {
  id: { column: 'id', text: ({ kind, example }) => `Kode ${kind} harus ditulis seperti ${example}` },
  purpose: { column: 'purpose', text: ({ kind, purposes }) => `Tujuan ${kind} harus ${purposes}` },
  address: { column: 'address', text: ({ kind }) => `Alamat ${kind} harus https:// dengan nama host di internet, tanpa port` },
  'no-address': { column: 'address', text: ({ kind }) => `Kosongkan Alamat: ${kind} tidak memakainya` },
}
