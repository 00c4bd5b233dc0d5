import { at } from '~/addresses.ts'
import { type Car, isOnSale, type Variant } from '~/core/cars/car.ts'
import { fuelNames, priceLabel } from '~/core/cars/words.ts'
import { carPicture } from '~/site/frame/share-pictures.ts'

/**
 * Structured data of a model. Google shows a `Car` with prices only when it is also a `Product`, and accepts no `Product`
 * without an offer or a rating. So a model without a confirmed current price stays a `Car`.
 */
export function vehicleData(car: Car, publicUrl: string, maker: string) {
  const address = publicUrl + at.car(car.class, car.slug)
  const offered = isOnSale(car) ? car.variants.filter(({ price }) => price.confidence !== 'low') : []
  return {
    '@type': offered.length > 0 ? ['Product', 'Car'] : 'Car',
    '@id': `${address}#model`,
    url: address,
    name: `${maker} ${car.name}`,
    description: car.summary,
    image: [publicUrl + carPicture(car).path, publicUrl + at.drawing(car.slug)],
    brand: { '@type': 'Brand', name: maker },
    manufacturer: { '@type': 'Organization', name: maker, url: `${publicUrl}/` },
    model: car.name,
    sku: String(car.productId),
    bodyType: car.body,
    vehicleSeatingCapacity: car.seats,
    fuelType: [...new Set(car.variants.map(({ fuel }) => fuelNames[fuel]))],
    color: car.colours.map(({ name }) => name),
    ...(offered.length > 0 && { offers: offersOf(offered, address) }),
  }
}

/** Google's product groups do not know how these variants differ, so the variants are offers of one product. */
function offersOf(variants: readonly Variant[], url: string) {
  const prices = variants.map(({ price }) => price.amount)
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    priceCurrency: 'IDR',
    offerCount: variants.length,
    offers: variants.map((variant) => offerOf(variant, url)),
  }
}

/** Our sources give no end date for prices, so `priceValidUntil` is left out. Place and date are given as text. */
function offerOf({ name, price }: Variant, url: string) {
  return {
    '@type': 'Offer',
    name,
    description: priceLabel(price),
    price: price.amount,
    priceCurrency: 'IDR',
    itemCondition: 'https://schema.org/NewCondition',
    // Dealers sell the cars. The site does not know which cars they have in stock.
    availability: 'https://schema.org/InStoreOnly',
    ...(price.place ? { areaServed: price.place } : {}),
    url,
  }
}
