import { at } from './addresses.ts'
import type { IconName } from './ui/Icon.tsx'

export type Entry = { label: string; href: string }
export type Group = { heading: string; entries: readonly Entry[] }

// The entries of header, footer and sitemap.

export const mainMenu: readonly Entry[] = [
  { label: 'Promo', href: at.promotions() },
  { label: 'Test drive', href: at.testDrive() },
  { label: 'Simulasi', href: at.paymentSimulation() },
  { label: 'Dealer', href: at.dealers() },
]

/** Everything after the purchase. */
export const ownerMenu: readonly Group[] = [
  {
    heading: 'Ke bengkel',
    entries: [
      { label: 'Booking servis', href: at.serviceBooking() },
      { label: 'Kapan harus servis', href: at.maintenance() },
      { label: 'Biaya servis berkala', href: at.periodicMaintenance() },
      { label: 'Paket SMART', href: at.smartPackage() },
    ],
  },
  {
    heading: 'Memiliki',
    entries: [
      { label: 'Layanan purnajual', href: at.aftersales() },
      { label: 'Panduan pemilik baru', href: at.ownership() },
      { label: 'Garansi', href: at.warranty() },
      { label: 'Cek kampanye perbaikan', href: at.recallCheck() },
    ],
  },
  {
    heading: 'Melengkapi',
    entries: [
      { label: 'Suku cadang', href: at.spareParts() },
      { label: 'Memilih aksesori', href: at.accessoryGuide() },
      { label: 'Katalog aksesori', href: at.accessories() },
    ],
  },
]

export const companyMenu: readonly [Group, Group, Group] = [
  {
    heading: 'Tentang kami',
    entries: [
      { label: 'Profil', href: at.profile() },
      { label: 'Sejarah', href: at.history() },
      { label: 'Nilai-nilai kami', href: at.values() },
      { label: 'Grup bisnis', href: at.groupBusiness() },
    ],
  },
  {
    heading: 'Tanggung jawab',
    entries: [
      { label: 'CSR', href: at.socialResponsibility() },
      { label: 'Kebijakan lingkungan', href: at.environmentPolicy() },
    ],
  },
  {
    heading: 'Kabar',
    entries: [
      { label: 'Berita', href: at.news() },
      { label: 'Acara', href: at.events() },
      { label: 'Siaran pers', href: at.pressReleases() },
    ],
  },
]

const [aboutUs, duties, news] = companyMenu

/** The footer has room for two groups about the company. */
const companyGroups: readonly Group[] = [{ ...aboutUs, entries: [...aboutUs.entries, ...duties.entries] }, news]

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
      { label: 'Promo', href: at.promotions() },
      { label: 'Fleet', href: at.fleet() },
    ],
  },
  {
    heading: 'Memiliki',
    entries: [
      { label: 'Booking servis', href: at.serviceBooking() },
      { label: 'Biaya servis berkala', href: at.periodicMaintenance() },
      { label: 'Garansi', href: at.warranty() },
      { label: 'Paket SMART', href: at.smartPackage() },
      { label: 'Suku cadang', href: at.spareParts() },
      { label: 'Katalog aksesori', href: at.accessories() },
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
    ],
  },
  ...companyGroups,
  {
    heading: 'Ketentuan',
    entries: [
      { label: 'Privasi', href: at.privacy() },
      { label: 'Data pribadi saya', href: at.myData() },
      { label: 'Syarat', href: at.terms() },
      { label: 'Cookie', href: at.cookieNotice() },
      { label: 'Aksesibilitas', href: at.accessibility() },
    ],
  },
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
