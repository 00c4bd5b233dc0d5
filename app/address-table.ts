import { href } from 'react-router'

// Every link of the site: an English name and its address. The compiler checks each address against the route table.

export const home = () => href('/')
export const cars = (filter: Query = {}) => withQuery(href('/our-cars'), filter)
/** `colour`: the slug of the model's paint. */
export const car = (carClass: string, slug: string, colour?: string) =>
  withQuery(href('/our-cars/:class/:slug', { class: carClass, slug }), { warna: colour })
/** Models by slug, or single variants as `model:variant`. */
export const compare = (models: readonly string[] = [], space: Query = {}) =>
  withQuery(href('/our-cars/bandingkan'), { model: models, ...space })
/** `provinsi` and `model` by slug. */
export const promotions = (choice: Query = {}) => withQuery(href('/promo'), choice)
/** `provinsi`: the province, by slug, whose first payments it shows. */
export const programme = (slug: string, choice: Query = {}) => withQuery(href('/promo/:slug', { slug }), choice)
export const testDrive = (choice: TestDriveChoice = {}) => withQuery(href('/test-drive'), choice)
export const testDriveResult = (token: string) => href('/test-drive/result/:token', { token })
export const testDriveResults = () => href('/test-drive/result')
export const consultation = (choice: Query = {}) => withQuery(href('/konsultasi-pembelian'), choice)
export const consultationCode = (token: string) => href('/konsultasi-pembelian/:token/kode', { token })
export const consultationPlan = (token: string) => href('/konsultasi-pembelian/:token/rencana', { token })
export const consultationResult = (token: string) => href('/konsultasi-pembelian/result/:token', { token })
export const consultationResults = () => href('/konsultasi-pembelian/result')
export const paymentSimulation = (choice: Query = {}) => withQuery(href('/simulasi-pembayaran'), choice)
export const creditSimulation = (choice: Query = {}) => withQuery(href('/simulasi-kredit'), choice)
export const budgetSimulation = (choice: Query = {}) => withQuery(href('/simulasi-kredit/anggaran'), choice)
export const simulationFacts = (version: string) => href('/simulasi-kredit/data/:file', { file: `${version}.json` })
export const saveSimulation = (choice: Query = {}) => withQuery(href('/simulasi/simpan'), choice)
export const simulationCode = (token: string) => href('/simulasi/:token/kode', { token })
export const creditSimulationResults = () => href('/simulasi-kredit/result')
export const creditSimulationResult = (token: string) => href('/simulasi-kredit/result/:token', { token })
export const paymentSimulationResults = () => href('/simulasi-pembayaran/result')
export const paymentSimulationResult = (token: string) => href('/simulasi-pembayaran/result/:token', { token })
export const simulationDocument = (token: string) => href('/simulasi/:token/simulasi.pdf', { token })
export const simulationDealer = (token: string) => href('/simulasi/:token/dealer', { token })
/** `dengan`: the references of the simulations to compare with. */
export const simulationComparison = (token: string, choice: Query = {}) =>
  withQuery(href('/simulasi/:token/bandingkan', { token }), choice)
