import { at } from '../../addresses.ts'
import { type Car, drawnVariant, isOnSale } from '../../core/cars/car.ts'
import { viewBox } from '../../core/cars/drawings/drawing.ts'
import { lowestPrice } from '../../core/cars/price.ts'
import { asOfLabel } from '../../core/cars/words.ts'
import { formatNumber } from '../../lib/number.ts'
import { whatsappAddress } from '../../lib/whatsapp-address.ts'
import type { Services } from '../../platform/services.ts'
import type { Card } from './card.ts'
import { brochuresOf } from './store.server.ts'
import { words } from './words.ts'

export async function readCards(
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  cars: readonly Car[],
): Promise<Card[]> {
  const brochures = brochuresOf({ db, environment })
  const cards = await Promise.all(
    cars.map(async (car) => {
      const brochure = await brochures.find({ slug: car.slug, regency: null })
      return brochure ? [cardOf(car, brochure, environment.publicUrl)] : []
    }),
  )
  return cards.flat()
}

function cardOf(car: Car, { bytes, pages }: { bytes: Uint8Array; pages: number }, publicUrl: string): Card {
  const id = String(car.productId)
  const size = words.size(formatNumber(Math.ceil(bytes.length / 1000)), pages)
  const [, , width, height] = viewBox('side', drawnVariant(car).size)
  const look = at.brochureDownload({ id, lihat: '1' })
  return {
    slug: car.slug,
    name: car.name,
    isOnSale: isOnSale(car),
    picture: { width: Math.round(width), height },
    size,
    priceData: words.priceData(asOfLabel(lowestPrice(car))),
    download: at.brochureDownload({ id }),
    look,
    request: at.brochureRequest({ id }),
    send: whatsappAddress(words.message(car.name, size, publicUrl + look)),
  }
}
