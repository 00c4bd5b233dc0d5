import { at } from '../../addresses.ts'
import { type Car, drawnVariant, isOnSale } from '../../core/cars/car.ts'
import { viewBox } from '../../core/cars/drawings/drawing.ts'
import { lowestPrice } from '../../core/cars/price.ts'
import { asOfLabel } from '../../core/cars/words.ts'
import { within } from '../../core/documents/patience.ts'
import { formatNumber } from '../../lib/number.ts'
import { whatsappAddress } from '../../lib/whatsapp-address.ts'
import { DocumentsUnavailable } from '../../platform/document-task.ts'
import type { Services } from '../../platform/services.ts'
import type { Card } from './card.ts'
import { type Brochure, brochuresOf } from './store.server.ts'
import { words } from './words.ts'

/** Seconds that the page waits for brochures under way. After that it shows no file size. */
const pageWaits = 8

/** The cards of these models. `isWhole` is true when the size of every brochure is known. */
export async function readCards(
  process: Pick<Services, 'db' | 'environment' | 'documents'>,
  cars: readonly Car[],
): Promise<{ cards: Card[]; isWhole: boolean }> {
  const brochures = brochuresOf(process)
  const found = await Promise.all(cars.map((car) => ifMadeInTime(brochures.find({ model: car.slug, regency: null }))))
  const cards = cars.map((car, place) => cardOf(car, found[place] ?? null, process.environment.publicUrl))
  return { cards, isWhole: found.every((brochure) => brochure !== null) }
}

async function ifMadeInTime(making: Promise<Brochure | null>): Promise<Brochure | null> {
  try {
    return await within(pageWaits, making)
  } catch (error) {
    if (error instanceof DocumentsUnavailable) return null
    throw error
  }
}

function cardOf(car: Car, brochure: Brochure | null, publicUrl: string): Card {
  const id = String(car.productId)
  const size = brochure ? words.size(formatNumber(Math.ceil(brochure.bytes.length / 1000)), brochure.pages) : words.sizeUnknown
  const [, , width, height] = viewBox('side', drawnVariant(car).size)
  return {
    slug: car.slug,
    name: car.name,
    isOnSale: isOnSale(car),
    picture: { width: Math.round(width), height },
    size,
    priceData: words.priceData(asOfLabel(lowestPrice(car))),
    download: at.brochureDownload({ id }),
    send: at.brochureRequest({ id }),
    share: whatsappAddress(words.message(car.name, size, publicUrl + at.brochureDownload({ id, lihat: '1' }))),
  }
}
