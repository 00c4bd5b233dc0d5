import { href } from 'react-router'

/** Every link of the site: an English name and its address, checked against the route table by the compiler. */
export const at = {
  home: () => href('/'),
  cars: (filter: Query = {}) => withQuery(href('/our-cars'), filter),
  /** `colour`: the slug of the paint the model is shown in. */
  car: (carClass: string, slug: string, colour?: string) =>
    withQuery(href('/our-cars/:class/:slug', { class: carClass, slug }), { warna: colour }),
  /** Each model by slug, or one of its variants as `model:variant`. */
  compare: (models: readonly string[] = [], space: Query = {}) =>
    withQuery(href('/our-cars/bandingkan'), { model: models, ...space }),
  testDrive: (choice: TestDriveChoice = {}) => withQuery(href('/test-drive'), choice),
  testDriveOptions: () => href('/test-drive/pilihan'),
  testDriveResult: (token: string) => href('/test-drive/result/:token', { token }),
  testDriveMove: (token: string, date?: string) => withQuery(href('/test-drive/result/:token/pindah', { token }), { date }),
  testDriveCancellation: (token: string) => href('/test-drive/result/:token/pembatalan', { token }),
  testDriveCalendar: (token: string) => href('/test-drive/result/:token/kalender.ics', { token }),
  testDriveResults: () => href('/test-drive/result'),
  /** `view` in the words of the address: samping, depan, belakang. */
  drawing: (slug: string, view: 'samping' | 'depan' | 'belakang' = 'samping', colour?: string) =>
    withQuery(href('/gambar/:drawing', { drawing: `${slug}-${view}.svg` }), { warna: colour }),
  /** A JPEG for messengers, made by `bin/share-pictures`. */
  sharePicture: (slug: string) => `/bagikan/${slug}.jpg`,
  sitemap: () => href('/sitemap.xml'),
} as const

/** Addresses the site promises whose pages are still to come: a menu shows one from the day its page stands. */
export const promised = {
  brochures: (productId?: number) => (productId === undefined ? '/brosur' : `/brosur?id=${productId}`),
  paymentSimulation: (vehicle?: string) =>
    vehicle === undefined ? '/simulasi-pembayaran' : `/simulasi-pembayaran?vehicle=${vehicle}`,
  purchaseConsultation: '/konsultasi-pembelian',
  dealers: '/cari-dealer',
  serviceBooking: '/book-service',
  promotions: '/promo',
  fleet: '/fleet',
  contact: '/contact-us',
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
  privacy: '/privasi',
} as const

type TestDriveChoice = Partial<Record<'vehicle' | 'warna' | 'province' | 'city' | 'dealer' | 'date' | 'time', string>>

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

function withQuery(path: string, parameters: Query): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [value].flat().map((one) => [name, one]) : []))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
