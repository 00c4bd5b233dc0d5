import { href } from 'react-router'

/** Every link of the site: an English name and its address. The compiler checks each address against the route table. */
export const at = {
  home: () => href('/'),
  cars: (filter: Query = {}) => withQuery(href('/our-cars'), filter),
  /** `colour`: the slug of the model's paint. */
  car: (carClass: string, slug: string, colour?: string) =>
    withQuery(href('/our-cars/:class/:slug', { class: carClass, slug }), { warna: colour }),
  /** Models by slug, or single variants as `model:variant`. */
  compare: (models: readonly string[] = [], space: Query = {}) =>
    withQuery(href('/our-cars/bandingkan'), { model: models, ...space }),
  testDrive: (choice: TestDriveChoice = {}) => withQuery(href('/test-drive'), choice),
  testDriveResult: (token: string) => href('/test-drive/result/:token', { token }),
  testDriveResults: () => href('/test-drive/result'),
  consultation: (choice: Query = {}) => withQuery(href('/konsultasi-pembelian'), choice),
  consultationCode: (token: string) => href('/konsultasi-pembelian/:token/kode', { token }),
  consultationPlan: (token: string) => href('/konsultasi-pembelian/:token/rencana', { token }),
  consultationResult: (token: string) => href('/konsultasi-pembelian/result/:token', { token }),
  consultationResults: () => href('/konsultasi-pembelian/result'),
  paymentSimulation: (choice: Query = {}) => withQuery(href('/simulasi-pembayaran'), choice),
  creditSimulation: (choice: Query = {}) => withQuery(href('/simulasi-kredit'), choice),
  budgetSimulation: (choice: Query = {}) => withQuery(href('/simulasi-kredit/anggaran'), choice),
  simulationFacts: (version: string) => href('/simulasi-kredit/data/:file', { file: `${version}.json` }),
  saveSimulation: (choice: Query = {}) => withQuery(href('/simulasi/simpan'), choice),
  simulationCode: (token: string) => href('/simulasi/:token/kode', { token }),
  creditSimulationResults: () => href('/simulasi-kredit/result'),
  creditSimulationResult: (token: string) => href('/simulasi-kredit/result/:token', { token }),
  paymentSimulationResults: () => href('/simulasi-pembayaran/result'),
  paymentSimulationResult: (token: string) => href('/simulasi-pembayaran/result/:token', { token }),
  simulationDocument: (token: string) => href('/simulasi/:token/simulasi.pdf', { token }),
  simulationDealer: (token: string) => href('/simulasi/:token/dealer', { token }),
  /** `dengan`: the references of the simulations to compare with. */
  simulationComparison: (token: string, choice: Query = {}) => withQuery(href('/simulasi/:token/bandingkan', { token }), choice),
  serviceBooking: (choice: Query = {}) => withQuery(href('/book-service'), choice),
  serviceBookingResults: () => href('/book-service/result'),
  serviceBookingResult: (token: string) => href('/book-service/result/:token', { token }),
  brochures: (choice: Query = {}) => withQuery(href('/brosur'), choice),
  brochureRequest: (choice: Query = {}) => withQuery(href('/brosur/kirim'), choice),
  brochureResults: () => href('/brosur/result'),
  brochureResult: (token: string) => href('/brosur/result/:token', { token }),
  brochureDownload: (choice: Query) => withQuery(href('/brosur/download'), choice),
  campaign: (slug: 'thenewsuv' | 'infinitexcitement' | 'ridethelifeadventure') => href(`/${slug}`),
  fleet: (choice: Query = {}) => withQuery(href('/fleet'), choice),
  fleetResults: () => href('/fleet/result'),
  fleetResult: (token: string) => href('/fleet/result/:token', { token }),
  /** `tahun`, `topik`, `model` and `halaman`. */
  news: (choice: Query = {}) => withQuery(href('/news-id'), choice),
  newsArticle: (slug: string) => href('/news-id/:slug', { slug }),
  newsRss: () => href('/news-id/rss.xml'),
  newsFeed: () => href('/news-id/feed.json'),
  /** `tahun`, `topik`, `model` and `halaman`. */
  pressReleases: (choice: Query = {}) => withQuery(href('/siaran-pers'), choice),
  pressRelease: (slug: string) => href('/siaran-pers/:slug', { slug }),
  pressReleaseRss: () => href('/siaran-pers/rss.xml'),
  pressReleaseFeed: () => href('/siaran-pers/feed.json'),
  /** The form that checks a frame number. */
  recallCheck: () => href('/aftersales/recall'),
  recallResult: () => href('/aftersales/recall/result'),
  recall: (slug: string) => `${href('/aftersales/recall')}#${slug}`,
  /** `q`: the words to search for. */
  help: (search: Query = {}) => withQuery(href('/bantuan'), search),
  helpQuestion: (slug: string) => `${href('/bantuan')}#${slug}`,
  /** `warna`: merah, kuning, hijau, biru. */
  warningLights: (filter: Query = {}) => withQuery(href('/bantuan/lampu-peringatan'), filter),
  warningLight: (slug: string) => `${href('/bantuan/lampu-peringatan')}#${slug}`,
  handOver: () => href('/bantuan/serah-terima'),
  handOverDocument: (slug: string) => `${href('/bantuan/serah-terima')}#${slug}`,
  contact: () => href('/contact-us'),
  contactMessage: (choice: Query = {}) => withQuery(href('/contact-us/pesan'), choice),
  /** The page after a sent message. Without a token it shows no personal data. */
  contactThanks: (token?: string) =>
    token === undefined ? href('/contact-us/pesan-thank-you') : href('/contact-us/pesan-thank-you/:token', { token }),
  preOrder: () => href('/pre-order'),
  preOrderForm: (choice: Query = {}) => withQuery(href('/pre-order/isian'), choice),
  preOrderCode: (token: string) => href('/pre-order/:token/kode', { token }),
  preOrderQueue: (token: string) => href('/pre-order/:token/antrean', { token }),
  preOrderResult: (token: string) => href('/pre-order/result/:token', { token }),
  preOrderResults: () => href('/pre-order/result'),
  dealers: (search: Query = {}) => withQuery(href('/cari-dealer'), search),
  finderFacts: (version: string) => href('/cari-dealer/data/:file', { file: `${version}.json` }),
  dealersJson: (filter: Query = {}) => withQuery(href('/api/dealers.json'), filter),
  dealersGeoJson: (filter: Query = {}) => withQuery(href('/api/dealers.geojson'), filter),
  /** The dealer this device remembers. */
  ownDealer: () => href('/cari-dealer/pilihan'),
  dealerProvince: (province: string) => href('/cari-dealer/:province', { province }),
  /** A city of the province, or a dealer in the city, by slug. */
  dealerPlace: (province: string, place: string) => href('/cari-dealer/:province/:place', { province, place }),
  /** The form that finds a request by its number. */
  requests: () => href('/permintaan'),
  requestCode: (flow: string, nomor: string) => withQuery(href('/permintaan/kode/:flow', { flow }), { nomor }),
  request: (token: string) => href('/permintaan/:token', { token }),
  requestMove: (token: string) => href('/permintaan/:token/jadwal', { token }),
  requestDealer: (token: string) => href('/permintaan/:token/dealer', { token }),
  requestCancellation: (token: string) => href('/permintaan/:token/pembatalan', { token }),
  requestConsent: (token: string) => href('/permintaan/:token/persetujuan', { token }),
  requestCalendar: (token: string) => href('/permintaan/:token/kalender.ics', { token }),
  /** `view` uses the words of the address: samping, depan, belakang. */
  drawing: (slug: string, view: 'samping' | 'depan' | 'belakang' = 'samping', colour?: string) =>
    withQuery(href('/gambar/:drawing', { drawing: `${slug}-${view}.svg` }), { warna: colour }),
  /** A model in a place, for an article: SVG for pages, PNG where a link is shared. */
  articlePicture: ({ model, colour, background }: ArticleScene, format: 'svg' | 'png' = 'svg') =>
    href('/gambar/artikel/:model/:colour/:file', { model, colour: colour ?? 'standar', file: `${background}.${format}` }),
  /** The picture that a messenger shows with a shared link; made by `bin/share-pictures`. */
  sharePicture: (name: string) => `/bagikan/${name}.png`,
  sitemap: () => href('/sitemap.xml'),
  pageSitemap: () => href('/sitemap-halaman.xml'),
  articleSitemap: () => href('/sitemap-artikel.xml'),
  provinceSitemap: (province: string) => href('/cari-dealer/:province/sitemap.xml', { province }),
} as const

/** Addresses that the site promises but that have no page yet. A menu shows such an entry as soon as its page exists. */
export const promised = {
  promotions: '/promo',
  spareParts: '/aftersales/spareparts',
  accessories: '/aksesoris',
  warranty: '/purna-jual/warranty',
  periodicMaintenance: '/purna-jual/periodical-maintenance',
  smartPackage: '/purna-jual/paket-smart',
  events: '/exhibition',
  profile: '/tentang-kami/profil',
  history: '/tentang-kami/sejarah',
  socialResponsibility: '/tentang-kami/csr',
  environmentPolicy: '/tentang-kami/kebijakan-lingkungan',
  values: '/tentang-kami/nilai-nilai-kami',
  groupBusiness: '/tentang-kami/grup-bisnis',
  privacy: '/privasi',
} as const

type ArticleScene = { model: string; colour?: string | undefined; background: string }

type TestDriveChoice = Partial<Record<'vehicle' | 'warna' | 'province' | 'city' | 'dealer' | 'date' | 'time', string | undefined>>

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

function withQuery(path: string, parameters: Query): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [value].flat().map((one) => [name, one]) : []))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