export const serviceBooking = (choice: Query = {}) => withQuery(href('/book-service'), choice)
export const serviceBookingResults = () => href('/book-service/result')
export const serviceBookingResult = (token: string) => href('/book-service/result/:token', { token })
export const brochures = (choice: Query = {}) => withQuery(href('/brosur'), choice)
export const brochureRequest = (choice: Query = {}) => withQuery(href('/brosur/kirim'), choice)
export const brochureResults = () => href('/brosur/result')
export const brochureResult = (token: string) => href('/brosur/result/:token', { token })
export const brochureDownload = (choice: Query) => withQuery(href('/brosur/download'), choice)
/** `model` and `kategori`. */
export const accessories = (filter: Query = {}) => withQuery(href('/aksesoris'), filter)
/** The accessories of a model. `pilih` (several): the basket; `kategori`. */
export const accessoriesOf = (model: string, choice: Query = {}) => withQuery(href('/aksesoris/:model', { model }), choice)
export const accessoryRequest = (choice: Query = {}) => withQuery(href('/aksesoris/permintaan'), choice)
export const accessoryResults = () => href('/aksesoris/result')
export const accessoryResult = (token: string) => href('/aksesoris/result/:token', { token })
export const campaign = (slug: 'thenewsuv' | 'infinitexcitement' | 'ridethelifeadventure') => href(`/${slug}`)
export const fleet = (choice: Query = {}) => withQuery(href('/fleet'), choice)
export const fleetResults = () => href('/fleet/result')
export const fleetResult = (token: string) => href('/fleet/result/:token', { token })
/** `tahun`, `topik`, `model` and `halaman`. */
export const news = (choice: Query = {}) => withQuery(href('/news-id'), choice)
export const newsArticle = (slug: string) => href('/news-id/:slug', { slug })
export const newsRss = () => href('/news-id/rss.xml')
export const newsFeed = () => href('/news-id/feed.json')
/** `tahun`, `topik`, `model`, `provinsi` and `halaman`. */
export const events = (choice: Query = {}) => withQuery(href('/exhibition'), choice)
export const event = (slug: string) => href('/exhibition/:slug', { slug })
export const eventCalendar = (slug: string) => href('/exhibition/:slug/kalender.ics', { slug })
export const eventRss = () => href('/exhibition/rss.xml')
export const eventFeed = () => href('/exhibition/feed.json')
/** `tahun`, `topik`, `model` and `halaman`. */
export const pressReleases = (choice: Query = {}) => withQuery(href('/siaran-pers'), choice)
export const pressRelease = (slug: string) => href('/siaran-pers/:slug', { slug })
export const pressReleaseRss = () => href('/siaran-pers/rss.xml')
export const pressReleaseFeed = () => href('/siaran-pers/feed.json')
export const profile = () => href('/about-us/profile')
export const history = () => href('/about-us/history')
export const values = () => href('/about-us/our-values')
export const groupBusiness = () => href('/about-us/group-business')
export const socialResponsibility = () => href('/about-us/csr')
export const environmentPolicy = () => href('/about-us/environment-policy')
/** The service after a purchase; leads to the pages about it. */
export const aftersales = () => href('/aftersales')
export const maintenance = () => href('/aftersales/maintenance')
export const spareParts = () => href('/aftersales/spareparts')
/** How to choose accessories; the catalogue is a page of its own. */
export const accessoryGuide = () => href('/aftersales/aksesoris')
/** Leads to warranty, service costs and packages. */
export const ownership = () => href('/purna-jual')
export const warranty = () => href('/purna-jual/warranty')
/** `vehicle`, `variant`, `year` and `kilometres`. */
export const periodicMaintenance = (car: Query = {}) => withQuery(href('/purna-jual/periodical-maintenance'), car)
/** `car`, as `model:variant`, and `kilometres`. */
export const smartPackage = (car: Query = {}) => withQuery(href('/purna-jual/paket-smart'), car)
export const privacy = () => href('/privasi')
/** What the visitor allows to be measured. `kabar`: what was just done. */
export const privacyChoices = (news: Query = {}) => withQuery(href('/privasi/pilihan'), news)
/** The form that opens the data of a number. */
export const myData = () => href('/privasi/data-saya')
export const myDataCode = () => href('/privasi/data-saya/kode')
/** `kabar`: what was done last. */
export const myDataShown = (choice: Query = {}) => withQuery(href('/privasi/data-saya/isi'), choice)
export const myDataCorrection = () => href('/privasi/data-saya/perbaikan')
export const myDataWithdrawal = (nomor: string) => withQuery(href('/privasi/data-saya/pencabutan'), { nomor })
export const myDataContacts = () => href('/privasi/data-saya/kontak')
export const myDataDeletion = () => href('/privasi/data-saya/penghapusan')
export const myDataDeleted = (nomor: string) => withQuery(href('/privasi/data-saya/terhapus'), { nomor })
export const myDataFile = (file: 'data-saya.json' | 'data-saya.html') => href('/privasi/data-saya/unduh/:file', { file })
export const myDataPicture = (picture: string) => href('/privasi/data-saya/foto/:picture', { picture })
export const terms = () => href('/syarat')
export const cookieNotice = () => href('/cookie')
export const accessibility = () => href('/aksesibilitas')
/** The form that checks a frame number. */
export const recallCheck = () => href('/aftersales/recall')
/** The same form for a frame number that was typed into a search. */
export const recallCheckInstead = () => withQuery(href('/aftersales/recall'), { dari: 'pencarian' })
export const recallResult = () => href('/aftersales/recall/result')
export const recall = (slug: string) => `${href('/aftersales/recall')}#${slug}`
/** `q`: the words to search for. */
export const help = (search: Query = {}) => withQuery(href('/bantuan'), search)
export const helpQuestion = (slug: string) => `${href('/bantuan')}#${slug}`
/** `warna`: merah, kuning, hijau, biru. */
export const warningLights = (filter: Query = {}) => withQuery(href('/bantuan/lampu-peringatan'), filter)
export const warningLight = (slug: string) => `${href('/bantuan/lampu-peringatan')}#${slug}`
export const handOver = () => href('/bantuan/serah-terima')
export const handOverDocument = (slug: string) => `${href('/bantuan/serah-terima')}#${slug}`
export const contact = () => href('/contact-us')
export const contactMessage = (choice: Query = {}) => withQuery(href('/contact-us/pesan'), choice)
/** The page after a sent message. Without a token it shows no personal data. */
export const contactThanks = (token?: string) =>
  token === undefined ? href('/contact-us/pesan-thank-you') : href('/contact-us/pesan-thank-you/:token', { token })
