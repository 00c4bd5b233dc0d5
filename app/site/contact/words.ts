import { contactWords } from '../../core/leads/words.ts'
import type { Journey } from './journeys.ts'
import { type FieldRefusal, longestMessage, shortestMessage, type Team } from './message.ts'

export const words = {
  title: 'Hubungi kami',
  description:
    'Telepon, WhatsApp, e-mail, dan jam layanan kami, siapa yang menjawab pesan Anda dan kapan, serta dealer di setiap provinsi.',
  lead: 'Telepon untuk jawaban sekarang. Tulis pesan bila jawabannya perlu dicari dulu; kami sebutkan kapan Anda dijawab.',

  ways: 'Cara menghubungi kami',
  phone: 'Telepon',
  phoneText: 'Untuk jawaban sekarang, selama jam layanan.',
  whatsapp: 'WhatsApp',
  whatsappText: 'Untuk pertanyaan singkat. Boleh dengan foto.',
  email: 'E-mail',
  emailText: 'Untuk surat dan dokumen.',
  form: 'Formulir',
  formText: 'Untuk jawaban dari tim yang tepat, dengan waktu yang dijanjikan.',

  hours: 'Jam layanan',
  holidays: 'Tutup pada hari libur nasional.',
  headOffice: 'Kantor pusat',
  headOfficeCity: 'Jakarta',
  headOfficeText: 'Penjualan dan servis dilayani dealer, bukan kantor pusat.',

  journeys: 'Langsung ke halamannya',
  journeysLead: 'Jawaban untuk pertanyaan ini sudah ada di situs, atau tinggal dipilih jamnya.',

  message: 'Tulis pesan',
  messageLead:
    'Pilih topik, tulis pesan, tambahkan foto bila perlu. Anda mendapat nomor referensi, dan jawabannya datang dari tim ini:',
  topic: 'Topik',
  team: 'Dijawab oleh',
  promise: 'Paling lambat',
  workingHours: (hours: number) => `${hours} jam kerja`,
  workingHoursText: 'Jam kerja dihitung selama jam layanan saja: malam, hari Minggu, dan hari libur nasional tidak ikut.',

  dealers: 'Dealer di setiap provinsi',
  dealersLead: (dealers: number, provinces: number) =>
    `${dealers} dealer di ${provinces} provinsi. Pilih provinsi untuk melihat dealer, alamat, dan jam kosongnya di halaman test drive.`,
  dealersIn: (count: number) => `${count} dealer`,
  sample: 'dealer contoh',
  sampleText: 'Dealer contoh ada agar setiap provinsi dapat dicoba di situs demonstrasi ini.',
} as const

export const journeyWords: Record<Journey, { label: string; text: string }> = {
  testDrive: { label: 'Mencoba mobil', text: 'Pilih mobil, dealer, dan jam test drive.' },
  prices: { label: 'Harga dan varian', text: 'Harga OTR setiap varian, dengan daerah dan tanggalnya.' },
  instalments: { label: 'Uang muka dan angsuran', text: 'Hitung sendiri, termasuk tukar tambah.' },
  buying: { label: 'Rencana membeli', text: 'Ceritakan rencana Anda; dealer menyiapkan penawaran.' },
  service: { label: 'Servis dan perbaikan', text: 'Pilih bengkel dan jam kedatangan.' },
  brochures: { label: 'Brosur', text: 'Unduh, atau kirim ke WhatsApp Anda.' },
  fleet: { label: 'Mobil untuk perusahaan', text: 'Penawaran untuk beberapa unit sekaligus.' },
  dealers: { label: 'Dealer terdekat', text: 'Cari menurut kota atau lokasi Anda.' },
  requests: { label: 'Permintaan yang sudah dikirim', text: 'Lihat statusnya, pindahkan jadwalnya, atau batalkan.' },
}

export const teamWords: Record<Team, string> = {
  sales: 'Tim penjualan',
  aftersales: 'Tim purna jual',
  complaints: 'Tim penanganan keluhan',
  partnerships: 'Tim kerja sama',
  'customer-care': 'Layanan pelanggan',
}

export const refusalWords: Record<FieldRefusal, string> = {
  ...contactWords,
  'topic-missing': 'Pilih topik pesan Anda',
  'message-missing': 'Isi pesan Anda',
  'message-too-short': `Pesan harus paling sedikit ${shortestMessage} huruf`,
  'message-too-long': `Pesan harus paling banyak ${longestMessage.toLocaleString('id-ID')} huruf`,
  'picture-too-large': 'Foto harus paling besar 8 MB. Kirim ulang dalam ukuran yang lebih kecil',
  'picture-not-an-image': 'Foto harus berupa JPG, PNG, atau WebP yang utuh',
  'picture-too-many-pixels': 'Foto harus paling besar 50 megapiksel (JPG) atau 25 megapiksel (PNG dan WebP)',
  'agreement-missing': 'Beri persetujuan agar kami dapat menjawab Anda',
}
