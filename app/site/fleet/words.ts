import { formatList } from '../../lib/number.ts'
export const words = {
  name: 'Fleet',
  ask: 'Minta penawaran',
  convoy: (names: readonly string[]) => `${formatList(names)} berderet, semua satu skala`,

  millimetres: (value: string) => `${value} mm`,
  lengthOf: (name: string, length: string) => `${name} ${length} mm`,

  uses: 'Mobil mana untuk usaha apa',
  usesLead: 'Semua gambar satu skala. Harga satuan tanpa potongan armada.',
  price: 'Harga',
  otherBody: (length: string, wheelbase: string) => `Bodi lain: panjang ${length} mm, jarak sumbu roda ${wheelbase} mm`,
  toConfirm: 'data contoh, konfirmasi di dealer',
  variantOf: (car: string, variant: string) => `${car} ${variant}`,

  support: 'Untuk setiap unit',
  supportLead: 'Sama untuk satu unit dan untuk seratus.',
  warranty: 'Garansi',
  warrantyTerm: (years: number, kilometres: string | null) =>
    kilometres ? `${years} tahun atau ${kilometres} km` : `${years} tahun`,
  upTo: (term: string) => `sampai ${term}`,
  toConfirmShort: 'perlu dikonfirmasi di dealer',
  freeService: 'Servis',
  network: 'Bengkel',
  networkText: (outlets: string, cities: string) =>
    `${outlets} outlet dengan bengkel di ${cities} kota, menurut daftar dealer situs ini.`,

  offers: 'Untuk armada',
  sample: 'Contoh',

  steps: 'Dari permintaan sampai serah terima',
  today: 'Hari ini',
  within: (days: number) => `Paling lambat ${days} hari kerja`,
  agreed: 'Sesuai jadwal',
  samplePromise: 'Waktu di atas contoh sampai perusahaan menetapkannya.',

  questions: 'Sering ditanyakan',

  request: 'Minta penawaran',
  prepare: 'Yang perlu disiapkan',
  preparation: ['Nama perusahaan dan kota', 'Model dan jumlah unit', 'Nomor HP yang dapat kami telepon', 'NIB, bila ada'],
  talk: 'Lebih suka bicara langsung?',
  phone: 'Telepon',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  sampleContacts: 'Nomor dan alamat e-mail ini contoh.',
} as const
