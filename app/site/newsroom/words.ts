import type { NewsTopic } from '~/core/content/news.ts'

export const topicNames: Record<NewsTopic, string> = {
  produk: 'Produk',
  perusahaan: 'Perusahaan',
  komunitas: 'Komunitas',
  tips: 'Tips',
  layanan: 'Layanan',
}

export const words = {
  news: 'Berita',
  description: 'Kabar model, tips merawat mobil, dan cerita pemiliknya.',
  year: 'Tahun',
  topic: 'Topik',
  model: 'Model',
  any: 'Semua',
  apply: 'Terapkan',
  clear: 'Hapus filter',
  nothing: 'Tidak ada berita dengan filter ini. Hapus filter untuk melihat semuanya.',
  pages: 'Halaman berita',
  page: (number: number, last: number) => `Halaman ${number} dari ${last}`,
  newer: 'Lebih baru',
  older: 'Lebih lama',
  sample: 'Contoh',
  minutes: (count: number) => `${count} menit membaca`,
  readAlso: 'Baca juga',
  models: 'Model di berita ini',
  from: 'Mulai',
} as const
