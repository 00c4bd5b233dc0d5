import type { AccessoryCategory } from '~/core/cars/extras.ts'

export const words = {
  title: (name: string) => `${name}: harga, warna, spesifikasi, dan ukuran`,
  from: 'Mulai',
  lastPrice: 'Harga terakhir',
  toConfirm: 'Data contoh, konfirmasi di dealer',
  toConfirmShort: 'perlu dikonfirmasi di dealer',

  colour: 'Warna',
  keepColour: 'Simpan warna',
  surcharge: (amount: string) => `tambah ${amount}`,
  onlyFor: (variants: readonly string[]) => `hanya ${joined(variants)}`,
  exceptFor: (variants: readonly string[]) => `kecuali ${joined(variants)}`,

  noLongerSoldTitle: 'Model ini tidak lagi dijual baru',
  noLongerSoldText: (name: string, lastSold: string | undefined) =>
    `${name} baru terakhir dijual di Indonesia ${lastSold ?? 'beberapa tahun lalu'}. Harga di halaman ini harga terakhir yang tercatat. Lihat model yang masih dijual:`,

  sections: 'Bagian halaman',
  variants: 'Varian dan harga',
  variantsLead: 'Pilih sampai tiga varian untuk dibandingkan.',
  compareVariants: 'Bandingkan varian terpilih',
  coloursFor: (count: number) => `${count} warna`,
  seats: (seats: number) => `${seats} kursi`,

  closeUp: 'Dari dekat',
  closeUps: { front: 'Depan', rear: 'Belakang', nose: 'Lampu depan dan pelek', tail: 'Lampu belakang' },

  specification: 'Spesifikasi',
  specificationOf: (name: string) => `Spesifikasi ${name} per varian`,

  dimensions: 'Ukuran',
  dimensionsLead: (variant: string) => `Digambar dari ukuran katalog ${variant}. Semua angka dalam milimeter, satu kotak 50 cm.`,
  sheetSide: (name: string, length: string, wheelbase: string, clearance: string) =>
    `${name} dari samping: panjang ${length} mm, jarak sumbu roda ${wheelbase} mm, jarak ke tanah ${clearance} mm`,
  sheetFront: (name: string, width: string) => `${name} dari depan: lebar ${width} mm tanpa spion`,
  sheetRear: (name: string, height: string) => `${name} dari belakang: tinggi ${height} mm`,
  checkGarage: 'Periksa apakah muat di garasi Anda',

  features: 'Fitur utama',
  accessories: 'Aksesori',
  accessoriesLead: 'Harga perkiraan dengan pemasangan, data contoh. Tanyakan harga dan ketersediaannya di dealer.',
  estimate: 'perkiraan',
  noAccessories: 'Belum ada aksesori yang tercatat untuk model ini. Tanyakan di dealer.',

  warranty: 'Garansi',
  warrantyYears: (years: number) => `${years} tahun`,
  warrantyDistance: (distance: string) => `atau ${distance} km`,
  whicheverFirst: 'mana yang tercapai lebih dulu',
  allVariants: (limit: string | null) => (limit === null ? 'Semua varian' : `Semua varian, ${limit}`),
  driveBattery: (term: string) => `Baterai penggerak: ${term}`,
  starterBattery: (months: number, distance: string) => `Aki 12 volt: ${months} bulan atau ${distance} km`,
  notCovered: 'Yang tidak ditanggung',

  testDrive: 'Test drive',
  brochure: 'Brosur',
  simulation: 'Simulasi',
  dealer: 'Dealer',
  compare: 'Bandingkan',
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
