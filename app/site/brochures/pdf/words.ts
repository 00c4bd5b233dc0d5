import { modelWords } from '~/core/cars/model-words.ts'

export const words = {
  ...modelWords,

  brochure: 'Brosur',
  title: (name: string) => `Brosur ${name}`,
  subject: (name: string) => `Harga, varian, warna, spesifikasi, ukuran, aksesori, garansi, dan dealer ${name}`,
  demonstration: (legalName: string) => `Demonstrasi dengan data contoh, bukan brosur resmi ${legalName}.`,
  sampleShort: 'Data contoh, bukan brosur resmi',
  madeFrom: (day: string) => `Dibuat dari katalog situs per ${day}. Harga, warna, dan aksesori terbaru:`,

  noLongerSold: 'Tidak lagi dijual baru',
  noLongerSoldText: (name: string, lastSold: string | undefined) =>
    `${name} baru terakhir dijual di Indonesia ${lastSold ?? 'beberapa tahun lalu'}. Harga di brosur ini harga terakhir yang tercatat.`,
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

  variant: 'Varian',
  drivetrain: 'Transmisi dan penggerak',
  price: 'Harga',
  seatCount: (seats: number) => `${seats} kursi`,

  colours: 'Warna',
  coloursLead: 'Warna cetak dan layar dapat berbeda dari warna cat.',
  toConfirmShort: 'perlu dikonfirmasi',
  paintedAlt: (name: string, colour: string) => `${name} warna ${colour}`,

  noValue: '–',

  dimensionsLead: (variant: string) => `Digambar dari ukuran katalog ${variant}. Semua angka dalam milimeter.`,

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
