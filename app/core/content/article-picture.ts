export type { ArticlePicture } from './article-picture-schema.ts'

/** Backgrounds of article pictures. `app/core/cars/article-picture` draws each of them. */
export const backgrounds = [
  'banjir',
  'bengkel',
  'bengkel-terbuka',
  'danau',
  'dermaga',
  'fajar',
  'garasi',
  'gudang',
  'halaman-dealer',
  'hujan',
  'jalan-tol',
  'kantor-samsat',
  'kebun-sawit',
  'kompleks-rumah',
  'kota-malam',
  'kota-sore',
  'lapangan',
  'lapangan-pagi',
  'liburan',
  'pabrik',
  'pameran',
  'pantai',
  'pantai-sore',
  'pasar',
  'pegunungan',
  'pelabuhan',
  'pengisian',
  'proyek',
  'sawah',
  'sekolah',
  'tanjakan',
] as const
export type Background = (typeof backgrounds)[number]

/** Size of the PNG in pixels, as messengers and search engines recommend. */
export const articlePictureSize = { width: 1200, height: 630 } as const

/** Stands for the model's usual display colour in an address. */
export const shownColour = 'standar'
