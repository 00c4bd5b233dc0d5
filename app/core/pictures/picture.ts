/** Size of the largest file in pixels. Every file has this ratio, which all pictures of pages have. */
export const pictureSize = { width: 1280, height: 672 } as const

/** Widths in pixels. The smallest fills a card on a phone, the largest an article on a dense screen. */
export const pictureWidths = [320, 640, 960, 1280] as const

/** Formats in the order in which a page offers them; every browser shows the last. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The file for shared links, which messengers and search engines show. Most of them read neither AVIF nor WebP. */
export const shareFile = { name: '1200.jpg', width: 1200, height: 630, mostBytes: 300 * 1024 } as const

/** Longest side in pixels of the stored original. Files are cut out of it again when the focal point changes. */
export const longestOriginal = 3200

export const longestAlt = 250

/** Fractions of width and height from the top left corner, from 0 to 1. */
export type FocalPoint = { x: number; y: number }

export const middle: FocalPoint = { x: 0.5, y: 0.5 }

/** False for numbers outside the picture, and for NaN. */
export const isInside = ({ x, y }: FocalPoint): boolean => [x, y].every((part) => part >= 0 && part <= 1)

export const uploadRefusals = [
  'picture-too-large',
  'picture-not-an-image',
  'picture-too-many-pixels',
  'picture-too-small',
  'alt-too-long',
  'focal-point-outside',
] as const
export type UploadRefusal = (typeof uploadRefusals)[number]

/** The name of a file: `640.avif`. */
export const fileName = (width: number, format: PictureFormat): string => `${width}.${format}`

const contentTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** The content type of a file by its name; null for a name that no file has. */
export function contentTypeAt(name: string): string | null {
  if (name === shareFile.name) return contentTypes.jpg
  const format = pictureFormats.find((each) => pictureWidths.some((width) => fileName(width, each) === name))
  return format ? contentTypes[format] : null
}
