import { at } from '~/addresses.ts'
import { sharePictureOf } from '~/core/content/article-picture.ts'
import type { ModelOffer } from '~/core/content/programmes.ts'
import { formatRupiah, type Rupiah } from '~/lib/money.ts'
import type { Thing } from '../../frame/structured-data.tsx'
import { words } from '../words.ts'
import type { ProgrammeShown } from './programme.server.ts'

/**
 * Structured data of a programme: the cars of its examples, at their usual prices. The programme lowers the first payment
 * only. Null for a sample, which nobody offers, and without examples.
 */
export function programmeCatalogue({ slug, programme, offers }: ProgrammeShown, publicUrl: string, maker: string): Thing | null {
  if (programme.sample || !offers.some(({ example }) => example)) return null
  const url = publicUrl + at.programme(slug)
  return {
    '@type': 'OfferCatalog',
    name: programme.title,
    description: programme.summary,
    url,
    image: publicUrl + sharePictureOf(programme.picture).path,
    itemListElement: offers.flatMap(({ offer, car, example }) => {
      if (!example) return []
      return {
        '@type': 'Offer',
        name: `${car.name} ${example.variant}`,
        description: descriptionOf(offer) || programme.summary,
        price: example.price,
        priceCurrency: 'IDR',
        itemCondition: 'https://schema.org/NewCondition',
        availability: 'https://schema.org/InStoreOnly',
        validFrom: programme.from,
        validThrough: programme.until,
        areaServed: example.place,
        url,
        itemOffered: {
          '@type': 'Car',
          name: `${maker} ${car.name}`,
          brand: { '@type': 'Brand', name: maker },
          image: publicUrl + car.picture,
          url: publicUrl + example.carAddress,
        },
      }
    }),
  }
}

function descriptionOf({ discount, gift }: ModelOffer): string {
  const less = discount > 0 ? `${words.less} ${formatRupiah(discount as Rupiah)}. ` : ''
  return gift === undefined ? less.trim() : `${less}${words.gift}: ${gift}.`
}
