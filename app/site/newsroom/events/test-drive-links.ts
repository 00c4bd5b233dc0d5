import { at } from '../../../addresses.ts'
import { type Car, isOnSale } from '../../../core/cars/car.ts'
import type { PublicEvent } from '../../../core/content/events.ts'
import { type Dealer, sells } from '../../../core/dealers/dealer.ts'
import { provinceAt } from '../../../core/dealers/region-slugs.ts'
import { words } from './words.ts'

type Seller = Pick<Dealer, 'slug' | 'name' | 'services' | 'segments'>

/**
 * Links to the test drive form: the event's dealer if it sells the model, else the dealers of the province. Null when no
 * model of the event is on sale.
 */
export function testDriveOf(place: Pick<PublicEvent['place'], 'province' | 'city'>, dealer: Seller | null, cars: readonly Car[]) {
  const onSale = cars.filter(isOnSale)
  if (onSale.length === 0) return null
  const province = provinceAt(place.province)
  const where = (seller: Seller | null) => (seller ? { dealer: seller.slug } : { province: province?.code })
  const own = dealer && sells(dealer) ? dealer : null
  const hrefs = onSale.map((car): [slug: string, href: string] => [
    car.slug,
    at.testDrive({ vehicle: car.slug, ...where(own && sells(own, car.class) ? own : null) }),
  ])
  return {
    href: at.testDrive(where(own)),
    /** By model. */
    hrefs: Object.fromEntries(hrefs),
    hint: own ? words.testDriveHint(own.name) : words.testDriveHintRegion(province?.name ?? place.city),
  }
}
