import { at } from '~/addresses.ts'
import { type Car, isOnSale, type Variant } from '~/core/cars/car.ts'
import { fuelNames } from '~/core/cars/words.ts'

/** What search engines learn of a model. Prices of the past and unsure ones are not offered to them. */
export function vehicleData(car: Car, publicUrl: string, maker: string) {
  const address = publicUrl + at.car(car.class, car.slug)
  return {
    '@type': 'Car',
    '@id': `${address}#model`,
    url: address,
    name: `${maker} ${car.name}`,
    description: car.summary,
    image: publicUrl + at.drawing(car.slug),
    brand: { '@type': 'Brand', name: maker },
    productID: String(car.productId),
    bodyType: car.body,
    vehicleSeatingCapacity: car.seats,
    fuelType: [...new Set(car.variants.map(({ fuel }) => fuelNames[fuel]))],
    color: car.colours.map(({ name }) => name),
    offers: car.variants
      .filter(({ price }) => isOnSale(car) && price.confidence !== 'low')
      .map((variant) => offer(variant, address)),
  }
}

function offer(variant: Variant, url: string) {
  return {
    '@type': 'Offer',
    name: variant.name,
    price: variant.price.amount,
    priceCurrency: 'IDR',
    availability: 'https://schema.org/InStock',
    ...(variant.price.place ? { areaServed: variant.price.place } : {}),
    url,
  }
}
