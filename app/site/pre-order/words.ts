import type { Wording } from '../../core/leads/form/errors.ts'
import { notSaved, usedFormWords } from '../../core/leads/form/used-form-words.ts'
import { contactWords } from '../../core/leads/words.ts'
import type { FieldRefusal } from './order.ts'

export const refusalWords: Record<FieldRefusal, Wording> = {
  ...contactWords,
  'variant-missing': 'Pilih varian',
  'variant-unknown': 'Pilih salah satu varian di bawah',
  'colour-missing': 'Pilih warna',
  'colour-unknown': 'Pilih salah satu warna untuk varian ini',
  'dealer-missing': 'Pilih dealer',
  'dealer-unknown': 'Pilih salah satu dealer di bawah',
  'refund-rule-missing': 'Baca aturan pengembalian, lalu centang',
  'refund-rule-changed': 'Aturan pengembalian baru saja berubah: baca sekali lagi, lalu centang',
  'agreement-missing': 'Beri persetujuan agar dealer dapat menghubungi Anda',
}

export const words = {
  name: 'Pemesanan awal',
  title: (car: string) => `Pemesanan awal ${car}`,
  description: (car: string) =>
    `Pesan ${car} sebelum unitnya tiba: pilih varian, warna, dan dealer, lalu dapatkan nomor antrean. Tanpa pembayaran di situs ini.`,
  lead: (car: string) => `Dapatkan urutan Anda untuk ${car} sebelum unit pertama tiba di dealer.`,
  start: 'Mulai pemesanan',
  sample: 'Ketentuan, langkah, dan tanggal di halaman ini adalah contoh untuk demonstrasi.',

  queueNow: 'Antrean sekarang',
  queueLength: (count: number) => (count === 0 ? 'Belum ada, Anda yang pertama' : `${count} pemesanan`),
  delivery: 'Perkiraan unit pertama',
  until: 'Dibuka sampai',
  cost: 'Pembayaran sekarang',
  noCost: 'Tidak ada',

  what: 'Apa itu pemesanan awal?',
  whatText:
    'Pemesanan awal mencatat varian, warna, dan dealer pilihan Anda, lalu memberi Anda nomor antrean. Unit dibagikan menurut nomor itu. Ini belum perjanjian jual beli: Anda baru memutuskan membeli saat dealer menawarkan unit Anda.',
  steps: 'Langkah dan artinya',
  noPayment: 'Tidak ada pembayaran di situs ini',
  noPaymentText:
    'Kami tidak meminta uang muka, data kartu, atau transfer. Pembayaran pertama terjadi di dealer setelah Anda menandatangani surat pesanan. Permintaan uang sebelum itu bukan dari kami: hubungi kami lewat tombol bantuan.',
  refund: 'Aturan pengembalian',
  variants: 'Varian yang dapat dipesan',
  toConfirm: 'Data contoh, konfirmasi di dealer',

  formSteps: ['Pilihan', 'Kode', 'Antrean'],
  formLead: 'Tiga pilihan dan data Anda. Urutan antrean dihitung sejak nomor HP Anda diperiksa dengan kode.',
  car: 'Varian dan warna',
  summary: 'Pilihan Anda',
  variant: 'Varian',
  showColours: 'Tampilkan warna',
  colour: 'Warna',
  colourHint: 'Warna di layar dapat berbeda dari warna cat.',
  lostColour: (colour: string, variant: string) => `${colour} tidak tersedia untuk ${variant}. Pilih warna lain.`,
  surcharge: (amount: string) => `tambah ${amount}`,
  toConfirmShort: 'perlu dikonfirmasi di dealer',
  dealer: 'Dealer',
  goOn: 'Lanjutkan ke data Anda',
  personLater: 'Pilih varian, warna, dan dealer dahulu. Setelah itu isi data Anda di sini.',
  acknowledge: 'Saya sudah membaca aturan pengembalian di atas.',
  acknowledged: (rule: string) => `Aturan pengembalian yang dibaca pemesan: ${rule}`,
  person: 'Data Anda',
  phoneHint: (places: number) =>
    `Kami mengirim kode ke nomor ini lewat WhatsApp, lalu dealer menghubungi Anda. Satu nomor dapat memegang ${places} tempat antrean. Contoh: 0812 3456 7890`,
  emailHint: 'Untuk penawaran tertulis saat unit Anda tersedia.',
  send: 'Lanjutkan',
  promise: 'Berikutnya: kode lewat WhatsApp. Nomor antrean Anda didapat setelah kode itu.',

  used: usedFormWords({ what: 'pemesanan', notSent: notSaved }),
  otherModelTitle: (car: string) => `Pemesanan awal sekarang dibuka untuk ${car}`,
  otherModelText:
    'Model yang tadi Anda pilih sudah ditutup. Data Anda tetap ada; pilih varian dan warna sekali lagi bila ingin memesan model ini.',

  codeTitle: 'Masukkan kode',
  consultation: 'Konsultasi pembelian',
  testDrive: 'Booking test drive',
}

export const closedWords = {
  before: (car: string) => ({
    title: `Pemesanan awal ${car} segera dibuka`,
    text: (day: string) => `Pemesanan dibuka ${day}. Sampai saat itu, dealer menjawab pertanyaan Anda lewat konsultasi.`,
  }),
  over: (car: string) => ({
    title: `Pemesanan awal ${car} sudah ditutup`,
    text: 'Nomor antrean yang sudah ada tetap berlaku. Untuk pesanan baru, dealer menjawab lewat konsultasi dengan harga dan waktu tunggu.',
  }),
  none: {
    title: 'Belum ada pemesanan awal yang dibuka',
    text: 'Semua model dapat dipesan langsung di dealer. Mulai dari konsultasi untuk harga dan waktu tunggu, atau coba mobilnya dahulu.',
  },
  follow: 'Sudah memesan? Lihat nomor antrean Anda',
}
