import type { AccessoryCategory } from '~/core/cars/extras.ts'

export const words = {
  brochure: 'Brosur',
  title: (name: string) => `Brosur ${name}`,
  subject: (name: string) => `Harga, varian, warna, spesifikasi, ukuran, aksesori, garansi, dan dealer ${name}`,
  page: (number: number, of: number) => `${number} / ${of}`,
  demonstration: (legalName: string) => `Demonstrasi dengan data contoh, bukan brosur resmi ${legalName}.`,
  sampleShort: 'Data contoh, bukan brosur resmi',
  madeFrom: (day: string) => `Dibuat dari katalog situs per ${day}. Harga, warna, dan aksesori terbaru:`,

  from: 'Mulai',
  lastPrice: 'Harga terakhir',
  noLongerSold: 'Tidak lagi dijual baru',
  noLongerSoldText: (name: string, lastSold: string | undefined) =>
    `${name} baru terakhir dijual di Indonesia ${lastSold ?? 'beberapa tahun lalu'}. Harga di brosur ini harga terakhir yang tercatat.`,
  toConfirm: 'Data contoh, konfirmasi di dealer',
  starMeans: 'Tanda * berarti data contoh yang perlu dikonfirmasi di dealer.',

  seats: 'Kursi',
  either: (numbers: readonly number[]) => numbers.join(' atau '),
  power: 'Tenaga mesin',
  clearance: 'Jarak ke tanah',
  powerNote: (cc: string, fuel: string) => `${cc} cc, ${fuel.toLowerCase()}`,
  scale: (scale: number) => `Skala 1 : ${scale} bila dicetak di A4 tanpa diperkecil. Satu kotak 50 cm.`,
  drawnAs: (variant: string, colour: string) => `Gambar: ${variant}, ${colour}.`,
  coverAlt: (name: string, colour: string, length: string, height: string) =>
    `${name} dari samping, warna ${colour}: panjang ${length} mm, tinggi ${height} mm`,

  variants: 'Varian dan harga',
  variant: 'Varian',
  drivetrain: 'Transmisi dan penggerak',
  price: 'Harga',
  seatCount: (seats: number) => `${seats} kursi`,

  colours: 'Warna',
  coloursLead: 'Warna cetak dan layar dapat berbeda dari warna cat.',
  surcharge: (amount: string) => `tambah ${amount}`,
  onlyFor: (variants: readonly string[]) => `hanya ${joined(variants)}`,
  exceptFor: (variants: readonly string[]) => `kecuali ${joined(variants)}`,
  allVariants: (limit: string | null) => (limit === null ? 'Semua varian' : `Semua varian, ${limit}`),
  toConfirmShort: 'perlu dikonfirmasi',
  paintedAlt: (name: string, colour: string) => `${name} warna ${colour}`,

  features: 'Fitur utama',

  specification: 'Spesifikasi',
  noValue: '–',

  dimensions: 'Ukuran',
  dimensionsLead: (variant: string) => `Digambar dari ukuran katalog ${variant}. Semua angka dalam milimeter.`,
  side: (name: string, length: string, wheelbase: string, clearance: string) =>
    `${name} dari samping: panjang ${length} mm, jarak sumbu roda ${wheelbase} mm, jarak ke tanah ${clearance} mm`,
  front: (name: string, width: string) => `${name} dari depan: lebar ${width} mm tanpa spion`,
  rear: (name: string, height: string) => `${name} dari belakang: tinggi ${height} mm`,

  accessories: 'Aksesori',
  accessoriesLead: 'Harga perkiraan dengan pemasangan, data contoh. Tanyakan harga dan ketersediaannya di dealer.',
  estimate: 'perkiraan',
  noAccessories: 'Belum ada aksesori yang tercatat untuk model ini. Tanyakan di dealer.',

  warranty: 'Garansi',
  years: (years: number) => `${years} tahun`,
  distance: (distance: string) => `atau ${distance} km`,
  whicheverFirst: 'mana yang tercapai lebih dulu',
  driveBattery: (term: string) => `Baterai penggerak: ${term}`,
  starterBattery: (months: number, distance: string) => `Aki 12 volt: ${months} bulan atau ${distance} km`,
  notCovered: 'Yang tidak ditanggung',
  noWarranty: 'Ketentuan garansi model ini belum tercatat. Tanyakan di dealer.',

  dealersNear: (area: string) => `Dealer terdekat dari ${area}`,
  dealersIn: (area: string) => `Dealer di ${area}`,
  dealers: 'Dealer',
  dealersLead: 'Outlet yang menjual model ini, per provinsi.',
  moreDealers: (count: number) => `dan ${count} lainnya`,
  dealerPhone: (phone: string) => `Telepon ${phone}`,
  addressUnknown: (city: string) => `${city}, alamat jalan belum tercatat`,
  sampleDealer: 'outlet contoh',
  support: (phone: string, whatsapp: string) =>
    `Alamat lengkap, jam buka, dan nomor dealer: telepon ${phone} atau WhatsApp ${whatsapp}.`,
  supportSample: 'Nomor ini contoh.',
} as const

export const categoryNames: Record<AccessoryCategory, string> = {
  exterior: 'Eksterior',
  interior: 'Interior',
  protection: 'Perlindungan',
  utility: 'Kegunaan',
  electronics: 'Elektronik',
}

export function joined(names: readonly string[]): string {
  return new Intl.ListFormat('id-ID').format(names)
}
