import { at } from '~/addresses.ts'
import { type Car, isOnSale, type Variant } from '~/core/cars/car.ts'
import { fuelNames, priceLabel } from '~/core/cars/words.ts'
import { carPicture } from '~/site/frame/share-pictures.ts'

/**
 * What search engines learn of a model. Google reads a `Car` as something to buy only where it is a `Product` too, and
 * takes no `Product` without an offer or a rating: a model without a sure price of today stays a `Car`.
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
    productID: String(car.productId),
    sku: String(car.productId),
    bodyType: car.body,
    vehicleSeatingCapacity: car.seats,
    fuelType: [...new Set(car.variants.map(({ fuel }) => fuelNames[fuel]))],
    color: car.colours.map(({ name }) => name),
    ...(offered.length > 0 && { offers: offersOf(offered, address) }),
  }
}

/** The variants differ in what Google knows no variant by, so they are offers of one product, not a group of products. */
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

/** Our sources do not tell until when a price holds, so `priceValidUntil` is left out; place and date are told in words. */
function offerOf({ name, price }: Variant, url: string) {
  return {
    '@type': 'Offer',
    name,
    description: priceLabel(price),
    price: price.amount,
    priceCurrency: 'IDR',
    itemCondition: 'https://schema.org/NewCondition',
    // Dealers sell the cars; what stands at which dealer is not known here.
    availability: 'https://schema.org/InStoreOnly',
    ...(price.place ? { areaServed: price.place } : {}),
    url,
  }
}
