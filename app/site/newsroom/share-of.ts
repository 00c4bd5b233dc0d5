import type { Car } from '../../core/cars/car.ts'
import { sharePictureOf } from '../../core/content/article-picture.ts'
import type { Article } from '../../core/content/articles.ts'
import { carPicture, pictureAt, type SharePicture } from '../frame/share-pictures.ts'

/** The picture of a shared link to an article: its own, else its first model, else the picture of the list. */
export function shareOf(
  { picture, models }: Pick<Article, 'picture' | 'models'>,
  cars: readonly Car[],
  list: string,
): SharePicture {
  if (picture) return sharePictureOf(picture)
  const car = cars.find(({ slug }) => models.includes(slug))
  return car ? carPicture(car) : pictureAt(list)
}
