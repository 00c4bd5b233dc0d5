import { href } from 'react-router'

/** Every link of the site: an English name and its address, checked against the route table by the compiler. */
export const at = {
  home: () => href('/'),
  cars: () => '/our-cars',
  car: (classSlug: string, slug: string) => `/our-cars/${classSlug}/${slug}`,
  compare: () => '/our-cars/bandingkan',
  testDrive: (choice: TestDriveChoice = {}) => withQuery('/test-drive', choice),
  testDriveResult: (token: string) => `/test-drive/result/${token}`,
  testDriveMove: (token: string, date?: string) => withQuery(`/test-drive/result/${token}/pindah`, { date }),
  testDriveCancellation: (token: string) => `/test-drive/result/${token}/pembatalan`,
  testDriveCalendar: (token: string) => `/test-drive/result/${token}/kalender.ics`,
  testDriveResults: () => '/test-drive/result',
  /** `view` in the words of the address: samping, depan, belakang. */
  drawing: (slug: string, view: 'samping' | 'depan' | 'belakang' = 'samping') => href('/gambar/:drawing', { drawing: `${slug}-${view}.svg` }),
  sitemap: () => href('/sitemap.xml'),
} as const

/** Addresses the site promises whose pages are still to come: a menu shows one from the day its page stands. */
export const promised = {
  brochures: (productId?: number) => (productId === undefined ? '/brosur' : `/brosur?id=${productId}`),
  paymentSimulation: (vehicle?: string) => (vehicle === undefined ? '/simulasi-pembayaran' : `/simulasi-pembayaran?vehicle=${vehicle}`),
  purchaseConsultation: '/konsultasi-pembelian',
  dealers: '/cari-dealer',
  serviceBooking: '/book-service',
  promotions: '/promo',
  fleet: '/fleet',
  contact: '/contact-us',
  aftersales: '/aftersales',
  maintenance: '/aftersales/maintenance',
  spareParts: '/aftersales/spareparts',
  accessories: '/aksesoris',
  warranty: '/purna-jual/warranty',
  periodicMaintenance: '/purna-jual/periodical-maintenance',
  smartPackage: '/purna-jual/paket-smart',
  news: '/news-id',
  events: '/exhibition',
  pressReleases: '/siaran-pers',
  profile: '/tentang-kami/profil',
  history: '/tentang-kami/sejarah',
  socialResponsibility: '/tentang-kami/csr',
  environmentPolicy: '/tentang-kami/kebijakan-lingkungan',
  values: '/tentang-kami/nilai-nilai-kami',
  groupBusiness: '/tentang-kami/grup-bisnis',
  search: '/cari',
  privacy: '/privasi',
} as const

type TestDriveChoice = Partial<Record<'vehicle' | 'warna' | 'province' | 'city' | 'dealer' | 'date' | 'time', string>>

function withQuery(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