export const liveChat = () => href('/live-chat')
/** The events after `setelah`; what the visitor does is sent here. */
export const chatNews = (choice: Query = {}) => withQuery(href('/live-chat/kabar'), choice)
/** `setelah`: the last sequence that the browser has. */
export const chatStream = (choice: Query = {}) => withQuery(href('/live-chat/aliran'), choice)
export const chatFile = (file: string) => href('/live-chat/berkas/:file', { file })
export const chatTranscript = (token: string) => href('/live-chat/salinan/:token', { token })
export const chatDeletion = (token: string) => href('/live-chat/salinan/:token/penghapusan', { token })
/** `nomor`: the reference of the erasure; without one, the chat was deleted before. */
export const chatDeleted = (nomor?: string) => withQuery(href('/live-chat/terhapus'), { nomor })
export const preOrder = () => href('/pre-order')
export const preOrderForm = (choice: Query = {}) => withQuery(href('/pre-order/isian'), choice)
export const preOrderCode = (token: string) => href('/pre-order/:token/kode', { token })
export const preOrderQueue = (token: string) => href('/pre-order/:token/antrean', { token })
export const preOrderResult = (token: string) => href('/pre-order/result/:token', { token })
export const preOrderResults = () => href('/pre-order/result')
export const dealers = (search: Query = {}) => withQuery(href('/cari-dealer'), search)
export const finderFacts = (version: string) => href('/cari-dealer/data/:file', { file: `${version}.json` })
export const dealersJson = (filter: Query = {}) => withQuery(href('/api/dealers.json'), filter)
export const dealersGeoJson = (filter: Query = {}) => withQuery(href('/api/dealers.geojson'), filter)
/** The dealer this device remembers. */
export const ownDealer = () => href('/cari-dealer/pilihan')
/** `halaman`: a later page of its dealers. */
export const dealerProvince = (province: string, choice: Query = {}) =>
  withQuery(href('/cari-dealer/:province', { province }), choice)
/** A city of the province (`halaman`), or a dealer in the city, by slug. */
export const dealerPlace = (province: string, place: string, choice: Query = {}) =>
  withQuery(href('/cari-dealer/:province/:place', { province, place }), choice)
/** `q`, `jenis` and `halaman`. */
export const search = (choice: Query = {}) => withQuery(href('/cari'), choice)
/** The form that finds a request by its number. */
/** `nomor`: a reference that the form is filled in with. */
export const requests = (choice: { nomor?: string } = {}) => withQuery(href('/permintaan'), choice)
export const requestCode = (flow: string, nomor: string) => withQuery(href('/permintaan/kode/:flow', { flow }), { nomor })
export const request = (token: string) => href('/permintaan/:token', { token })
export const requestMove = (token: string) => href('/permintaan/:token/jadwal', { token })
export const requestDealer = (token: string) => href('/permintaan/:token/dealer', { token })
export const requestCancellation = (token: string) => href('/permintaan/:token/pembatalan', { token })
export const requestCallTime = (token: string) => href('/permintaan/:token/waktu-telepon', { token })
export const requestConsent = (token: string) => href('/permintaan/:token/persetujuan', { token })
export const requestCalendar = (token: string) => href('/permintaan/:token/kalender.ics', { token })
/** `view` uses the words of the address: samping, depan, belakang. */
export const drawing = (slug: string, view: 'samping' | 'depan' | 'belakang' = 'samping', colour?: string) =>
  withQuery(href('/gambar/:drawing', { drawing: `${slug}-${view}.svg` }), { warna: colour })
