import type { Dealer } from '../../../core/dealers/dealer.ts'
import { provinceOf } from '../../../core/dealers/regions.ts'
import { clock } from '../../../lib/day.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const time = (minutes: number) => clock(minutes).replace('.', ':')

/** A dealer as search engines read it; a point that is only a guess is left out. */
export function dealerData(dealer: Dealer, url: string, brand: string) {
  const { name, address, city, regencyCode, geoPrecision, latitude, longitude, openingHours, phone } = dealer
  return {
    '@type': 'AutoDealer',
    '@id': `${url}#dealer`,
    name,
    url,
    brand: { '@type': 'Brand', name: brand },
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      addressLocality: city,
      addressRegion: provinceOf(regencyCode).name,
      addressCountry: 'ID',
    },
    ...(geoPrecision === 'street' && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(phone && { telephone: phone }),
    openingHoursSpecification: openingHours.flatMap((shifts, day) =>
      shifts.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[day],
        opens: time(opens),
        closes: time(closes),
      })),
    ),
  }
}
