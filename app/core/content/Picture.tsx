import { at } from '~/addresses.ts'
import { type ArticlePicture, articlePictureSize } from './article-picture.ts'

/** The drawn picture of an article or a programme. With `first` the browser loads it at once, not lazily. */
export function Picture({ picture: { scene, alt }, first = false }: { picture: ArticlePicture; first?: boolean }) {
  return (
    <img
      src={at.articlePicture(scene)}
      alt={alt}
      {...articlePictureSize}
      loading={first ? 'eager' : 'lazy'}
      className="h-auto w-full rounded-card bg-paper-sunk"
    />
  )
}