/** A model in a place, for an article: SVG for pages, PNG where a link is shared. */
export const articlePicture = ({ model, colour, background }: ArticleScene, format: 'svg' | 'png' = 'svg') =>
  href('/gambar/artikel/:model/:colour/:file', { model, colour: colour ?? 'standar', file: `${background}.${format}` })
/** The picture of a shared page with its title. `kind` is `berita`, `acara`, `siaran-pers`, `promo`, `halaman`, `dealer`, `provinsi` or `daftar`. */
export const titlePicture = (kind: string, name: string) => href('/bagikan/:kind/:file', { kind, file: `${name}.png` })
/** A file of an uploaded picture, such as `640.avif`. Without its version the address leads to the present one. */
export const photo = ({ upload, version = 'kini', preview }: Photo, file: string) =>
  withQuery(href('/gambar/foto/:picture/:version/:file', { picture: upload, version, file }), { pratinjau: preview })
/** The picture that a messenger shows with a shared link; made by `bin/share-pictures`. */
export const sharePicture = (name: string) => `/bagikan/${name}.png`
export const office = () => href('/kantor')
/** `tampil`, `jenis`, `status`, `dealer`, `q`, `urut` and `setelah`. */
export const leads = (filter: Query = {}) => withQuery(href('/kantor/permintaan'), filter)
/** A lead beside the filtered list. */
export const lead = (reference: string, filter: Query = {}) =>
  withQuery(href('/kantor/permintaan/:reference', { reference }), filter)
export const leadPicture = (reference: string, picture: string) =>
  href('/kantor/permintaan/:reference/foto/:picture', { reference, picture })
export const leadsAtOnce = () => href('/kantor/permintaan/banyak')
export const leadChanges = () => href('/kantor/permintaan/perubahan')
/** The filter of the list, and `format`. */
export const leadExport = (filter: Query = {}) => withQuery(href('/kantor/permintaan/unduh'), filter)
/** `hari` and `per`. */
export const leadFigures = (choice: Query = {}) => withQuery(href('/kantor/permintaan/angka'), choice)
/** `tampil`: `selesai` for conversations that have ended. */
export const chatDesk = (choice: Query = {}) => withQuery(href('/kantor/chat'), choice)
export const conversation = (id: string, choice: Query = {}) => withQuery(href('/kantor/chat/:id', { id }), choice)
export const conversationActs = (id: string) => href('/kantor/chat/:id/tindakan', { id })
export const conversationFile = (id: string, file: string) => href('/kantor/chat/:id/berkas/:file', { id, file })
/** `percakapan` and `setelah`: the open conversation and the last sequence that the browser has. */
export const deskStream = (choice: Query = {}) => withQuery(href('/kantor/chat/aliran'), choice)
export const chatWaiting = () => href('/kantor/chat/menunggu')
export const chatLoad = () => href('/kantor/chat/beban')
/** `ke`: the page to show afterwards. */
export const signIn = (choice: Query = {}) => withQuery(href('/kantor/masuk'), choice)
export const signInCode = (choice: Query = {}) => withQuery(href('/kantor/masuk/kode'), choice)
export const signOut = () => href('/kantor/keluar')
export const forgottenPassword = () => href('/kantor/lupa-sandi')
export const setPassword = (token: string) => href('/kantor/sandi/:token', { token })
export const account = () => href('/kantor/akun')
export const secondFactor = () => href('/kantor/akun/faktor-kedua')
export const staffList = () => href('/kantor/staf')
export const newStaff = () => href('/kantor/staf/baru')
export const tables = () => href('/kantor/data')
/** Moves a dealer to its correct regency. */
export const dealerRegency = () => href('/kantor/data/dealer/wilayah')
export const table = (table: string) => href('/kantor/data/:table', { table })
/** `kabar`: what was done last. */
export const tableHistory = (table: string, choice: Query = {}) =>
  withQuery(href('/kantor/data/:table/riwayat', { table }), choice)
