import type { Wording } from '../../core/leads/form/errors.ts'
import { tooLong } from '../../core/leads/form/too-long.ts'
import { usedFormWords } from '../../core/leads/form/used-form-words.ts'
import { contactWords } from '../../core/leads/words.ts'
import type { Journey } from './journeys.ts'
import { type FieldRefusal, longestMessage, messageLength, shortestMessage, type Team } from './message/message.ts'

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
    'Pilih topik, tulis pesan, tambahkan foto bila perlu. Anda mendapat nomor permintaan, dan jawabannya datang dari tim ini:',
  topic: 'Topik',
  team: 'Dijawab oleh',
  promise: 'Paling lambat',
  workingHours: (hours: number) => `${hours} jam kerja`,
  workingHoursText: 'Jam kerja dihitung selama jam layanan saja: malam, hari Minggu, dan hari libur nasional tidak ikut.',

  dealers: 'Dealer di setiap provinsi',
  dealersLead: (dealers: number, provinces: number) =>
    `${dealers} dealer di ${provinces} provinsi. Pilih provinsi untuk melihat dealer, alamat, dan jam bukanya.`,
  dealersIn: (count: number) => `${count} dealer`,
  sample: 'dealer contoh',
  sampleText: 'Dealer contoh ada agar setiap provinsi dapat dicoba di situs demonstrasi ini.',
} as const

export const messageWords = {
  title: 'Tulis pesan',
  description: 'Kirim pertanyaan, keluhan, atau usulan, dengan foto bila perlu. Anda tahu siapa yang menjawab dan kapan.',
  lead: 'Setelah terkirim, Anda mendapat nomor permintaan dan tahu siapa yang menjawab serta kapan.',

  message: 'Pesan Anda',
  topic: 'Tentang apa?',
  topicHint: 'Topik menentukan siapa yang menjawab, dan dalam berapa jam kerja.',
  answeredWithin: (hours: number) => `Dijawab dalam ${hours} jam kerja`,
  text: 'Pesan',
  textHint: `Tulis apa yang Anda perlukan, ${shortestMessage} sampai ${longestMessage.toLocaleString('id-ID')} karakter. Untuk keluhan, sebutkan mobil, tempat, dan tanggalnya.`,
  photo: 'Foto',
  photoHint: 'Satu foto JPG, PNG, atau WebP, paling besar 8 MB. Keterangan tempat dan kamera di dalamnya kami hapus.',

  person: 'Data Anda',
  phoneHint: 'Kami menjawab lewat nomor ini. Contoh: 0812 3456 7890',
  emailHint: 'Untuk tanda terima tertulis.',
  send: 'Kirim pesan',
  promise:
    'Jam kerja dihitung selama jam layanan saja. Jawaban datang lewat telepon, atau lewat WhatsApp bila Anda memintanya sesudah ini.',

  used: usedFormWords({ what: 'pesan' }),
} as const

export const resultWords = {
  title: 'Terima kasih, pesan Anda kami terima',
  description: 'Tanda terima pesan Anda.',
  lead: 'Simpan nomor permintaan ini; dengan nomor itu setiap orang kami menemukan pesan Anda.',
  reads: (team: string) => `${team} membaca pesan Anda.`,
  confirmed: 'Tanda terima sudah kami kirim lewat WhatsApp.',
  confirmedTwice: 'Tanda terima sudah kami kirim lewat WhatsApp dan e-mail.',
  otherWays: 'Cara lain menghubungi kami',
} as const

export const noResultWords = {
  title: 'Terima kasih atas pesan Anda',
  lead: 'Tanda terima yang berisi nomor permintaan kami kirim lewat WhatsApp. Dengan nomor itu Anda melihat siapa yang menjawab dan kapan.',
  follow: 'Ikuti permintaan',
  again: 'Tulis pesan lain',
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

export const refusalWords: Record<FieldRefusal, Wording> = {
  ...contactWords,
  'topic-missing': 'Pilih topik pesan Anda',
  'message-missing': 'Isi pesan Anda',
  'message-too-short': `Pesan minimal ${shortestMessage} karakter`,
  'message-too-long': tooLong('Pesan', longestMessage, messageLength),
  'picture-too-large': 'Foto maksimal 8 MB. Kirim ulang dalam ukuran yang lebih kecil',
  'picture-not-an-image': 'Foto harus berupa JPG, PNG, atau WebP yang utuh',
  'picture-too-many-pixels': 'Foto maksimal 50 megapiksel (JPG) atau 25 megapiksel (PNG dan WebP)',
  'photo-not-kept': 'Pilih foto Anda sekali lagi: browser tidak menyimpannya dari kiriman sebelumnya',
  'agreement-missing': 'Beri persetujuan agar kami dapat menjawab Anda',
}
