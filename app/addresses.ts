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
  /** `provinsi` and `model` by slug. */
  promotions: (choice: Query = {}) => withQuery(href('/promo'), choice),
  /** `provinsi`: the province, by slug, whose first payments it shows. */
  programme: (slug: string, choice: Query = {}) => withQuery(href('/promo/:slug', { slug }), choice),
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
  /** `model` and `kategori`. */
  accessories: (filter: Query = {}) => withQuery(href('/aksesoris'), filter),
  /** The accessories of a model. `pilih` (several): the basket; `kategori`. */
  accessoriesOf: (model: string, choice: Query = {}) => withQuery(href('/aksesoris/:model', { model }), choice),
  accessoryRequest: (choice: Query = {}) => withQuery(href('/aksesoris/permintaan'), choice),
  accessoryResults: () => href('/aksesoris/result'),
  accessoryResult: (token: string) => href('/aksesoris/result/:token', { token }),
  campaign: (slug: 'thenewsuv' | 'infinitexcitement' | 'ridethelifeadventure') => href(`/${slug}`),
  fleet: (choice: Query = {}) => withQuery(href('/fleet'), choice),
  fleetResults: () => href('/fleet/result'),
  fleetResult: (token: string) => href('/fleet/result/:token', { token }),
  /** `tahun`, `topik`, `model` and `halaman`. */
  news: (choice: Query = {}) => withQuery(href('/news-id'), choice),
  newsArticle: (slug: string) => href('/news-id/:slug', { slug }),
  newsRss: () => href('/news-id/rss.xml'),
  newsFeed: () => href('/news-id/feed.json'),
  /** `tahun`, `topik`, `model`, `provinsi` and `halaman`. */
  events: (choice: Query = {}) => withQuery(href('/exhibition'), choice),
  event: (slug: string) => href('/exhibition/:slug', { slug }),
  eventCalendar: (slug: string) => href('/exhibition/:slug/kalender.ics', { slug }),
  eventRss: () => href('/exhibition/rss.xml'),
  eventFeed: () => href('/exhibition/feed.json'),
  /** `tahun`, `topik`, `model` and `halaman`. */
  pressReleases: (choice: Query = {}) => withQuery(href('/siaran-pers'), choice),
  pressRelease: (slug: string) => href('/siaran-pers/:slug', { slug }),
  pressReleaseRss: () => href('/siaran-pers/rss.xml'),
  pressReleaseFeed: () => href('/siaran-pers/feed.json'),
  profile: () => href('/about-us/profile'),
  history: () => href('/about-us/history'),
  values: () => href('/about-us/our-values'),
  groupBusiness: () => href('/about-us/group-business'),
  socialResponsibility: () => href('/about-us/csr'),
  environmentPolicy: () => href('/about-us/environment-policy'),
  /** The service after a purchase; leads to the pages about it. */
  aftersales: () => href('/aftersales'),
  maintenance: () => href('/aftersales/maintenance'),
  spareParts: () => href('/aftersales/spareparts'),
  /** How to choose accessories; the catalogue is a page of its own. */
  accessoryGuide: () => href('/aftersales/aksesoris'),
  /** Leads to warranty, service costs and packages. */
  ownership: () => href('/purna-jual'),
  warranty: () => href('/purna-jual/warranty'),
  /** `vehicle`, `variant`, `year` and `kilometres`. */
  periodicMaintenance: (car: Query = {}) => withQuery(href('/purna-jual/periodical-maintenance'), car),
  /** `car`, as `model:variant`, and `kilometres`. */
  smartPackage: (car: Query = {}) => withQuery(href('/purna-jual/paket-smart'), car),
  privacy: () => href('/privasi'),
  /** What the visitor allows to be measured. `kabar`: what was just done. */
  privacyChoices: (news: Query = {}) => withQuery(href('/privasi/pilihan'), news),
  /** The form that opens the data of a number. */
  myData: () => href('/privasi/data-saya'),
  myDataCode: () => href('/privasi/data-saya/kode'),
  /** `kabar`: what was done last. */
  myDataShown: (choice: Query = {}) => withQuery(href('/privasi/data-saya/isi'), choice),
  myDataCorrection: () => href('/privasi/data-saya/perbaikan'),
  myDataWithdrawal: (nomor: string) => withQuery(href('/privasi/data-saya/pencabutan'), { nomor }),
  myDataDeletion: () => href('/privasi/data-saya/penghapusan'),
  myDataDeleted: (nomor: string) => withQuery(href('/privasi/data-saya/terhapus'), { nomor }),
  myDataFile: (file: 'data-saya.json' | 'data-saya.html') => href('/privasi/data-saya/unduh/:file', { file }),
  myDataPicture: (picture: string) => href('/privasi/data-saya/foto/:picture', { picture }),
  terms: () => href('/syarat'),
  cookieNotice: () => href('/cookie'),
  accessibility: () => href('/aksesibilitas'),
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
  liveChat: () => href('/live-chat'),
  /** The events after `setelah`; what the visitor does is sent here. */
  chatNews: (choice: Query = {}) => withQuery(href('/live-chat/kabar'), choice),
  /** `setelah`: the last sequence that the browser has. */
  chatStream: (choice: Query = {}) => withQuery(href('/live-chat/aliran'), choice),
  chatFile: (file: string) => href('/live-chat/berkas/:file', { file }),
  chatTranscript: (token: string) => href('/live-chat/salinan/:token', { token }),
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
  /** `q`, `jenis` and `halaman`. */
  search: (choice: Query = {}) => withQuery(href('/cari'), choice),
  /** The form that finds a request by its number. */
  requests: () => href('/permintaan'),
  requestCode: (flow: string, nomor: string) => withQuery(href('/permintaan/kode/:flow', { flow }), { nomor }),
  request: (token: string) => href('/permintaan/:token', { token }),
  requestMove: (token: string) => href('/permintaan/:token/jadwal', { token }),
  requestDealer: (token: string) => href('/permintaan/:token/dealer', { token }),
  requestCancellation: (token: string) => href('/permintaan/:token/pembatalan', { token }),
  requestCallTime: (token: string) => href('/permintaan/:token/waktu-telepon', { token }),
  requestConsent: (token: string) => href('/permintaan/:token/persetujuan', { token }),
  requestCalendar: (token: string) => href('/permintaan/:token/kalender.ics', { token }),
  /** `view` uses the words of the address: samping, depan, belakang. */
  drawing: (slug: string, view: 'samping' | 'depan' | 'belakang' = 'samping', colour?: string) =>
    withQuery(href('/gambar/:drawing', { drawing: `${slug}-${view}.svg` }), { warna: colour }),
  /** A model in a place, for an article: SVG for pages, PNG where a link is shared. */
  articlePicture: ({ model, colour, background }: ArticleScene, format: 'svg' | 'png' = 'svg') =>
    href('/gambar/artikel/:model/:colour/:file', { model, colour: colour ?? 'standar', file: `${background}.${format}` }),
  /** The picture of a shared page with its title. `kind` is `berita`, `acara`, `siaran-pers`, `promo`, `halaman`, `dealer`, `provinsi` or `daftar`. */
  titlePicture: (kind: string, name: string) => href('/bagikan/:kind/:file', { kind, file: `${name}.png` }),
  /** A file of an uploaded picture, such as `640.avif`. Without its version the address leads to the present one. */
  photo: ({ upload, version = 'kini', preview }: Photo, file: string) =>
    withQuery(href('/gambar/foto/:picture/:version/:file', { picture: upload, version, file }), { pratinjau: preview }),
  /** The picture that a messenger shows with a shared link; made by `bin/share-pictures`. */
  sharePicture: (name: string) => `/bagikan/${name}.png`,
  office: () => href('/kantor'),
  /** `tampil`, `jenis`, `status`, `dealer`, `q`, `urut` and `setelah`. */
  leads: (filter: Query = {}) => withQuery(href('/kantor/permintaan'), filter),
  /** A lead beside the filtered list. */
  lead: (reference: string, filter: Query = {}) => withQuery(href('/kantor/permintaan/:reference', { reference }), filter),
  leadPicture: (reference: string, picture: string) =>
    href('/kantor/permintaan/:reference/foto/:picture', { reference, picture }),
  leadsAtOnce: () => href('/kantor/permintaan/banyak'),
  leadChanges: () => href('/kantor/permintaan/perubahan'),
  /** The filter of the list, and `format`. */
  leadExport: (filter: Query = {}) => withQuery(href('/kantor/permintaan/unduh'), filter),
  /** `hari` and `per`. */
  leadFigures: (choice: Query = {}) => withQuery(href('/kantor/permintaan/angka'), choice),
  /** `tampil`: `selesai` for conversations that have ended. */
  chatDesk: (choice: Query = {}) => withQuery(href('/kantor/chat'), choice),
  conversation: (id: string, choice: Query = {}) => withQuery(href('/kantor/chat/:id', { id }), choice),
  conversationActs: (id: string) => href('/kantor/chat/:id/tindakan', { id }),
  conversationFile: (id: string, file: string) => href('/kantor/chat/:id/berkas/:file', { id, file }),
  /** `percakapan` and `setelah`: the open conversation and the last sequence that the browser has. */
  deskStream: (choice: Query = {}) => withQuery(href('/kantor/chat/aliran'), choice),
  chatLoad: () => href('/kantor/chat/beban'),
  /** `ke`: the page to show afterwards. */
  signIn: (choice: Query = {}) => withQuery(href('/kantor/masuk'), choice),
  signInCode: (choice: Query = {}) => withQuery(href('/kantor/masuk/kode'), choice),
  signOut: () => href('/kantor/keluar'),
  forgottenPassword: () => href('/kantor/lupa-sandi'),
  setPassword: (token: string) => href('/kantor/sandi/:token', { token }),
  account: () => href('/kantor/akun'),
  secondFactor: () => href('/kantor/akun/faktor-kedua'),
  staffList: () => href('/kantor/staf'),
  newStaff: () => href('/kantor/staf/baru'),
  tables: () => href('/kantor/data'),
  /** Moves a dealer to its correct regency. */
  dealerRegency: () => href('/kantor/data/dealer/wilayah'),
  table: (table: string) => href('/kantor/data/:table', { table }),
  /** `kabar`: what was done last. */
  tableHistory: (table: string, choice: Query = {}) => withQuery(href('/kantor/data/:table/riwayat', { table }), choice),
  /** `format`: csv or xlsx. */
  tableExport: (table: string, choice: Query) => withQuery(href('/kantor/data/:table/unduh', { table }), choice),
  /** `kabar`: what was done last. */
  staffMember: (id: string, choice: Query = {}) => withQuery(href('/kantor/staf/:id', { id }), choice),
  /** The kinds of content. */
  contentKinds: () => href('/kantor/isi'),
  /** `kind`: the word of the kind in addresses. `keadaan`, `cari` and `halaman`. */
  contentList: (kind: string, choice: Query = {}) => withQuery(href('/kantor/isi/:kind', { kind }), choice),
  /** `kabar`: what was done last. */
  contentItem: (kind: string, slug: string, choice: Query = {}) =>
    withQuery(href('/kantor/isi/:kind/:slug', { kind, slug }), choice),
  /** Takes what an editor types, and what is done with it. */
  contentWork: (kind: string, slug: string) => href('/kantor/isi/:kind/:slug/konsep', { kind, slug }),
  /** `versi`: the version to compare with the one before it. */
  contentVersions: (kind: string, slug: string, choice: Query = {}) =>
    withQuery(href('/kantor/isi/:kind/:slug/riwayat', { kind, slug }), choice),
  staffPhotos: () => href('/kantor/foto'),
  /** `utuh.jpg`: the whole photo. `version` only renews the address. */
  staffPhoto: (id: string, file: string, versi?: string) => withQuery(href('/kantor/foto/:id/:file', { id, file }), { versi }),
  redirectList: (choice: Query = {}) => withQuery(href('/kantor/pengalihan'), choice),
  privacyDesk: () => href('/kantor/privasi'),
  newPrivacyRequest: () => href('/kantor/privasi/baru'),
  privacyRequest: (reference: string) => href('/kantor/privasi/:reference', { reference }),
  privacyRequestFile: (reference: string, file: 'data-saya.json' | 'data-saya.html') =>
    href('/kantor/privasi/:reference/unduh/:file', { reference, file }),
  newBreach: () => href('/kantor/privasi/kebocoran'),
  breach: (id: string) => href('/kantor/privasi/kebocoran/:id', { id }),
  auditLog: (filter: Query = {}) => withQuery(href('/kantor/catatan'), filter),
  operations: () => href('/kantor/operasi'),
  pageSpeeds: () => href('/kantor/operasi/kecepatan'),
  auditExport: (filter: Query = {}) => withQuery(href('/kantor/catatan/unduh'), filter),
  /** `dealer`, `hari`, `tampilan`, `jenis` and `pilih`. */
  calendar: (choice: Query = {}) => withQuery(href('/kantor/kalender'), choice),
  calendarStamp: (choice: Query = {}) => withQuery(href('/kantor/kalender/stempel'), choice),
  calendarPrint: (choice: Query = {}) => withQuery(href('/kantor/kalender/cetak'), choice),
  calendarHours: (choice: Query = {}) => withQuery(href('/kantor/kalender/jam-buka'), choice),
  calendarFleet: (choice: Query = {}) => withQuery(href('/kantor/kalender/mobil'), choice),
  walkIn: (choice: Query = {}) => withQuery(href('/kantor/kalender/tamu'), choice),
  preOrderQueues: (choice: Query = {}) => withQuery(href('/kantor/pre-order'), choice),
  sitemap: () => href('/sitemap.xml'),
  pageSitemap: () => href('/sitemap-halaman.xml'),
  /** The first part is 1. */
  articleSitemap: (part = 1) =>
    part === 1 ? href('/sitemap-artikel.xml') : href('/sitemap-artikel/:file', { file: `${part}.xml` }),
  provinceSitemap: (province: string) => href('/cari-dealer/:province/sitemap.xml', { province }),
} as const

type ArticleScene = { model: string; colour?: string | undefined; background: string }

type Photo = { upload: string; version?: string /** The token of a preview. */; preview?: string }

type TestDriveChoice = Partial<Record<'vehicle' | 'warna' | 'province' | 'city' | 'dealer' | 'date' | 'time', string | undefined>>

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

function withQuery(path: string, parameters: Query): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [value].flat().map((one) => [name, one]) : []))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
