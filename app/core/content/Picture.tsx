import { at } from '~/addresses.ts'
import { fileName, type PictureFormat, pictureFormats, pictureSize, pictureWidths } from '../pictures/picture.ts'
import { type ArticlePicture, articlePictureSize, type UploadedPicture } from './article-picture.ts'

/** Where a picture stands, for the width that the browser needs: alone in an article, in half of the page, or in a card. */
const sizes = {
  article: '(min-width: 64rem) 54rem, (min-width: 45rem) 42rem, 100vw',
  half: '(min-width: 64rem) 36rem, 100vw',
  card: '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw',
} as const

type Place = { slot: keyof typeof sizes /** The browser loads it at once, not lazily. */; first?: boolean }

/** The picture of an article, a programme or a page. */
export function Picture({ picture, slot, first = false }: Place & { picture: ArticlePicture }) {
  const common = {
    loading: first ? 'eager' : 'lazy',
    className: 'h-auto w-full rounded-card bg-paper-sunk',
  } as const
  if ('scene' in picture)
    return <img src={at.articlePicture(picture.scene)} alt={picture.alt} {...articlePictureSize} {...common} />
  return (
    <picture>
      {pictureFormats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(picture, format)} sizes={sizes[slot]} />
      ))}
      <img
        src={at.photo(picture, fileName(640, 'jpg'))}
        srcSet={srcSetOf(picture, 'jpg')}
        sizes={sizes[slot]}
        alt={picture.alt}
        {...pictureSize}
        {...common}
      />
    </picture>
  )
}

const srcSetOf = (picture: UploadedPicture, format: PictureFormat): string =>
  pictureWidths.map((width) => `${at.photo(picture, fileName(width, format))} ${width}w`).join(', ')
