import type { FaqTopic } from '../../core/content/faq.ts'
import type { DrivingAdvice, LampColour } from '../../core/content/warning-lights.ts'
import { tooLong } from '../../core/leads/form/too-long.ts'
import { longestQuery } from './search.ts'

export const words = {
  title: 'Bantuan',
  description:
    'Jawaban tentang membeli, kredit, test drive, servis, dan garansi, arti lampu peringatan di dasbor, dan dokumen saat serah terima.',
  lead: 'Cari jawabannya di sini, kapan saja. Belum ketemu? Tim kami membantu di jam layanan.',

  search: 'Cari jawaban',
  searchHint: 'Tulis satu atau dua kata, misalnya: aki, DP, ganti jadwal',
  find: 'Cari',
  tooLong: tooLong('Pencarian', longestQuery),
  found: (count: number, text: string) => `${count} hasil untuk “${text}”`,
  nothing: (text: string) => `Tidak ada jawaban untuk “${text}”`,
  nothingText: 'Coba satu kata saja, cari di seluruh situs, atau buka salah satu topik di bawah.',
  corrected: (text: string) => `Tidak ada jawaban untuk “${text}”. Ini yang paling mirip.`,
  nearest: 'Tidak ada jawaban dengan semua kata itu. Ini yang paling dekat.',
  wholeSite: 'Cari di seluruh situs',
  elsewhere: 'Lampu dan dokumen',
  all: 'Semua pertanyaan',

  topics: 'Topik',
  link: 'Tautan jawaban ini',
  sample: 'Contoh',

  doors: 'Untuk pemilik mobil',
  lights: 'Lampu peringatan',
  lightsText: 'Simbol di dasbor menyala? Lihat artinya dan apa yang harus dilakukan.',
  handOver: 'Dokumen serah terima',
  handOverText: 'STNK, BPKB, polis: dari siapa, dan berapa lama.',
  recall: 'Cek kampanye perbaikan',
  recallText: 'Masukkan nomor rangka, lihat apakah mobil Anda perlu diperbaiki gratis.',

  unsure: 'Masih ragu?',
  unsureText: 'Tanya orangnya langsung: bengkel untuk urusan mobil, tim kami untuk urusan lain.',
  message: 'Tulis pesan',
  workshops: 'Cari bengkel',
  service: 'Booking servis',
} as const

export const topicNames: Record<FaqTopic, string> = {
  pembelian: 'Membeli mobil',
  kredit: 'Kredit',
  'test-drive': 'Test drive',
  servis: 'Servis',
  garansi: 'Garansi',
  aksesoris: 'Aksesori',
  situs: 'Situs ini',
}

export const lightWords = {
  title: 'Lampu peringatan',
  description: 'Arti simbol yang menyala di dasbor, apa yang harus dilakukan, dan apakah Anda boleh jalan terus.',
  lead: 'Pilih simbol yang menyala. Merah: menepi. Kuning: periksakan. Biru: pemberitahuan saja.',
  which: 'Simbol mana yang menyala?',
  filter: 'Warna lampu',
  all: 'Semua',
  counted: (label: string, count: number) => `${label} (${count})`,
  todo: 'Yang perlu dilakukan',
  manual: 'Bentuk dan warna dapat sedikit berbeda di setiap model. Yang berlaku tetap buku pemilik mobil Anda.',
} as const

export const colourWords: Record<LampColour, { name: string; title: string; lead: string }> = {
  merah: { name: 'Merah', title: 'Merah: bertindak sekarang', lead: 'Menepi di tempat aman, lalu baca langkahnya.' },
  kuning: { name: 'Kuning', title: 'Kuning: periksakan', lead: 'Mobil biasanya masih bisa berjalan pelan, jangan menunda.' },
  hijau: { name: 'Hijau', title: 'Hijau: sedang dipakai', lead: 'Tidak ada gangguan; sesuatu sedang menyala.' },
  biru: { name: 'Biru', title: 'Biru: sedang menyala', lead: 'Tidak ada gangguan, tetapi perhatikan pemakai jalan lain.' },
}

/** The names of the filters of warning lights, by their parameters in the address. */
export const filterLabels: Record<string, string> = { warna: 'Warna' }

export const adviceWords: Record<DrivingAdvice, string> = {
  tidak: 'Berhenti, jangan jalan',
  'ke-bengkel': 'Pelan-pelan ke bengkel',
  'setelah-beres': 'Bereskan dulu, baru jalan',
  ya: 'Boleh jalan terus',
}

export const handOverWords = {
  title: 'Dokumen saat serah terima',
  description: 'STNK, BPKB, pelat nomor, faktur, dan polis asuransi: apa gunanya, dari siapa, dan berapa lama.',
  lead: 'Tidak semua surat datang bersama mobil. Ini yang Anda terima hari itu, dan yang menyusul.',
  figure: 'Kapan dokumennya sampai',
  months: ['Serah terima', '1 bulan', '2 bulan', '3 bulan'],
  sameDay: 'Hari serah terima',
  after: (period: string) => `${period} kemudian`,
  weeks: (from: number, until: number) => `${from}–${until} minggu`,
  monthsLong: (from: number, until: number) => `${from}–${until} bulan`,
  when: 'Kapan',
  fromWhom: 'Dari siapa',
  check: 'Periksa',
  sample: 'Lamanya perkiraan umum dari data contoh. Tanyakan tanggal pastinya kepada dealer Anda.',
} as const
