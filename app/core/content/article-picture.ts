export type { ArticlePicture } from './article-picture-schema.ts'

/** Where the car of an article's picture stands; each is drawn by `app/core/cars/article-picture`. */
export const backgrounds = [
  'banjir',
  'bengkel',
  'bengkel-terbuka',
  'danau',
  'garasi',
  'hujan',
  'jalan-tol',
  'kantor-samsat',
  'kebun-sawit',
  'kota-malam',
  'lapangan',
  'lapangan-pagi',
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

/** Pixels of the picture as PNG, the size that messengers and search engines ask for. */
export const articlePictureSize = { width: 1200, height: 630 } as const

/** Stands in an address for the colour that the model is shown in. */
export const shownColour = 'standar'
