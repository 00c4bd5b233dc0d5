import { at } from '~/addresses.ts'
import { type ArticlePicture, articlePictureSize } from '~/core/content/article-picture.ts'

/** The drawn scene of an article. The one at the top of a page is fetched at once. */
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
