import { at, promised } from './addresses.ts'
import type { IconName } from './ui/Icon.tsx'

export type Entry = { label: string; href: string }
export type Group = { heading: string; entries: readonly Entry[] }

// The entries of header, footer and sitemap. An entry appears when its page exists.

export const mainMenu: readonly Entry[] = [
  { label: 'Promo', href: promised.promotions },
  { label: 'Test drive', href: at.testDrive() },
  { label: 'Simulasi', href: at.paymentSimulation() },
  { label: 'Dealer', href: at.dealers() },
  { label: 'Servis', href: at.serviceBooking() },
]

export const companyMenu: readonly Group[] = [
  {
    heading: 'Tentang kami',
    entries: [
      { label: 'Profil', href: promised.profile },
      { label: 'Sejarah', href: promised.history },
      { label: 'Nilai-Nilai Kami', href: promised.values },
      { label: 'Grup Bisnis', href: promised.groupBusiness },
    ],
  },
  {
    heading: 'Tanggung jawab',
    entries: [
      { label: 'CSR', href: promised.socialResponsibility },
      { label: 'Kebijakan Lingkungan', href: promised.environmentPolicy },
    ],
  },
  {
    heading: 'Kabar',
    entries: [
      { label: 'Berita', href: at.news() },
      { label: 'Acara', href: promised.events },
      { label: 'Siaran Pers', href: at.pressReleases() },
    ],
  },
]

export const footerMenu: readonly Group[] = [
  {
    heading: 'Membeli',
    entries: [
      { label: 'Semua model', href: at.cars() },
      { label: 'Bandingkan', href: at.compare() },
      { label: 'Test drive', href: at.testDrive() },
      { label: 'Brosur', href: at.brochures() },
      { label: 'Simulasi pembayaran', href: at.paymentSimulation() },
      { label: 'Konsultasi pembelian', href: at.consultation() },
      { label: 'Pemesanan awal', href: at.preOrder() },
      { label: 'Promo', href: promised.promotions },
      { label: 'Fleet', href: at.fleet() },
    ],
  },
  {
    heading: 'Memiliki',
    entries: [
      { label: 'Booking servis', href: at.serviceBooking() },
      { label: 'Perawatan berkala', href: promised.periodicMaintenance },
      { label: 'Garansi', href: promised.warranty },
      { label: 'Paket SMART', href: promised.smartPackage },
      { label: 'Suku cadang', href: promised.spareParts },
      { label: 'Aksesori', href: promised.accessories },
      { label: 'Cek kampanye perbaikan', href: at.recallCheck() },
    ],
  },
  {
    heading: 'Bertanya',
    entries: [
      { label: 'Bantuan', href: at.help() },
      { label: 'Cari dealer', href: at.dealers() },
      { label: 'Ikuti permintaan', href: at.requests() },
      { label: 'Hubungi kami', href: at.contact() },
      { label: 'Privasi', href: promised.privacy },
    ],
  },
  ...companyMenu,
]

export type Step = Entry & { icon: IconName; text: string }

/** Suggested next steps on the home page. */
export const nextSteps: readonly Step[] = [
  { label: 'Test drive', href: at.testDrive(), icon: 'wheel', text: 'Pilih dealer dan jam, coba di jalan.' },
  { label: 'Brosur', href: at.brochures(), icon: 'document', text: 'Unduh, atau kirim ke WhatsApp Anda.' },
  { label: 'Simulasi', href: at.paymentSimulation(), icon: 'sums', text: 'Hitung uang muka dan angsuran.' },
  { label: 'Cari dealer', href: at.dealers(), icon: 'pin', text: 'Temukan yang terdekat dengan Anda.' },
  { label: 'Booking servis', href: at.serviceBooking(), icon: 'wrench', text: 'Pilih bengkel dan jam kedatangan.' },
  { label: 'Bandingkan', href: at.compare(), icon: 'ruler', text: 'Tumpuk dua mobil sesuai skala dan ukur garasi Anda.' },
]

/** The four actions for a model. A model that is no longer sold new has only the two pages to read. */
export function carMenu(car: { slug: string; productId: number; class: string }, onSale: boolean): Entry[] {
  const reading = [
    { label: 'Detail', href: at.car(car.class, car.slug) },
    { label: 'Brosur', href: at.brochures({ id: String(car.productId) }) },
  ]
  if (!onSale) return reading
  return [
    ...reading,
    { label: 'Test drive', href: at.testDrive({ vehicle: car.slug }) },
    { label: 'Simulasi', href: at.paymentSimulation({ vehicle: car.slug }) },
  ]
}

type PageExists = (address: string) => boolean

export function entriesWithPages<E extends Entry>(entries: readonly E[], pageExists: PageExists): E[] {
  return entries.filter(({ href }) => pageExists(href))
}

/** Keeps the entries that have a page, and drops groups without one. */
export function groupsWithPages(groups: readonly Group[], pageExists: PageExists): Group[] {
  return groups
    .map(({ heading, entries }) => ({ heading, entries: entriesWithPages(entries, pageExists) }))
    .filter(({ entries }) => entries.length > 0)
}
