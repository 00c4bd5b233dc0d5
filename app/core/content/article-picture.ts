import type { z } from 'zod'
import { at } from '../../addresses.ts'
import { shareFile } from '../pictures/picture.ts'
import type { drawnPicture, uploadedPicture } from './article-picture-schema.ts'

export type DrawnPicture = z.infer<typeof drawnPicture>

/** Reading an item adds the version of the files, and the token when the item is a preview. Both go into addresses. */
export type UploadedPicture = z.infer<typeof uploadedPicture> & { version?: string; preview?: string }

export type ArticlePicture = DrawnPicture | UploadedPicture

/** The picture where a link is shared: PNG or JPEG of 1200 × 630 pixels. */
export function sharePictureOf(picture: ArticlePicture): { path: string; alt: string } {
  const path = 'scene' in picture ? at.articlePicture(picture.scene, 'png') : at.photo(picture, shareFile.name)
  return { path, alt: picture.alt }
}

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
