/** The sorts of pages that events and tags distinguish, by the first segment of their addresses. */
const bySegment = {
  '': 'home',
  'our-cars': 'car',
  promo: 'promotion',
  'test-drive': 'test-drive',
  'konsultasi-pembelian': 'consultation',
  'book-service': 'service-booking',
  brosur: 'brochure',
  aksesoris: 'accessory',
  'contact-us': 'contact',
  'simulasi-kredit': 'simulation',
  'simulasi-pembayaran': 'simulation',
  simulasi: 'simulation',
  'pre-order': 'pre-order',
  thenewsuv: 'campaign',
  infinitexcitement: 'campaign',
  ridethelifeadventure: 'campaign',
  fleet: 'fleet',
  'news-id': 'news',
  exhibition: 'event',
  'siaran-pers': 'press-release',
  'about-us': 'company',
  aftersales: 'aftersales',
  'purna-jual': 'aftersales',
  bantuan: 'help',
  'cari-dealer': 'dealer',
  cari: 'search',
  permintaan: 'request',
} as const

export const pageTypes = [...new Set(Object.values(bySegment)), 'other'] as const
export type PageType = (typeof pageTypes)[number]

const known: Readonly<Record<string, PageType>> = bySegment

export function pageTypeOf(path: string): PageType {
  const [, segment = ''] = path.split('/')
  return Object.hasOwn(known, segment) ? (known[segment] ?? 'other') : 'other'
}

/** The slug of the model that a page is about: `/our-cars/suv/xforce` and `/aksesoris/xforce`. */
export function modelOf(path: string): string | null {
  const [, first, second, third] = path.split('/')
  const slug = first === 'our-cars' ? third : first === 'aksesoris' ? second : undefined
  return slug && /^[a-z0-9-]{1,60}$/.test(slug) ? slug : null
}