/** `format`: csv or xlsx. */
export const tableExport = (table: string, choice: Query) => withQuery(href('/kantor/data/:table/unduh', { table }), choice)
/** `kabar`: what was done last. */
export const staffMember = (id: string, choice: Query = {}) => withQuery(href('/kantor/staf/:id', { id }), choice)
/** The kinds of content. */
export const contentKinds = () => href('/kantor/isi')
/** `kind`: the word of the kind in addresses. `keadaan`, `cari` and `halaman`. */
export const contentList = (kind: string, choice: Query = {}) => withQuery(href('/kantor/isi/:kind', { kind }), choice)
/** `kabar`: what was done last. */
export const contentItem = (kind: string, slug: string, choice: Query = {}) =>
  withQuery(href('/kantor/isi/:kind/:slug', { kind, slug }), choice)
/** Takes what an editor types, and what is done with it. */
export const contentWork = (kind: string, slug: string) => href('/kantor/isi/:kind/:slug/konsep', { kind, slug })
/** `versi`: the version to compare with the one before it. */
export const contentVersions = (kind: string, slug: string, choice: Query = {}) =>
  withQuery(href('/kantor/isi/:kind/:slug/riwayat', { kind, slug }), choice)
export const staffPhotos = () => href('/kantor/foto')
/** `utuh.jpg`: the whole photo. `version` only renews the address. */
export const staffPhoto = (id: string, file: string, versi?: string) =>
  withQuery(href('/kantor/foto/:id/:file', { id, file }), { versi })
export const redirectList = (choice: Query = {}) => withQuery(href('/kantor/pengalihan'), choice)
export const privacyDesk = () => href('/kantor/privasi')
export const newPrivacyRequest = () => href('/kantor/privasi/baru')
export const privacyRequest = (reference: string) => href('/kantor/privasi/:reference', { reference })
export const privacyRequestFile = (reference: string, file: 'data-saya.json' | 'data-saya.html') =>
  href('/kantor/privasi/:reference/unduh/:file', { reference, file })
export const newBreach = () => href('/kantor/privasi/kebocoran')
export const breach = (id: string) => href('/kantor/privasi/kebocoran/:id', { id })
export const breachCorrection = (id: string) => href('/kantor/privasi/kebocoran/:id/koreksi', { id })
export const auditLog = (filter: Query = {}) => withQuery(href('/kantor/catatan'), filter)
export const operations = () => href('/kantor/operasi')
export const pageSpeeds = () => href('/kantor/operasi/kecepatan')
export const auditExport = (filter: Query = {}) => withQuery(href('/kantor/catatan/unduh'), filter)
/** `dealer`, `hari`, `tampilan`, `jenis` and `pilih`. */
export const calendar = (choice: Query = {}) => withQuery(href('/kantor/kalender'), choice)
export const calendarStamp = (choice: Query = {}) => withQuery(href('/kantor/kalender/stempel'), choice)
export const calendarPrint = (choice: Query = {}) => withQuery(href('/kantor/kalender/cetak'), choice)
export const calendarHours = (choice: Query = {}) => withQuery(href('/kantor/kalender/jam-buka'), choice)
export const calendarFleet = (choice: Query = {}) => withQuery(href('/kantor/kalender/mobil'), choice)
export const walkIn = (choice: Query = {}) => withQuery(href('/kantor/kalender/tamu'), choice)
export const preOrderQueues = (choice: Query = {}) => withQuery(href('/kantor/pre-order'), choice)
export const sitemap = () => href('/sitemap.xml')
export const pageSitemap = () => href('/sitemap-halaman.xml')
/** The first part is 1. */
export const articleSitemap = (part = 1) =>
  part === 1 ? href('/sitemap-artikel.xml') : href('/sitemap-artikel/:file', { file: `${part}.xml` })
export const provinceSitemap = (province: string) => href('/cari-dealer/:province/sitemap.xml', { province })

type ArticleScene = { model: string; colour?: string | undefined; background: string }

type Photo = { upload: string; version?: string /** The token of a preview. */; preview?: string }

type TestDriveChoice = Partial<Record<'vehicle' | 'warna' | 'province' | 'city' | 'dealer' | 'date' | 'time', string | undefined>>

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

function withQuery(path: string, parameters: Query): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [value].flat().map((one) => [name, one]) : []))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
