import { modelWords } from '~/core/cars/model-words.ts'

export const words = {
  ...modelWords,

  title: (name: string) => `${name}: harga, warna, spesifikasi, dan ukuran`,
  toConfirmShort: 'perlu dikonfirmasi di dealer',

  colour: 'Warna',
  keepColour: 'Simpan warna',

  noLongerSoldTitle: 'Model ini tidak lagi dijual baru',
  noLongerSoldText: (name: string, lastSold: string | undefined) =>
    `${name} baru terakhir dijual di Indonesia ${lastSold ?? 'beberapa tahun lalu'}. Harga di halaman ini harga terakhir yang tercatat. Lihat model yang masih dijual:`,

  programmes: (name: string) => `Promo ${name}`,
  sample: 'Contoh',

  sections: 'Bagian halaman',
  variantsLead: 'Pilih sampai tiga varian untuk dibandingkan.',
  compareVariants: 'Bandingkan varian terpilih',
  coloursFor: (count: number) => `${count} warna`,
  seats: (seats: number) => `${seats} kursi`,

  closeUp: 'Dari dekat',
  closeUps: { front: 'Depan', rear: 'Belakang', nose: 'Lampu depan dan pelek', tail: 'Lampu belakang' },

  specificationOf: (name: string) => `Spesifikasi ${name} per varian`,

  dimensionsLead: (variant: string) => `Digambar dari ukuran katalog ${variant}. Semua angka dalam milimeter, satu kotak 50 cm.`,
  checkGarage: 'Periksa apakah muat di garasi Anda',

  chooseAccessories: (name: string) => `Pilih aksesori ${name}`,

  testDrive: 'Test drive',
  brochure: 'Brosur',
  simulation: 'Simulasi',
  dealer: 'Dealer',
  compare: 'Bandingkan',
} as const
