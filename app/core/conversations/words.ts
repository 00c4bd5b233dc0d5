import type { ChatEvent } from './conversation.ts'

/** The maker as who answers, in sentences to the visitor. */
const maker = 'petugas pabrikan'

/** What happened, in one line between the messages. Null for what is shown as a message. */
export function eventSentence({ kind, by, staff, detail }: ChatEvent): string | null {
  const name = staff?.name ?? 'Petugas'
  switch (kind) {
    case 'person-asked':
      return 'Anda minta dijawab petugas'
    case 'joined':
      return `${name} bergabung`
    case 'left':
      return `${name} keluar. Petugas lain akan melanjutkan`
    case 'transferred':
      return `${name} mengalihkan percakapan ke ${detail?.to?.name ?? maker}`
    case 'handed-over':
      return `${name} mengalihkan percakapan ke ${detail?.to?.id ? detail.to.name : maker}`
    case 'lead-offered':
      return `${name} menawarkan untuk meneruskan pertanyaan Anda`
    case 'lead-made':
      // The reference goes when the request has expired.
      return detail?.reference ? `Permintaan ${detail.reference} tersimpan` : 'Permintaan tersimpan'
    case 'transcript-asked':
      return `Salinan dikirim lewat ${detail?.channel === 'email' ? 'e-mail' : 'WhatsApp'}`
    case 'ended':
      if (by === 'site') return 'Percakapan berakhir karena sudah tiga hari tanpa pesan'
      return by === 'visitor' ? 'Anda mengakhiri percakapan' : 'Percakapan diakhiri petugas'
    case 'rated':
      return `Nilai Anda: ${detail?.stars ?? ''} dari 5`
    default:
      return null
  }
}

/** Shown beside each answer that the site has made. */
export const automaticLabel = 'Jawaban otomatis'

/** The automatic answers. Each ends in a link to the page with everything filled in. */
export const automaticWords = {
  askPrice: (model: string, province: string) => `Berapa harga ${model} di ${province}?`,
  price: (model: string, variant: string, price: string, place: string) => `${model} mulai ${price} (${variant}), OTR ${place}.`,
  priceEstimate: (model: string, variant: string, price: string, place: string) =>
    `${model} diperkirakan mulai ${price} (${variant}), OTR ${place}. Dealer memberi harga terakhir.`,
  noPrice: (model: string) => `Harga ${model} belum ada di sini. Petugas kami bisa menanyakannya ke dealer.`,
  seeVariants: (model: string) => `Lihat semua tipe ${model}`,
  calculate: (model: string) => `Hitung pembelian ${model}`,
  askFirstPayment: (model: string, province: string) => `Berapa bayar pertama ${model} di ${province}?`,
  firstPayment: (model: string, variant: string, province: string, sums: FirstPaymentSums) =>
    `${model} ${variant} di ${province}: bayar pertama sekitar ${sums.first}, lalu angsuran ${sums.instalment} sebulan selama ${sums.months} bulan. Dihitung dengan DP ${sums.percent} persen, ${sums.packageName}. Ini perkiraan, bukan penawaran.`,
  noFirstPayment: (model: string) => `Bayar pertama ${model} belum bisa dihitung di sini. Coba simulasi dengan pilihan lain.`,
  changeCalculation: 'Ubah DP dan tenor di simulasi',
  askDealer: (place: string) => `Dealer mana yang terdekat dari ${place}?`,
  dealer: (name: string, distance: string, address: string, open: string) => `${name}, ${distance}. ${address}. ${open}.`,
  noDealer: 'Tidak ada dealer yang kami temukan di sekitar sana.',
  seeDealer: (name: string) => `Buka halaman ${name}`,
  seeDealers: (place: string) => `Lihat semua dealer di sekitar ${place}`,
  askTestDrive: (model: string) => `Saya mau test drive ${model}`,
  testDrive: (model: string) => `Pilih dealer, hari, dan jam untuk test drive ${model}.`,
  bookTestDrive: (model: string) => `Pesan test drive ${model}`,
  askStatus: 'Sampai mana permintaan saya?',
  status: 'Isi nomor permintaan Anda, lalu kode yang kami kirim ke nomor HP Anda. Setelah itu semua perkembangannya terlihat.',
  seeStatus: 'Lihat permintaan saya',
}

type FirstPaymentSums = { first: string; instalment: string; months: number; percent: number; packageName: string }

/** For the visitor who asks what we hold. */
export const personalWords = {
  conversation: 'Obrolan',
  name: 'Nama',
  page: 'Halaman',
  transcript: 'Salinan dikirim ke',
  rating: 'Penilaian Anda',
  stars: (count: number) => `${count} dari 5 bintang`,
  photo: 'Foto',
  document: 'Dokumen PDF',
  fileOf: 'Dari',
  by: { visitor: 'Anda', staff: 'Petugas', site: 'Jawaban otomatis' },
} as const
