import type { ArticleTopic } from '~/core/content/articles.ts'
import type { EventTopic } from '~/core/content/events.ts'
import { type FilterKey, parameters } from './article-filter.ts'

export const topicNames: Record<ArticleTopic, string> = {
  produk: 'Produk',
  perusahaan: 'Perusahaan',
  komunitas: 'Komunitas',
  tips: 'Tips',
  layanan: 'Layanan',
}

export const eventTopicNames: Record<EventTopic, string> = {
  pameran: 'Pameran',
  'test-drive': 'Test drive',
  servis: 'Servis',
  komunitas: 'Komunitas',
}

export type SectionWords = {
  title: string
  description: string
  nothing: string
  found: (count: number) => string
  models: string
  related: string
}

export const sectionWords = {
  news: {
    title: 'Berita',
    description: 'Kabar model, tips merawat mobil, dan cerita pemiliknya.',
    nothing: 'Tidak ada berita dengan filter ini',
    found: (count: number) => `${count} berita`,
    models: 'Model di berita ini',
    related: 'Baca juga',
  },
  pressReleases: {
    title: 'Siaran pers',
    description: 'Keterangan resmi untuk media, lengkap dengan kontak yang bisa dihubungi.',
    nothing: 'Tidak ada siaran pers dengan filter ini',
    found: (count: number) => `${count} siaran pers`,
    models: 'Model di siaran pers ini',
    related: 'Siaran pers lain',
  },
  events: {
    title: 'Acara',
    description: 'Pameran, coba jalan, servis bersama, dan kumpul pemilik: di mana, kapan, dan mobil apa yang datang.',
    nothing: 'Tidak ada acara dengan filter ini',
    found: (count: number) => `${count} acara`,
    models: 'Mobil yang datang',
    related: 'Acara lain',
  },
} as const satisfies Record<string, SectionWords>

/** The names of the filters, by their parameters in the address. */
export const filterLabels: Record<string, string> = {
  [parameters.year]: 'Tahun',
  [parameters.topic]: 'Topik',
  [parameters.model]: 'Model',
  [parameters.province]: 'Provinsi',
  [parameters.page]: 'Halaman',
}

export const words = {
  year: 'Tahun',
  topic: 'Topik',
  model: 'Model',
  province: 'Provinsi',
  clear: 'Hapus filter',
  nothingText: 'Longgarkan satu syarat:',
  without: {
    year: 'Semua tahun',
    topic: 'Semua topik',
    model: 'Semua model',
    province: 'Semua provinsi',
  } satisfies Record<FilterKey, string>,
  relaxed: (label: string, count: number) => `${label} (${count})`,
  sample: 'Contoh',
  minutes: (count: number) => `${count} menit membaca`,
  from: 'Mulai',
  /** Feed readers show it without the site around it. */
  feedTitle: (title: string, maker: string) => `${title} ${maker}`,
  rss: (title: string) => `${title} (RSS)`,
  jsonFeed: (title: string) => `${title} (JSON Feed)`,
  mediaContact: 'Kontak media',
  downloads: 'Unduhan',
  /** `1,4 MB` */
  size: (bytes: number) => `${(bytes / 1_000_000).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`,
} as const
